import * as m from "#messages/dashboard/refusals.ts";
import { type Outcome, ok, type Refusal, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { auditStatement } from "../audit.server.ts";
import { currentAddress, findCurrentAddresses } from "../current-address.server.ts";
import { addDays, longDate, startOfIndianDay } from "../india-calendar.server.ts";
import { markMailQueued, queueMailIf } from "../mail/outbox.server.ts";
import { graceEndOf } from "../membership/terms.server.ts";
import { rateLimits } from "../rate-limits.server.ts";
import { seatInvitedMail } from "./mails.server.ts";
import { findSeatTerm, type SeatTerm } from "./seat-term.server.ts";
import { findSeat, insertSeat, isSeat, listSeatsOf, type Seat } from "./seats.server.ts";

export type InviteDeps = Pick<Deps, "db" | "now" | "config" | "log" | "content" | "queued">;
export type Buyer = { memberId: string; email: string };

/**
 * Names a person for a free seat. The buyer's own address takes a seat at once; anybody else gets a mail. Refuses with
 * `no_seats`, and with `seats_taken` when every place is taken or was reassigned twice this year.
 */
export async function inviteToSeat(deps: InviteDeps, buyer: Buyer, email: string): Promise<Outcome<Seat>> {
  const term = await findSeatTerm(deps, buyer.email);
  if (!term) return refused("no_seats");
  const id = crypto.randomUUID();
  const currentEmail = (await findCurrentAddresses(deps, [email]))(email);
  const isOwn = currentEmail === buyer.email;
  const address = currentAddress(email);
  const seat = {
    id,
    ownerId: buyer.memberId,
    email: address,
    memberId: isOwn ? buyer.memberId : null,
    checkOn: addDays(graceEndOf(term.validTo), 1),
  };
  const { refusal, results } = await rateLimits.consumeWith(
    deps,
    "seat_invitation",
    { account: buyer.memberId },
    (isAllowed) => [
      insertSeat(deps, seat, { places: term.seats, since: startOfIndianDay(term.validFrom), when: isAllowed }),
      queueMailIf(
        deps,
        seatInvitedMail,
        { recipient: address, about: { seatId: id }, once: id },
        isSeat(id, "invited"),
      ),
      auditStatement(
        deps,
        { actor: buyer.memberId, action: "seat.named", subject: `seat:${id}` },
        isSeat(id, isOwn ? "accepted" : "invited"),
      ),
    ],
  );
  if (refusal) return refusal;
  const [, invitation] = results;
  markMailQueued(deps, invitation);
  const made = await findSeat(deps, id);
  return made ? ok(made) : whyNot(deps, buyer, term, currentEmail);
}

async function whyNot(deps: InviteDeps, buyer: Buyer, term: SeatTerm, email: string): Promise<Refusal> {
  const open = (await listSeatsOf(deps, buyer.memberId)).filter(({ status }) =>
    ["invited", "accepted"].includes(status),
  );
  if (open.some((seat) => seat.email === email)) {
    const message = m.hasSeat();
    return refused("seats_taken", message, [{ field: "email", message }]);
  }
  const taken = open.filter(({ place }) => place <= term.seats).length;
  if (taken >= term.seats) return refused("seats_taken");
  const nextYear = longDate(addDays(term.validTo, 1));
  return refused("seats_taken", m.seatsUsedUp({ day: nextYear }));
}
