import { data } from "react-router";
import { Reason } from "#worker/contracts/console/records.ts";
import { type Outcome, withInput } from "#worker/contracts/problem.ts";
import type { ConsoleActionData, DoneCode } from "../parts/action-notice.tsx";
import { refuseConsole, respond } from "../parts/responses.server.ts";
import type { Revealed } from "./contact-details.tsx";
import { readRevealReason } from "./record-steps.server.ts";
import { refusedField } from "./refused-field.server.ts";

type Form = Record<string, string>;
type Pair = { keepId: string; dropId: string };
type Steps = {
  reveal: (id: string, reason: string) => Promise<Outcome<Revealed>>;
  merge: (input: Pair & { reason: string }) => Promise<Outcome<unknown>>;
};

export async function takeMergeStep(
  form: Form,
  pair: Pair,
  { path, done }: { path: string; done: DoneCode },
  { reveal, merge }: Steps,
) {
  if (form["step"] === "reveal") return revealPair(form, pair, reveal);
  return respond(await withInput(Reason, form, ({ reason }) => merge({ ...pair, reason })), path, done, form);
}

/** The masks of two records can be equal, so a merge needs both. */
async function revealPair(form: Form, { keepId, dropId }: Pair, reveal: Steps["reveal"]) {
  const input = readRevealReason(form);
  if (!input.success) return refusedField(input.error.issues, "revealReason", form);
  const { reason } = input.data;
  const keep = await reveal(keepId, reason);
  const drop = await reveal(dropId, reason);
  if (!keep.ok) return refuseConsole(keep, form);
  if (!drop.ok) return refuseConsole(drop, form);
  const revealedPair = [keep.value, drop.value] as const;
  return data<ConsoleActionData>({ message: "", needsPasskey: false, errors: {}, revealedPair });
}
