import { anyEvent, willWrite } from "#messages/dashboard/account.ts";
import * as m from "#messages/dashboard/membership.ts";
import { planName } from "#messages/membership/plan-names.ts";
import type { Deps } from "../../deps.ts";
import { listOrdersOf } from "../billing/orders.server.ts";
import { listRegistrationsOf } from "../events/event-registrations.server.ts";
import { ANY_EVENT, findStoredTitle } from "../events/event-titles.server.ts";
import { listEventCards } from "../events/events.server.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import { endOf } from "../membership/last-day.server.ts";
import { makeMembershipCard } from "../membership/membership-card.server.ts";
import { listMembershipsOf, type Membership } from "../membership/memberships.server.ts";
import { type MembershipState, stateOn } from "../membership/terms.server.ts";
import { formatRupees } from "../money.server.ts";

export type OwnMembership = Awaited<ReturnType<typeof listOwnMemberships>>[number];

const BY_STATE: MembershipState[] = ["active", "upcoming", "grace", "ended", "lapsed", "revoked"];

/** Lists memberships paid with the verified address, even before the account existed (docs/decisions/013). */
export async function listOwnMemberships(deps: Pick<Deps, "db" | "now">, email: string) {
  const orders = await listOrdersOf(deps, email);
  const memberships = await listMembershipsOf(deps, orders);
  const today = indianDay(deps.now());
  const own = memberships.flatMap(({ orderId, validFrom, validTo, endedOn, revokedOn, revokedBy, number }) => {
    const order = orders.find(({ id }) => id === orderId);
    if (!order?.paidAt || !number) return [];
    return [
      {
        orderId,
        card: makeMembershipCard(order, { validTo }, number),
        plan: planName(order.planTitle),
        /** The buyer: the company, or else the name on the order. */
        buyerName: order.buyer?.company || order.name,
        validFrom: longDate(validFrom),
        validTo: longDate(validTo),
        firstDay: validFrom,
        lastDay: validTo,
        endedOn: endedOn && longDate(endedOn),
        state: stateOn(today, { validFrom, validTo, endedOn, revokedOn }),
        days: daysOf(today, { validFrom, validTo, endedOn, revokedOn }),
        /** Day on which it ended, if a refund, a lost dispute or the forum ended it. */
        revokedOn: revokedOn && longDate(endOf({ validTo, endedOn, revokedOn })),
        isEndedByForum: revokedBy !== null,
        number,
        paidOn: longDate(indianDay(order.paidAt)),
        amount: formatRupees(order.amountPaise),
      },
    ];
  });
  return own.sort((a, b) => BY_STATE.indexOf(a.state) - BY_STATE.indexOf(b.state));
}

/** Lists memberships that run today or begin later. */
export async function listRunningMemberships(deps: Pick<Deps, "db" | "now">, email: string) {
  const own = await listOwnMemberships(deps, email);
  return own.filter(({ state }) => state === "active" || state === "upcoming");
}

function daysOf(
  today: string,
  { validFrom, validTo, endedOn, revokedOn }: Pick<Membership, "validFrom" | "validTo" | "endedOn" | "revokedOn">,
): string {
  if (revokedOn) return m.endedOn({ day: longDate(endOf({ validTo, endedOn, revokedOn })) });
  if (endedOn && endedOn <= today) return m.upgradedOn({ day: longDate(endedOn) });
  if (validTo < today) return m.endedOn({ day: longDate(validTo) });
  if (validFrom > today) return m.fromTo({ from: longDate(validFrom), to: longDate(validTo) });
  return m.validUntil({ day: longDate(validTo) });
}

export type OwnRegistration = Awaited<ReturnType<typeof describeRegistrations>>[number];

export async function listOwnRegistrations(deps: Pick<Deps, "db" | "now" | "content">, email: string) {
  return describeRegistrations(deps, await listRegistrationsOf(deps, email));
}

export async function describeRegistrations(
  deps: Pick<Deps, "db" | "now" | "content">,
  rows: ReadonlyArray<{ id: string; event: string; createdAt: Date; confirmedAt: Date | null }>,
) {
  if (rows.length === 0) return [];
  const upcoming = await listEventCards(deps, "upcoming");
  const cards = [...upcoming, ...(await listEventCards(deps, "programs")), ...(await listEventCards(deps, "past"))];
  const described = rows.map(async ({ id, event, createdAt, confirmedAt }) => {
    const card = cards.find(({ slug }) => slug === event);
    const title = card?.title ?? (event === ANY_EVENT ? anyEvent() : await findStoredTitle(deps, event));
    return {
      id,
      event,
      title: title ?? event,
      when: card ? [card.date, card.hours].filter(Boolean).join(", ") : willWrite(),
      where: card?.location ?? "",
      calendar: card?.facts && `/calendar/${event}.ics`,
      isOver: card?.registration === "past" || card?.registration === "cancelled",
      isCancelled: card?.registration === "cancelled",
      /** Only a registration for one event has a place. */
      place: card && (confirmedAt ? ("confirmed" as const) : ("waiting" as const)),
      madeOn: longDate(indianDay(createdAt)),
    };
  });
  return Promise.all(described);
}
