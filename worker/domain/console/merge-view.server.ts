import { type Outcome, refused } from "../../contracts/problem.ts";
import { recordView, type TrailDeps } from "../audit-trail.server.ts";
import { findPair, mergeRegistrations, type Pair } from "../events/merge-registrations.server.ts";
import { dayAndHour } from "../india-calendar.server.ts";
import { type Operator, refuseStalePasskey } from "../operators/admission.server.ts";
import { listNotes } from "../record-notes.server.ts";
import { maskEmail, maskPhone } from "./masked.server.ts";

const CONFIRMATION =
  "The confirmation of the place. No second email is sent; if the first one has not been sent yet, it goes to the address that is kept.";

type Side = {
  id: string;
  name: string;
  /** Masked, like `phone`. */
  email: string;
  phone: string;
  facts: readonly (readonly [label: string, value: string])[];
};
/** `obstacles`: reasons why the two cannot be merged now; empty if they can. */
export type MergeView = { keep: Side; drop: Side } & Record<"moves" | "lost" | "obstacles", readonly string[]>;

export async function viewMerge(deps: TrailDeps, operator: Operator, pair: Pair): Promise<MergeView | undefined> {
  const found = await findPair(deps, pair);
  if (!found) return undefined;
  for (const { id } of [found.keep, found.drop]) {
    await recordView(deps, operator, { action: "registration.viewed", subject: `registration:${id}` });
  }
  const notes = await listNotes(deps, `registration:${pair.dropId}`);
  const confirms = found.drop.confirmedAt !== null && found.keep.confirmedAt === null;
  return {
    keep: sideOf(found.keep),
    drop: sideOf(found.drop),
    moves: [
      ...(notes.length > 0 ? [notes.length === 1 ? "1 internal note." : `${notes.length} internal notes.`] : []),
      ...(confirms ? [CONFIRMATION] : []),
    ],
    lost: [
      `The registration of ${found.drop.fullName} with the address ${maskEmail(found.drop.email)} and the phone number ${maskPhone(found.drop.phone)}.`,
      "Its tags, its assignment and any correction that waits for its owner.",
    ],
    obstacles: [],
  };
}

/** Merges two registrations. Needs a fresh passkey: the second one cannot be restored. */
export async function mergePair(
  deps: TrailDeps,
  operator: Operator,
  input: Pair & { reason: string },
): Promise<Outcome<null>> {
  if (input.keepId === input.dropId) return refused("not_found");
  return refuseStalePasskey(operator) ?? mergeRegistrations(deps, operator, input);
}

type Registration = NonNullable<Awaited<ReturnType<typeof findPair>>>["keep"];

function sideOf({ id, fullName, email, phone, createdAt, confirmedAt }: Registration): Side {
  return {
    id,
    name: fullName,
    email: maskEmail(email),
    phone: maskPhone(phone),
    facts: [
      ["Registered", dayAndHour(createdAt)],
      ["State", confirmedAt ? "Confirmed" : "Not confirmed"],
    ],
  };
}

export type Duplicate = { id: string; name: string; email: string };

export function duplicatesOf(rows: readonly Registration[]): Duplicate[] {
  return rows.map(({ id, fullName, email }) => ({ id, name: fullName, email: maskEmail(email) }));
}
