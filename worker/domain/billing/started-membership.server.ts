import type { StartedMembership } from "../../contracts/payment.ts";
import type { Deps } from "../../deps.ts";
import { listNextEvents } from "../events/next-events.server.ts";
import { longDate } from "../india-calendar.server.ts";
import { makeMembershipCard } from "../membership/membership-card.server.ts";
import { findMembershipNumber } from "../membership/membership-numbers.server.ts";
import type { Membership } from "../membership/memberships.server.ts";
import type { Order } from "./orders.server.ts";

/** Returns what the payer sees after paying: the membership card, the invoice or receipt, and the next event. */
export async function describeStartedMembership(
  deps: Pick<Deps, "db" | "content" | "now">,
  order: Order,
  membership: Membership,
): Promise<StartedMembership> {
  const number = await findMembershipNumber(deps, order.id);
  if (!number) throw new Error("A paid order has no membership number.");
  const [next] = await listNextEvents(deps);
  return {
    ...makeMembershipCard(order, membership, number),
    receipt: `/dashboard/receipts/${order.id}`,
    document: (order.receiptTerms?.taxPaise ?? 0) > 0 ? "invoice" : "receipt",
    email: order.email,
    nextEvent: next ? { title: next.title, when: `${longDate(next.day)}, ${next.hours}`, href: next.href } : null,
  };
}
