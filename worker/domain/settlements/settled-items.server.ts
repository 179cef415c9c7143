import { and, asc, eq, gte, inArray, lt, ne, or, sql } from "drizzle-orm";
import { payments, refunds, settledItems } from "../../db/schema/billing.ts";
import type { Deps } from "../../deps.ts";
import type { ProviderSettledItem } from "../../providers/razorpay-entities.ts";
import { indianMonth } from "../india-calendar.server.ts";
import type { OwnItem, SettledItem } from "./check.server.ts";

/** Records lines that are not recorded yet, and returns these. */
export async function recordSettled(
  deps: Pick<Deps, "db" | "now">,
  items: readonly ProviderSettledItem[],
): Promise<SettledItem[]> {
  const field = (name: keyof ProviderSettledItem) => sql.raw(`(value ->> '$.${name}')`);
  return deps.db
    .insert(settledItems)
    .select(
      sql`select ${field("settlement_id")} || ':' || ${field("entity_id")}, ${field("entity_id")}, ${field("type")},
        ${field("amount")}, ${field("fee")}, ${field("tax")}, ${field("credit")}, ${field("debit")},
        ${field("settlement_id")}, coalesce(${field("settlement_utr")}, ''), 1000 * ${field("settled_at")},
        ${deps.now().getTime()} from json_each(${JSON.stringify(items)}) where true`,
    )
    .onConflictDoNothing()
    .returning();
}

/** `month` is "2026-11", in India. */
export async function listSettledIn(deps: Pick<Deps, "db">, month: string): Promise<SettledItem[]> {
  const { from, to } = indianMonth(month);
  const { settledAt, id } = settledItems;
  const inMonth = and(gte(settledAt, from), lt(settledAt, to));
  return deps.db.select().from(settledItems).where(inMonth).orderBy(asc(settledAt), asc(id));
}

/** Our captured payments and processed refunds with these ids, and those of a period. Bank transfers are never settled. */
export async function listOwnItems(
  deps: Pick<Deps, "db">,
  ids: readonly string[],
  period?: { from: Date; to: Date },
): Promise<OwnItem[]> {
  const named = deps.db.select({ id: sql<string>`value` }).from(sql`json_each(${JSON.stringify(ids)})`);
  const isDue = (table: typeof payments | typeof refunds) =>
    or(inArray(table.id, named), period && and(gte(table.createdAt, period.from), lt(table.createdAt, period.to)));
  const isOnline = or(sql`${payments.method} is null`, ne(payments.method, "bank_transfer"));
  const [captured, processed] = await deps.db.batch([
    deps.db
      .select({ entityId: payments.id, amountPaise: payments.amountPaise })
      .from(payments)
      .where(and(eq(payments.captured, true), isOnline, isDue(payments))),
    deps.db
      .select({ entityId: refunds.id, amountPaise: refunds.amountPaise })
      .from(refunds)
      .where(and(eq(refunds.status, "processed"), isDue(refunds))),
  ]);
  return [
    ...captured.map((one) => ({ ...one, type: "payment" as const })),
    ...processed.map((one) => ({ ...one, type: "refund" as const })),
  ];
}
