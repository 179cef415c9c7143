import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { insertIf } from "../../db/insert-if.ts";
import { bankTransfers } from "../../db/schema/bank-transfers.ts";
import type { Deps } from "../../deps.ts";
import { idsOfOrdersOf } from "../billing/orders.server.ts";
import { addDays } from "../india-calendar.server.ts";
import { isBetween, type Position, type RowsSource } from "../record-rows.server.ts";
import { referencesPaidAs } from "./credits.server.ts";
import { bankNumberOf } from "./reference.server.ts";

export type BankTransfer = typeof bankTransfers.$inferSelect;

export const BUYER = "buyer";
const LISTED = 200;
const FIRST_PAGE: Position = { after: undefined, isOldestFirst: false };

export function insertTransfer(
  deps: Pick<Deps, "db">,
  transfer: Pick<BankTransfer, "reference" | "orderId" | "amountPaise" | "lastDay" | "createdAt">,
  when: SQL,
) {
  return insertIf(deps.db, bankTransfers, { ...transfer, status: "reserved" }, when);
}

export async function findTransfer(deps: Pick<Deps, "db">, reference: string): Promise<BankTransfer | undefined> {
  return transferQuery(deps, reference).get();
}

export function transferQuery({ db }: Pick<Deps, "db">, reference: string) {
  return db.select().from(bankTransfers).where(eq(bankTransfers.reference, reference));
}

export async function findTransferOfOrder(deps: Pick<Deps, "db">, orderId: string): Promise<BankTransfer | undefined> {
  return deps.db.select().from(bankTransfers).where(eq(bankTransfers.orderId, orderId)).get();
}

export async function listTransfersByReference(
  deps: Pick<Deps, "db">,
  references: readonly string[],
): Promise<Map<string, BankTransfer>> {
  const isAmong = inArray(bankTransfers.reference, sql`(select value from json_each(${JSON.stringify(references)}))`);
  const rows = await deps.db.select().from(bankTransfers).where(isAmong);
  return new Map(rows.map((row) => [row.reference, row]));
}

export async function listTransfersOf(deps: Pick<Deps, "db">, email: string): Promise<BankTransfer[]> {
  const theirs = inArray(bankTransfers.orderId, idsOfOrdersOf(deps, email));
  return deps.db.select().from(bankTransfers).where(theirs).orderBy(desc(bankTransfers.createdAt));
}

export const TRANSFER_ROWS = {
  table: bankTransfers,
  id: bankTransfers.reference,
  at: bankTransfers.lastDay,
  filters: {},
  search: { alsoIds: (text) => [sql`${bankNumberOf(text)}`, referencesPaidAs(bankNumberOf(text))] },
} satisfies RowsSource<typeof bankTransfers>;

/** A condition for {@link TRANSFER_ROWS}: an expired reservation is one whose last day is before today in India. */
export function isTransferIn(state: string, today: string, page: Position = FIRST_PAGE): SQL | undefined {
  const { status, lastDay } = bankTransfers;
  if (state !== "expired" && state !== "reserved") return sql`${status} = ${state}`;
  const days = state === "expired" ? { to: addDays(today, -1) } : { from: today };
  return and(sql`${status} = 'reserved'`, isBetween(lastDay, days, page));
}

/** Lists reservations that can still be paid, earliest last day first. */
export async function listOpenTransfers(deps: Pick<Deps, "db">, today: string, limit: number): Promise<BankTransfer[]> {
  const isOpen = isTransferIn("reserved", today);
  return deps.db.select().from(bankTransfers).where(isOpen).orderBy(asc(bankTransfers.lastDay)).limit(limit);
}

/** Lists the newest unpaid reservations of these amounts in paise, late ones too. */
export async function listReservedAt({ db }: Pick<Deps, "db">, amounts: readonly number[]): Promise<BankTransfer[]> {
  const { amountPaise, status, createdAt } = bankTransfers;
  const isAmong = inArray(amountPaise, sql`(select value from json_each(${JSON.stringify(amounts)}))`);
  const isOpen = and(sql`${status} = 'reserved'`, isAmong);
  return db.select().from(bankTransfers).where(isOpen).orderBy(desc(createdAt)).limit(LISTED);
}

export function isReserved(reference: string): SQL {
  const isOpen = and(eq(bankTransfers.reference, reference), eq(bankTransfers.status, "reserved"));
  return sql`exists (select 1 from ${bankTransfers} where ${isOpen})`;
}

export function cancelTransferStatement(deps: Pick<Deps, "db" | "now">, reference: string, closedBy: string) {
  const isOpen = and(eq(bankTransfers.reference, reference), eq(bankTransfers.status, "reserved"));
  return deps.db
    .update(bankTransfers)
    .set({ status: "cancelled", closedAt: deps.now(), closedBy })
    .where(isOpen)
    .returning();
}

/** Fails its batch unless the transfer has one of these states: NOT NULL aborts it. */
export function claimStatement(
  deps: Pick<Deps, "db" | "now">,
  reference: string,
  { from, closedBy }: { from: readonly BankTransfer["status"][]; closedBy: string },
) {
  const status = sql`case when ${inArray(bankTransfers.status, [...from])} then 'paid' end`;
  return deps.db
    .update(bankTransfers)
    .set({ status, closedAt: deps.now(), closedBy })
    .where(eq(bankTransfers.reference, reference));
}

/** Cancels reservations for an erasure; place before the orders lose the address. Later money is parked. */
export function cancelTransfersOf(deps: Pick<Deps, "db" | "now">, memberId: string, address: SQL) {
  const theirs = inArray(bankTransfers.orderId, idsOfOrdersOf(deps, address));
  return [
    deps.db
      .update(bankTransfers)
      .set({ status: "cancelled", closedAt: deps.now(), closedBy: memberId })
      // The plus keeps SQLite from walking the index by status through everybody's reservations.
      .where(and(theirs, sql`+${bankTransfers.status} = 'reserved'`)),
  ] as const;
}
