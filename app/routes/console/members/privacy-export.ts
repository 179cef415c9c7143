import { redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { Reason } from "#worker/contracts/console/records.ts";
import { UNLOCK_PATH } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { findMember } from "#worker/domain/accounts/members.server.ts";
import { downloadData } from "#worker/domain/console/privacy-request.server.ts";
import { sendFile } from "../../documents/send-file.server.ts";
import { missing } from "../parts/responses.server.ts";
import type { Route } from "./+types/privacy-export.ts";

const TYPES = { csv: "text/csv; charset=utf-8; header=present", json: "application/json; charset=utf-8" } as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!(await findMember(context.get(depsContext), params.id))) throw missing(context);
  return redirect(`/console/members/${params.id}/privacy`);
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const back = `/console/members/${id}/privacy`;
  const input = Reason.safeParse({ reason: form["copyReason"] });
  if (!input.success) throw redirect(`${back}?missing=reason#field-copyReason`);
  const format = form["format"] === "json" ? "json" : "csv";
  const wanted = { id, reason: input.data.reason, format } as const;
  const outcome = await downloadData(context.get(depsContext), context.get(operatorContext), wanted);
  if (outcome.ok) return sendFile(outcome.value, `personal-data.${format}`, TYPES[format]);
  if (outcome.code === "not_found") throw missing(context);
  // The page says why an account's data cannot be downloaded.
  throw redirect(outcome.code === "stale_passkey" ? `${UNLOCK_PATH}?to=${encodeURIComponent(back)}` : back);
}

export const handle = { private: true, permission: "members.erase" } satisfies PageHandle;
