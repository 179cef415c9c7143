import { type SQL, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { listPublished } from "../content/content.server.ts";
import { indianDay } from "../india-calendar.server.ts";
import { areTermsUnchanged, listRunningTerms } from "../membership/memberships.server.ts";
import { type PaidTerm, paidTermOf } from "../membership/paid-term.server.ts";
import type { Order } from "./orders.server.ts";
import { hasNoDecision } from "./payment-decisions.server.ts";
import { idsOfOtherPaidOrders, idsOfPayments } from "./payments.server.ts";

/** `isCurrent`: SQL condition that is true while the person's memberships have not changed. */
export type PlannedTerm = { term: PaidTerm; isCurrent: SQL };

/** Plans what the order gives if paid at `paidAt`. `does_not_fit`: the membership to be upgraded has changed. */
export async function planTerm(
  deps: Pick<Deps, "db">,
  order: Order,
  paidAt: Date,
): Promise<PlannedTerm | "does_not_fit"> {
  const others = idsOfOtherPaidOrders(order.id);
  const terms = await listRunningTerms(deps, others);
  const plans = await listPublished(deps.db, "plans");
  const term = paidTermOf(order, { plans, terms, today: indianDay(paidAt) });
  if (!term) return "does_not_fit";
  if (!order.upgrade) return { term, isCurrent: areTermsUnchanged(terms, others) };
  // An upgrade that awaits a person's decision stays with that person, even if it fits again.
  const isUndecided = hasNoDecision("upgrade_does_not_fit", idsOfPayments(order.id));
  if (!(await isTrue(deps, isUndecided))) return "does_not_fit";
  return { term, isCurrent: sql`${areTermsUnchanged(terms, others)} and ${isUndecided}` };
}

export async function isOvertaken(deps: Pick<Deps, "db">, { isCurrent }: PlannedTerm): Promise<boolean> {
  return !(await isTrue(deps, isCurrent));
}

async function isTrue(deps: Pick<Deps, "db">, condition: SQL): Promise<boolean> {
  const row = await deps.db.get<{ isTrue: number }>(sql`select (${condition}) as isTrue`);
  return row?.isTrue === 1;
}
