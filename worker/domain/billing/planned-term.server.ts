import { type SQL, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { listPublished } from "../content/content.server.ts";
import { indianDay } from "../india-calendar.server.ts";
import { isStillHeld, listHeldTerms } from "../membership/memberships.server.ts";
import { type PaidTerm, paidTermOf } from "../membership/paid-term.server.ts";
import type { Order } from "./orders.server.ts";
import { idsOfPaidOrdersBySamePerson } from "./payments.server.ts";

/** `isCurrent`: the person's memberships have not changed since. */
export type PlannedTerm = { term: PaidTerm; isCurrent: SQL };

/** What the order gives if it is paid then. `does_not_fit`: a quoted upgrade whose membership is no longer what it was. */
export async function planTerm(
  deps: Pick<Deps, "db">,
  order: Order,
  paidAt: Date,
): Promise<PlannedTerm | "does_not_fit"> {
  const others = idsOfPaidOrdersBySamePerson(order.id);
  const held = await listHeldTerms(deps, others);
  const plans = await listPublished(deps.db, "plans");
  const term = paidTermOf(order, { plans, held, today: indianDay(paidAt) });
  return term ? { term, isCurrent: isStillHeld(held, others) } : "does_not_fit";
}

export async function isOvertaken(deps: Pick<Deps, "db">, { isCurrent }: PlannedTerm): Promise<boolean> {
  const row = await deps.db.get<{ isCurrent: number }>(sql`select ${isCurrent} as isCurrent`);
  return row?.isCurrent !== 1;
}
