import type { Deps } from "../deps.ts";
import { addressOf, findMember } from "../domain/accounts/members.server.ts";
import { describeOffer } from "../domain/dashboard/seats-page.server.ts";
import { indianDay } from "../domain/india-calendar.server.ts";
import type { QueuedMail } from "../domain/mail/outbox.server.ts";
import type { SeatInvitation, SeatWithdrawal } from "../domain/seats/mails.server.ts";
import { findSeatsEnd, hasNoSeatTerm } from "../domain/seats/seat-term.server.ts";
import { endSeatsStatement, findSeat, listDueOwners, postponeCheck } from "../domain/seats/seats.server.ts";
import type { ReadDeps } from "./mail-data.server.ts";

export const OWNERS_PER_RUN = 20;

/** Ends the seats of buyers whose memberships and grace are over. A renewal postpones this. */
export async function endSeats(deps: Pick<Deps, "db" | "now" | "log">): Promise<void> {
  const today = indianDay(deps.now());
  for (const ownerId of await listDueOwners(deps, today, OWNERS_PER_RUN)) {
    const { meta } = await endSeatsStatement(deps, ownerId, hasNoSeatTerm(deps, addressOf(deps, ownerId), today));
    if (meta.changes > 0) {
      deps.log("info", "seats.ended", { memberId: ownerId });
      continue;
    }
    const owner = await findMember(deps, ownerId);
    const end = owner && (await findSeatsEnd(deps, owner.email));
    if (end) await postponeCheck(deps, ownerId, end);
  }
}

/** Returns `undefined`, so no mail is sent, once the invitation is answered or withdrawn. */
export async function readSeatInvitation(
  deps: ReadDeps,
  { subjectId: seatId }: Pick<QueuedMail, "subjectId">,
): Promise<SeatInvitation | undefined> {
  const seat = await findSeat(deps, seatId);
  const offer = seat?.status === "invited" ? await describeOffer(deps, seat) : undefined;
  if (!offer) return undefined;
  const { plan: planTitle, validTo, company, invitedBy } = offer;
  return { seatId, planTitle, validTo, company, invitedBy };
}

/** Returns `undefined`, so no mail is sent, if the buyer has no membership with this seat any more. */
export async function readSeatWithdrawal(
  deps: ReadDeps,
  { subjectId: seatId }: Pick<QueuedMail, "subjectId">,
): Promise<SeatWithdrawal | undefined> {
  const seat = await findSeat(deps, seatId);
  const offer = seat && (await describeOffer(deps, seat));
  return offer && { planTitle: offer.plan, company: offer.company, invitedBy: offer.invitedBy };
}
