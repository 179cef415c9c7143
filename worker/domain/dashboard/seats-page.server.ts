import { seatAccepted, seatGone } from "#messages/dashboard/refusals.ts";
import { planName } from "#messages/membership/plan-names.ts";
import { type Outcome, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { findMember, findMemberByEmail, listMergedInto } from "../accounts/members.server.ts";
import type { Viewer } from "../accounts/sessions.server.ts";
import { findOrder } from "../billing/orders.server.ts";
import { maskEmail } from "../console/masked.server.ts";
import { addDays, indianDay, longDate, startOfIndianDay } from "../india-calendar.server.ts";
import { acceptSeat, declineSeat, leaveSeat } from "../seats/answer-seat.server.ts";
import { findSeatTerm } from "../seats/seat-term.server.ts";
import {
  countLeft,
  findSeat,
  listOpenInvitations,
  listSeatsOf,
  REASSIGNMENTS,
  type Seat,
} from "../seats/seats.server.ts";

type PageDeps = Pick<Deps, "db" | "content" | "now">;
type Person = Pick<Viewer, "memberId" | "email">;

export type TakenSeat = NonNullable<Awaited<ReturnType<typeof describeSeats>>>["taken"][number];

/** Describes who has the buyer's seats; `undefined` without a membership for several people. */
export async function describeSeats(deps: PageDeps, viewer: Person) {
  const term = await findSeatTerm(deps, viewer.email);
  if (!term) return undefined;
  const rows = await listSeatsOf(deps, viewer.memberId);
  const since = startOfIndianDay(term.validFrom);
  const taken = await Promise.all(
    rows.filter(isOpen).map(async (seat) => ({
      ...(await describeSeat(deps, seat)),
      /** The current plan has fewer seats. */
      isBeyondPlan: seat.place > term.seats,
      /** How often it can go to another person until the membership year ends. */
      changesLeft: REASSIGNMENTS - countLeft(rows, seat.place, since),
    })),
  );
  const empty = Array.from({ length: term.seats }, (_, n) => n + 1).filter(
    (n) => !taken.some(({ place }) => place === n),
  );
  const used = empty.filter((place) => countLeft(rows, place, since) > REASSIGNMENTS);
  return {
    plan: planName(term.planTitle),
    seats: term.seats,
    free: empty.length - used.length,
    usedUp: used.length,
    until: longDate(term.validTo),
    nextYear: longDate(addDays(term.validTo, 1)),
    taken,
  };
}

/** Describes an invitation; `undefined` for anyone but the invited person. */
export async function describeInvitation(deps: PageDeps, viewer: Person, seatId: string) {
  const seat = await findSeat(deps, seatId);
  if (!seat || seat.email !== viewer.email || seat.ownerId === viewer.memberId) return undefined;
  const offer = await describeOffer(deps, seat);
  return { status: offer || !isOpen(seat) ? seat.status : ("ended" as const), offer };
}

/** Lists the invitations that await an answer, for the membership page. */
export async function listInvitations(deps: PageDeps, email: string) {
  const invited = await listOpenInvitations(deps, email);
  const offers = await Promise.all(
    invited.map(async (seat) => ({ id: seat.id, offer: await describeOffer(deps, seat) })),
  );
  return offers.flatMap(({ id, offer }) => (offer ? [{ id, ...offer }] : []));
}

/** Describes what a seat gives; `undefined` once the company has no such membership. */
export async function describeOffer(deps: PageDeps, { ownerId, place }: Pick<Seat, "ownerId" | "place">) {
  const owner = await findMember(deps, ownerId);
  const term = owner && (await findSeatTerm(deps, owner.email));
  const order = term && (await findOrder(deps, term.orderId));
  if (!order || place > term.seats) return undefined;
  const { planTitle, validTo } = term;
  const company = order.buyer?.company || order.name;
  return {
    company,
    invitedBy: owner.email,
    planId: order.planId,
    plan: planName(planTitle),
    validTo,
    until: longDate(validTo),
  };
}

export async function answerInvitation(
  deps: PageDeps,
  viewer: Person,
  { seatId, answer }: { seatId: string; answer: string },
): Promise<Outcome<unknown>> {
  if (answer === "accept" || answer === "decline") {
    const invitation = await describeInvitation(deps, viewer, seatId);
    if (!invitation?.offer) return refused("version_conflict", seatGone());
    if (invitation.status === "accepted") return refused("version_conflict", seatAccepted());
    return (answer === "accept" ? acceptSeat : declineSeat)(deps, viewer, seatId);
  }
  return answer === "leave" ? leaveSeat(deps, viewer, seatId) : refused("form_rejected");
}

async function describeSeat(deps: PageDeps, seat: Seat) {
  const { id, place, memberId, acceptedAt, createdAt } = seat;
  const holder = memberId ? await findMember(deps, memberId) : undefined;
  return {
    ...{ id, place, email: await addressForBuyer(deps, seat), name: holder?.name },
    isAccepted: acceptedAt !== null,
    day: longDate(indianDay(acceptedAt ?? createdAt)),
  };
}

async function addressForBuyer(deps: PageDeps, { email, acceptedAt }: Seat): Promise<string> {
  const invited = email !== null && acceptedAt === null ? await findMemberByEmail(deps, email) : undefined;
  const isMerged = invited !== undefined && (await listMergedInto(deps, invited.id)).length > 0;
  return isMerged ? maskEmail(email) : (email ?? "");
}

function isOpen({ status }: Seat): boolean {
  return status === "invited" || status === "accepted";
}
