import { planName } from "#messages/membership/plan-names.ts";
import * as m from "#messages/membership/transfers.ts";
import { type Outcome, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { findOrder } from "../billing/orders.server.ts";
import { settingsOf } from "../content/settings.server.ts";
import { daysBetween, indianDay, longDate } from "../india-calendar.server.ts";
import { findMembership } from "../membership/memberships.server.ts";
import { bankAccountOf } from "../membership/payment-methods.server.ts";
import { type MembershipState, stateOn } from "../membership/terms.server.ts";
import { formatRupees } from "../money.server.ts";
import { cancelTransfer } from "./confirm-transfer.server.ts";
import { listCreditsOf } from "./credits.server.ts";
import { openTransfer } from "./transfer-link.server.ts";
import { reasonText, transferStateOn } from "./transfer-terms.server.ts";
import { durationOf, startSentence } from "./transfer-upgrade.server.ts";
import { BUYER } from "./transfers.server.ts";

const VALID: readonly MembershipState[] = ["active", "upcoming"];

type PageDeps = Pick<Deps, "db" | "config" | "content" | "now">;

/** Describes a reservation for its page, without anything that the buyer has entered. */
export async function describeTransfer(deps: PageDeps, key: string) {
  const transfer = await openTransfer(deps, key);
  const order = transfer && (await findOrder(deps, transfer.orderId));
  if (!order) return undefined;
  const { reference, lastDay } = transfer;
  const settings = settingsOf((await deps.content.snapshot()).collections);
  const today = indianDay(deps.now());
  const credits = await listCreditsOf(deps, reference);
  const membership = await findMembership(deps, order.id);
  return {
    reference,
    plan: planName(order.planTitle),
    planId: order.planId,
    amount: formatRupees(transfer.amountPaise),
    duration: durationOf(order.upgrade),
    start: startSentence(order.upgrade, indianDay(transfer.createdAt)),
    lastDay: longDate(lastDay),
    daysLeft: daysBetween(today, lastDay),
    state: transferStateOn(today, transfer),
    account: bankAccountOf(settings, deps.config),
    validTo: membership && VALID.includes(stateOn(today, membership)) ? longDate(membership.validTo) : undefined,
    parked: credits.flatMap(({ id, state, reason, amountPaise, receivedOn }) =>
      state === "parked" && reason
        ? [{ id, amount: formatRupees(amountPaise), day: longDate(receivedOn), why: reasonText(reason, transfer) }]
        : [],
    ),
    contact: { email: settings.email, phone: settings.phone },
  };
}

export async function cancelTransferByKey(deps: PageDeps, key: string): Promise<Outcome<null>> {
  const transfer = await openTransfer(deps, key);
  if (!transfer) return refused("not_found", m.badLink());
  return cancelTransfer(deps, { reference: transfer.reference, actor: BUYER });
}
