import { type SQL, sql } from "drizzle-orm";
import type { Entry } from "../../content/collections.ts";
import type { Deps } from "../../deps.ts";
import { idsOfPaidOrdersOf } from "../billing/payments.server.ts";
import { addDays, indianDay } from "../india-calendar.server.ts";
import { hasRunning, listRunningTerms } from "../membership/memberships.server.ts";
import { earliestLastDayInGrace, graceEndOf, stateOn } from "../membership/terms.server.ts";

/** A membership for several people. Reassignments are counted from its first day. */
export type SeatTerm = { orderId: string; planTitle: string; seats: number; validFrom: string; validTo: string };

/** Finds the buyer's active membership with the most seats. A renewal continues it, so seats belong to the buyer. */
export async function findSeatTerm(
  deps: Pick<Deps, "db" | "content" | "now">,
  email: string,
): Promise<SeatTerm | undefined> {
  const { plans } = (await deps.content.snapshot()).collections;
  const today = indianDay(deps.now());
  const terms = await listRunningTerms(deps, idsOfPaidOrdersOf(deps, email));
  const current = terms.flatMap(({ orderId, planId, validFrom, validTo }): SeatTerm[] => {
    const plan = plans.find((entry) => entry.planId === planId);
    const seats = seatsOf(plan);
    if (!plan || seats === 0 || stateOn(today, { validFrom, validTo }) !== "active") return [];
    return [{ orderId, planTitle: plan.title, seats, validFrom, validTo }];
  });
  return current.toSorted((a, b) => b.seats - a.seats)[0];
}

/** Returns the first day after the grace of the buyer's last membership; `undefined` without any. */
export async function findSeatsEnd(deps: Pick<Deps, "db">, email: string): Promise<string | undefined> {
  const terms = await listRunningTerms(deps, idsOfPaidOrdersOf(deps, email));
  const last = terms
    .map(({ validTo }) => validTo)
    .toSorted()
    .at(-1);
  return last && addDays(graceEndOf(last), 1);
}

/** SQL condition that is true while every membership of the buyer is over, with its grace. */
export function hasNoSeatTerm(deps: Pick<Deps, "db">, email: SQL, today: string): SQL {
  return sql`not ${hasRunning(idsOfPaidOrdersOf(deps, email), earliestLastDayInGrace(today))}`;
}

export async function findPlanSeats(deps: Pick<Deps, "content">, planId: string): Promise<number> {
  const { plans } = (await deps.content.snapshot()).collections;
  return seatsOf(plans.find((plan) => plan.planId === planId));
}

/** Returns 0 for a plan saved by an older release, which has no number. */
export function seatsOf(plan: Partial<Pick<Entry<"plans">, "seats">> | undefined): number {
  return plan?.seats ?? 0;
}
