import { redirect } from "react-router";
import { readFormPairs } from "#app/components/forms/read-form.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { toHtml } from "#worker/domain/content/markdown.server.ts";
import type { Route } from "./+types/preview.ts";

const MAX_CHARACTERS = 100_000;

export function loader() {
  return redirect("/console/content");
}

export async function action({ request }: Route.ActionArgs) {
  const text = (await readFormPairs(request)).get("text") ?? "";
  return Response.json({ html: toHtml(text.slice(0, MAX_CHARACTERS)) }, { headers: { "Cache-Control": "no-store" } });
}

export const handle = { private: true, permission: "content.read" } satisfies PageHandle;
