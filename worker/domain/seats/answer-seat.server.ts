import * as m from "#messages/dashboard/refusals.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { auditStatement } from "../audit.server.ts";
import { markMailQueued, queueMailIf } from "../mail/outbox.server.ts";
import { seatWithdrawnMail } from "./mails.server.ts";
import { acceptStatement, addressOf, closeStatement, hasHolder, isSeatIn, type Seat } from "./seats.server.ts";

type AnswerDeps = Pick<Deps, "db" | "now">;
type Person = { memberId: string; email: string };

const OPEN = ["invited", "accepted"] as const;

/** Accepts a seat for the account with the invited address. Refuses with `version_conflict` if it is no longer open. */
export async function acceptSeat(
  deps: AnswerDeps,
  { memberId, email }: Person,
  seatId: string,
): Promise<Outcome<Seat>> {
  const seat = { id: seatId, email };
  const entry = { actor: memberId, action: "seat.accepted", subject: `seat:${seatId}` };
  const [, [accepted]] = await deps.db.batch([
    auditStatement(deps, entry, isSeatIn(seat, ["invited"])),
    acceptStatement(deps, { ...seat, memberId }),
  ]);
  return accepted ? ok(accepted) : refused("version_conflict", m.seatGone());
}

/** Refuses with `version_conflict` if the invitation is no longer open, as when it was accepted in another tab. */
export async function declineSeat(deps: AnswerDeps, person: Person, seatId: string): Promise<Outcome<null>> {
  const change = { action: "seat.declined", from: ["invited"], to: "declined" } as const;
  return closeOwn(deps, person, seatId, change);
}

export async function leaveSeat(deps: AnswerDeps, person: Person, seatId: string): Promise<Outcome<null>> {
  const change = { action: "seat.left", from: ["accepted"], to: "ended" } as const;
  return closeOwn(deps, person, seatId, change);
}

async function closeOwn(
  deps: AnswerDeps,
  { memberId, email }: Person,
  seatId: string,
  { action, ...change }: Parameters<typeof closeStatement>[2] & { action: string },
): Promise<Outcome<null>> {
  const seat = { id: seatId, email };
  const [, closed] = await deps.db.batch([
    auditStatement(deps, { actor: memberId, action, subject: `seat:${seatId}` }, isSeatIn(seat, change.from)),
    closeStatement(deps, seat, change),
  ]);
  return closed.length > 0 ? ok(null) : refused("version_conflict", m.seatGone());
}

/** Lets the buyer withdraw a seat at any time, and writes to a person who had accepted it. */
export async function withdrawSeat(
  deps: AnswerDeps & Pick<Deps, "queued">,
  ownerId: string,
  seatId: string,
): Promise<Outcome<null>> {
  const seat = { id: seatId, ownerId };
  const entry = { actor: ownerId, action: "seat.withdrawn", subject: `seat:${seatId}` };
  const [, mail, [withdrawn]] = await deps.db.batch([
    // These two come first, because the withdrawal makes their conditions false.
    auditStatement(deps, entry, isSeatIn(seat, OPEN)),
    queueMailIf(
      deps,
      seatWithdrawnMail,
      { recipient: addressOf(seatId), about: { withdrawnSeatId: seatId }, once: seatId },
      hasHolder(seat),
    ),
    closeStatement(deps, seat, { from: OPEN, to: "withdrawn" }),
  ]);
  markMailQueued(deps, mail);
  return withdrawn ? ok(null) : refused("version_conflict", m.seatNotTaken());
}
