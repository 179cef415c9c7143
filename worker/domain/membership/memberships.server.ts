import { desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PlanId } from "../../contracts/vocabulary.ts";
import { memberships, receipts } from "../../db/schema/membership.ts";
import type { Deps } from "../../deps.ts";
import { financialYear, indianDay } from "../india-calendar.server.ts";

export type Membership = typeof memberships.$inferSelect;

/**
 * The statements that give a paid order its membership and its receipt number, for the batch that records the payment.
 * Each writes once per order, however often the payment is reported. `earlierOrders`: a query of the ids of the same
 * person's other orders with a captured payment.
 */
export function membershipStatements(
  deps: Pick<Deps, "db" | "now">,
  order: { id: string; planId: PlanId },
  { paidAt, earlierOrders }: { paidAt: Date; earlierOrders: SQL },
) {
  const createdAt = deps.now();
  const year = financialYear(paidAt);
  return [
    deps.db
      .insert(memberships)
      .select(
        sql`select ${crypto.randomUUID()}, ${order.id}, null, ${order.planId}, first_day,
          date(first_day, '+1 year', '-1 day'), ${createdAt.getTime()}
          from (${firstDayOf(order.planId, earlierOrders, indianDay(paidAt))}) where true`,
      )
      .onConflictDoNothing({ target: memberships.orderId }),
    deps.db
      .insert(receipts)
      .select(
        deps.db
          .select({
            orderId: sql`${order.id}`.as("order_id"),
            financialYear: sql`${year}`.as("financial_year"),
            number: sql`coalesce(max(${receipts.number}), 0) + 1`.as("number"),
            createdAt: sql`${createdAt.getTime()}`.as("created_at"),
          })
          .from(receipts)
          .where(eq(receipts.financialYear, year)),
      )
      .onConflictDoNothing({ target: receipts.orderId }),
  ] as const;
}

/**
 * A query of the first day of an order's twelve months: the day of payment or, while the same person's membership of the
 * same plan runs, the day after its end. A refunded membership delays nothing.
 */
function firstDayOf(planId: PlanId, earlierOrders: SQL, paidOn: string): SQL {
  const lastDay = sql`select max(valid_to) from ${memberships} where plan_id = ${planId}
    and order_id in (${earlierOrders})`;
  return sql`select coalesce(max(${paidOn}, date((${lastDay}), '+1 day')), ${paidOn}) as first_day`;
}

export async function findMembership(deps: Pick<Deps, "db">, orderId: string) {
  return deps.db.select().from(memberships).where(eq(memberships.orderId, orderId)).get();
}

/** The printed number of an order's receipt, such as "M/26-27/000042": at most 16 characters, as GST rule 46 asks. */
export async function findReceiptNumber(deps: Pick<Deps, "db">, orderId: string): Promise<string | undefined> {
  const row = await deps.db.select().from(receipts).where(eq(receipts.orderId, orderId)).get();
  return row && printedNumber(row);
}

/** The memberships of these orders, the one that lasts longest first, each with its receipt's printed number. */
export async function listMembershipsOf(deps: Pick<Deps, "db">, orderIds: readonly string[]) {
  const ids = deps.db.select({ value: sql<string>`value` }).from(sql`json_each(${JSON.stringify(orderIds)})`);
  const [held, numbered] = await deps.db.batch([
    deps.db.select().from(memberships).where(inArray(memberships.orderId, ids)).orderBy(desc(memberships.validTo)),
    deps.db.select().from(receipts).where(inArray(receipts.orderId, ids)),
  ]);
  return held.map((membership) => {
    const receipt = numbered.find(({ orderId }) => orderId === membership.orderId);
    return { ...membership, receipt: receipt && { ...receipt, printed: printedNumber(receipt) } };
  });
}

/** The statements after which no membership names the member; the paid document itself stays. */
export function detachMembershipsOf(deps: Pick<Deps, "db">, memberId: string) {
  return [deps.db.update(memberships).set({ memberId: null }).where(eq(memberships.memberId, memberId))] as const;
}

function printedNumber({ financialYear: year, number }: { financialYear: string; number: number }): string {
  return `M/${year}/${String(number).padStart(6, "0")}`;
}
