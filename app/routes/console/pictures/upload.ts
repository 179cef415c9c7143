import { redirect } from "react-router";
import { depsContext } from "#worker/context.server.ts";
import { UPLOAD_BYTES } from "#worker/contracts/console/picture-limits.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { headersOf, statusOf } from "#worker/contracts/problem.ts";
import { toLibraryPicture } from "#worker/domain/content/pictures/library.server.ts";
import { uploadPicture } from "#worker/domain/content/pictures/upload-picture.server.ts";
import { operatorWith } from "../parts/responses.server.ts";
import type { Route } from "./+types/upload.ts";
import { readUpload } from "./read-upload.server.ts";
import type { UploadResult } from "./upload-result.ts";

export function loader() {
  return redirect("/console/pictures");
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "content.change");
  const input = await readUpload(request);
  const outcome = input.ok ? await uploadPicture(context.get(depsContext), operator, input.value) : input;
  const result: UploadResult = outcome.ok
    ? { ok: true, picture: toLibraryPicture(outcome.value) }
    : { ok: false, message: outcome.message };
  const headers = { "Cache-Control": "no-store", ...headersOf(outcome) };
  return Response.json(result, { status: statusOf(outcome), headers });
}

export const handle = {
  private: true,
  permission: "content.change",
  fileBytes: UPLOAD_BYTES,
} satisfies PageHandle;
