import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { isOneOf } from "../../db/is-one-of.ts";
import { settledItems } from "../../db/schema/billing.ts";
import type { Deps } from "../../deps.ts";
import type { ProviderSettledItem } from "../../providers/razorpay-entities.ts";
import { capturedOnlineQuery } from "../billing/payments.server.ts";
import { processedRefundsQuery } from "../billing/refunds.server.ts";
import { indianMonth } from "../india-calendar.server.ts";
import type { OwnItem, SettledItem } from "./check.server.ts";

/** Records lines that are not recorded yet, and returns only those. */
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

/** Lists the lines settled in an Indian month, such as "2026-11". */
export async function listSettledIn(deps: Pick<Deps, "db">, month: string): Promise<SettledItem[]> {
  const { from, to } = indianMonth(month);
  const { settledAt, id } = settledItems;
  const inMonth = and(gte(settledAt, from), lt(settledAt, to));
  return deps.db.select().from(settledItems).where(inMonth).orderBy(asc(settledAt), asc(id));
}

/** Returns the ids of those lines whose payment or refund was settled by a line recorded earlier, in whatever month. */
export async function listRepeated(
  deps: Pick<Deps, "db">,
  lines: ReadonlyArray<Pick<SettledItem, "id">>,
): Promise<Set<string>> {
  const { id, entityId } = settledItems;
  const earlier = alias(settledItems, "earlier");
  const isEarlier = sql`${earlier}.rowid < ${settledItems}.rowid`;
  const isOneOfThem = isOneOf(
    id,
    lines.map((line) => line.id),
  );
  const rows = await deps.db
    .select({ id })
    .from(settledItems)
    .innerJoin(earlier, and(eq(earlier.entityId, entityId), isEarlier))
    .where(isOneOfThem);
  return new Set(rows.map((row) => row.id));
}

/** Lists our captured payments and processed refunds with these ids or from this period, without bank transfers. */
export async function listOwnItems(
  deps: Pick<Deps, "db">,
  ids: readonly string[],
  period?: { from: Date; to: Date },
): Promise<OwnItem[]> {
  const [captured, processed] = await deps.db.batch([
    capturedOnlineQuery(deps, ids, period),
    processedRefundsQuery(deps, ids, period),
  ]);
  return [
    ...captured.map((one) => ({ ...one, type: "payment" as const })),
    ...processed.map((one) => ({ ...one, type: "refund" as const })),
  ];
}
