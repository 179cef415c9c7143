import { eq, type SQL, sql } from "drizzle-orm";
import { isOneOf } from "../../db/is-one-of.ts";
import { membershipNumbers } from "../../db/schema/membership.ts";
import type { Deps } from "../../deps.ts";
import { financialYear } from "../india-calendar.server.ts";

type MembershipNumber = Pick<typeof membershipNumbers.$inferSelect, "financialYear" | "number">;

/** Gives the order the next number of the financial year, once; part of the payment's batch. */
export function membershipNumberStatement(deps: Pick<Deps, "db" | "now">, orderId: string, paidAt: Date) {
  const year = financialYear(paidAt);
  return deps.db
    .insert(membershipNumbers)
    .select(
      deps.db
        .select({
          orderId: sql`${orderId}`.as("order_id"),
          financialYear: sql`${year}`.as("financial_year"),
          number: sql`coalesce(max(${membershipNumbers.number}), 0) + 1`.as("number"),
          createdAt: sql`${deps.now().getTime()}`.as("created_at"),
        })
        .from(membershipNumbers)
        .where(eq(membershipNumbers.financialYear, year)),
    )
    .onConflictDoNothing({ target: membershipNumbers.orderId });
}

/** Returns a number such as "M/26-27/000042". */
export async function findMembershipNumber(deps: Pick<Deps, "db">, orderId: string): Promise<string | undefined> {
  const row = await deps.db.select().from(membershipNumbers).where(eq(membershipNumbers.orderId, orderId)).get();
  return row && formatMembershipNumber(row);
}

const NUMBER = /^M\/(\d\d-\d\d)\/(\d{1,6})$/i;

/** Query for the id of the order with this membership number; spaces and case do not matter. */
export function idsOfOrdersNumbered(text: string): SQL {
  const [, year = "", number = ""] = NUMBER.exec(text.replace(/\s/g, "")) ?? [];
  return sql`select order_id from ${membershipNumbers} where financial_year = ${year} and number = ${Number(number)}`;
}

export function membershipNumbersQuery(deps: Pick<Deps, "db">, orderIds: readonly string[]) {
  return deps.db.select().from(membershipNumbers).where(isOneOf(membershipNumbers.orderId, orderIds));
}

export function formatMembershipNumber({ financialYear: year, number }: MembershipNumber): string {
  return `M/${year}/${String(number).padStart(6, "0")}`;
}
