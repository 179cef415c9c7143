import { sql } from "drizzle-orm";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, type TrailDeps, withTrail } from "../audit-trail.server.ts";
import { moveReplies } from "../mail/record-replies.server.ts";
import { moveNotes } from "../record-notes.server.ts";
import {
  findRegistration,
  hasRegistration,
  mergeConfirmationStatement,
  moveConfirmationMail,
  purgeRegistrations,
} from "./event-registrations.server.ts";

export type Pair = { keepId: string; dropId: string };

/** Finds two registrations of one event. The second is the one to delete. */
export async function findPair(deps: Pick<Deps, "db">, { keepId, dropId }: Pair) {
  const keep = await findRegistration(deps, keepId);
  const drop = await findRegistration(deps, dropId);
  return keep && drop && keepId !== dropId && keep.event === drop.event ? { keep, drop } : undefined;
}

/**
 * Keeps the first registration with its address and permanently deletes the second. Moves the notes, and confirms the
 * place if either was confirmed. Sends no second mail, but moves one that did not arrive.
 */
export async function mergeRegistrations(
  deps: TrailDeps,
  by: Actor,
  { keepId, dropId, reason }: Pair & { reason: string },
): Promise<Outcome<null>> {
  const pair = await findPair(deps, { keepId, dropId });
  if (!pair) return refused("not_found");
  const areThere = sql`${hasRegistration(keepId, sql`event = ${pair.keep.event}`)} and ${hasRegistration(dropId, sql`event = ${pair.keep.event}`)}`;
  const entry = {
    action: "registration.merged",
    subject: `registration:${keepId}`,
    before: { merged: dropId, email: pair.drop.email, phone: pair.drop.phone },
    reason,
  };
  const move = { from: `registration:${dropId}`, to: `registration:${keepId}` };
  const [, merged] = await withTrail(
    deps,
    by,
    entry,
    () => [
      moveConfirmationMail(deps, sql`old.id = ${dropId} and own.id = ${keepId} and ${areThere}`),
      mergeConfirmationStatement(deps, { keepId, dropId }, areThere),
      moveNotes(deps, move, areThere),
      moveReplies(deps, move, areThere),
      ...purgeRegistrations(deps, [dropId], areThere),
    ],
    areThere,
  );
  return merged.length > 0 ? ok(null) : refused("not_found");
}
