import { NewReply } from "#worker/contracts/console/records.ts";
import { withInput } from "#worker/contracts/problem.ts";
import { writeTo } from "#worker/domain/console/correspondence/correspondence.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { respond } from "../parts/responses.server.ts";

type Written = { kind: string; id: string; path: string };

export async function replyStep(
  deps: Parameters<typeof writeTo>[0],
  operator: Operator,
  { kind, id, path }: Written,
  form: { [name: string]: string },
) {
  const outcome = await withInput(NewReply, form, ({ id: replyId, ...reply }) =>
    writeTo(deps, operator, { kind, id, replyId, ...reply }),
  );
  return respond(outcome, path, "written", form);
}

/** The template chosen in a record page's URL, and a new id that makes a repeated form send one mail. */
export function replyOf(request: Request) {
  return { chosen: new URL(request.url).searchParams.get("template") ?? "", replyId: crypto.randomUUID() };
}
