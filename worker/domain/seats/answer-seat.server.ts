import { sql } from "drizzle-orm";
import * as m from "#messages/dashboard/refusals.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { auditStatement } from "../audit.server.ts";
import { noteQueued, queueMailIf } from "../mail/outbox.server.ts";
import { seatWithdrawnMail } from "./mails.server.ts";
import { acceptStatement, addressOf, closeStatement, hasHolder, isSeat, type Seat } from "./seats.server.ts";

type AnswerDeps = Pick<Deps, "db" | "now">;
type Person = { memberId: string; email: string };

/** Accepts a seat for the account with the invited address. Refuses with `version_conflict` if it is no longer open. */
export async function acceptSeat(deps: AnswerDeps, person: Person, seatId: string): Promise<Outcome<Seat>> {
  const entry = { actor: person.memberId, action: "seat.accepted", subject: `seat:${seatId}` };
  const [[accepted]] = await deps.db.batch([
    acceptStatement(deps, seatId, person),
    auditStatement(deps, { ...entry, once: `seat.accepted:${seatId}` }, isSeat(seatId, "accepted")),
  ]);
  return accepted ? ok(accepted) : refused("version_conflict", m.seatGone());
}

/** Declines an invitation, or gives up an accepted seat. */
export async function leaveSeat(deps: AnswerDeps, { memberId, email }: Person, seatId: string): Promise<Outcome<null>> {
  const who = { id: seatId, email };
  const entry = { actor: memberId, action: "seat.left", subject: `seat:${seatId}` };
  const [[declined], [left]] = await deps.db.batch([
    closeStatement(deps, who, { from: ["invited"], to: "declined" }),
    closeStatement(deps, who, { from: ["accepted"], to: "ended" }),
    auditStatement(
      deps,
      { ...entry, once: `seat.left:${seatId}` },
      sql`${isSeat(seatId, "declined")} or ${isSeat(seatId, "ended")}`,
    ),
  ]);
  return declined || left ? ok(null) : refused("version_conflict", m.seatGone());
}

/** Lets the buyer withdraw a seat at any time, and writes to a person who had accepted it. */
export async function withdrawSeat(
  deps: AnswerDeps & Pick<Deps, "queued">,
  ownerId: string,
  seatId: string,
): Promise<Outcome<null>> {
  const seat = { id: seatId, ownerId };
  const entry = { actor: ownerId, action: "seat.withdrawn", subject: `seat:${seatId}` };
  const [mail, [withdrawn]] = await deps.db.batch([
    // First, because the withdrawal makes the condition false.
    queueMailIf(
      deps,
      seatWithdrawnMail,
      { recipient: addressOf(seatId), about: { withdrawnSeatId: seatId }, once: seatId },
      hasHolder(seat),
    ),
    closeStatement(deps, seat, { from: ["invited", "accepted"], to: "withdrawn" }),
    auditStatement(deps, { ...entry, once: `seat.withdrawn:${seatId}` }, isSeat(seatId, "withdrawn")),
  ]);
  noteQueued(deps, mail);
  return withdrawn ? ok(null) : refused("version_conflict", m.seatNotTaken());
}
