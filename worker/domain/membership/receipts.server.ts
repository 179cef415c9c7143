import { eq, sql } from "drizzle-orm";
import { isOneOf } from "../../db/is-one-of.ts";
import { receipts } from "../../db/schema/membership.ts";
import type { Deps } from "../../deps.ts";
import { financialYear } from "../india-calendar.server.ts";

type ReceiptNumber = Pick<typeof receipts.$inferSelect, "financialYear" | "number">;

/** Gives the order the next number of the financial year, once; part of the payment's batch. */
export function receiptStatement(deps: Pick<Deps, "db" | "now">, orderId: string, paidAt: Date) {
  const year = financialYear(paidAt);
  return deps.db
    .insert(receipts)
    .select(
      deps.db
        .select({
          orderId: sql`${orderId}`.as("order_id"),
          financialYear: sql`${year}`.as("financial_year"),
          number: sql`coalesce(max(${receipts.number}), 0) + 1`.as("number"),
          createdAt: sql`${deps.now().getTime()}`.as("created_at"),
        })
        .from(receipts)
        .where(eq(receipts.financialYear, year)),
    )
    .onConflictDoNothing({ target: receipts.orderId });
}

/** Returns a number such as "M/26-27/000042": at most 16 characters (GST rule 46). */
export async function findReceiptNumber(deps: Pick<Deps, "db">, orderId: string): Promise<string | undefined> {
  const row = await deps.db.select().from(receipts).where(eq(receipts.orderId, orderId)).get();
  return row && printedNumber(row);
}

export function receiptsQuery(deps: Pick<Deps, "db">, orderIds: readonly string[]) {
  return deps.db.select().from(receipts).where(isOneOf(receipts.orderId, orderIds));
}

export function printedNumber({ financialYear: year, number }: ReceiptNumber): string {
  return `M/${year}/${String(number).padStart(6, "0")}`;
}
