import { and, asc, between, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { insertIf } from "../../db/insert-if.ts";
import { bankCredits } from "../../db/schema/bank-transfers.ts";
import type { Deps } from "../../deps.ts";
import { addDays } from "../india-calendar.server.ts";
import { bankNumberOf } from "./reference.server.ts";

export type BankCredit = typeof bankCredits.$inferSelect;
/** Has exactly one of the keys: a credit comes from a statement or was entered by hand. */
export type NewCredit = Pick<BankCredit, "reference" | "amountPaise" | "receivedOn" | "recordedBy"> & {
  bankNumber?: string;
} & ({ lineKey: string; entryKey?: never } | { entryKey: string });
type Numbered = Pick<BankCredit, "reference"> & { bankNumber?: string | null; entryKey?: string | null };

/** A bank may book a credit some days after the day that was entered. */
export const DAYS_APART = 2;

/** Fails the payment's batch on a known credit or a bank number of another transfer, so that no money is used twice. */
export function usedCreditStatement(deps: Pick<Deps, "db" | "now">, credit: NewCredit) {
  const now = deps.now();
  const { recordedBy } = credit;
  const row = { id: crypto.randomUUID(), createdAt: now, settledAt: now, settledBy: recordedBy, ...credit };
  const isOther = or(hasNumberOf(credit), isSame(credit));
  const state = sql`case when not exists (select 1 from ${bankCredits} where ${isOther}) then 'used' end`;
  return deps.db.insert(bankCredits).values({ ...row, state });
}

/** Returns the reference of another transfer that the bank number of this credit is recorded for. */
export async function findOtherUse(deps: Pick<Deps, "db">, credit: Numbered): Promise<string | undefined> {
  const columns = { reference: bankCredits.reference };
  return (await deps.db.select(columns).from(bankCredits).where(hasNumberOf(credit)).get())?.reference;
}

/** At least one of the two was entered by hand: some banks print one number in every line of a statement. */
function hasNumberOf(credit: Numbered): SQL | undefined {
  const { reference, bankNumber } = credit;
  if (!bankNumber) return sql`false`;
  return and(
    eq(bankCredits.bankNumber, bankNumber),
    ne(bankCredits.reference, reference),
    credit.entryKey ? undefined : isNotNull(bankCredits.entryKey),
  );
}

export async function findSameCredit({ db }: Pick<Deps, "db">, credit: NewCredit): Promise<BankCredit | undefined> {
  return db.select().from(bankCredits).where(isSame(credit)).get();
}

/** SQL: it may be the same money. Only two numbers that were typed tell equal credits apart: a statement may print another. */
function isSame({ reference, receivedOn, amountPaise, bankNumber, entryKey }: NewCredit): SQL | undefined {
  const isForTransfer = eq(bankCredits.reference, reference);
  const isEqual = eq(bankCredits.amountPaise, amountPaise);
  if (!entryKey) return and(isForTransfer, isEqual, isNull(bankCredits.lineKey));
  const isOnDay = eq(bankCredits.receivedOn, receivedOn);
  const [from, to] = [addDays(receivedOn, -DAYS_APART), addDays(receivedOn, DAYS_APART)];
  const isLine = isNotNull(bankCredits.lineKey);
  const isNear = between(bankCredits.receivedOn, from, to);
  if (!bankNumber) {
    return and(isForTransfer, isEqual, or(isOnDay, and(isLine, or(isNear, isNotNull(bankCredits.entryKey)))));
  }
  const hasNumber = eq(bankCredits.bankNumber, bankNumber);
  const isUsed = sql`${bankCredits.state} = 'used'`;
  const isUnnumbered = and(isOnDay, isNull(bankCredits.bankNumber));
  const isLineNear = and(isLine, isNear, isNull(bankCredits.entryKey));
  return and(isForTransfer, or(and(isEqual, or(isUnnumbered, isLineNear)), and(hasNumber, or(isEqual, isUsed))));
}

/** SQL: references of the transfers that money with this bank number has arrived for. */
export function referencesPaidAs(bankNumber: string): SQL {
  return sql`select ${bankCredits.reference} from ${bankCredits} where ${bankCredits.bankNumber} = ${bankNumber}`;
}

export function parkStatement(
  deps: Pick<Deps, "db" | "now">,
  id: string,
  credit: NewCredit,
  reason: NonNullable<BankCredit["reason"]>,
) {
  const row = { id, state: "parked" as const, reason, createdAt: deps.now(), ...credit };
  const isNew = sql`not exists (select 1 from ${bankCredits} where ${isSame(credit)})`;
  return insertIf(deps.db, bankCredits, row, isNew).onConflictDoNothing().returning();
}

export async function listParkedCredits(deps: Pick<Deps, "db">, limit: number): Promise<BankCredit[]> {
  const parked = sql.raw("state = 'parked'");
  return deps.db.select().from(bankCredits).where(parked).orderBy(asc(bankCredits.createdAt)).limit(limit);
}

export async function listCreditsOf(deps: Pick<Deps, "db">, reference: string): Promise<BankCredit[]> {
  return creditsQuery(deps, reference);
}

export function creditsQuery({ db }: Pick<Deps, "db">, reference: string) {
  const isForTransfer = eq(bankCredits.reference, reference);
  return db.select().from(bankCredits).where(isForTransfer).orderBy(asc(bankCredits.createdAt));
}

export async function listCreditsByReference(
  deps: Pick<Deps, "db">,
  references: readonly string[],
): Promise<BankCredit[]> {
  const isAmong = inArray(bankCredits.reference, sql`(select value from json_each(${JSON.stringify(references)}))`);
  return deps.db.select().from(bankCredits).where(isAmong);
}

/** Fails its batch unless each credit is still parked: NOT NULL aborts it. */
export function acceptParkedStatement(deps: Pick<Deps, "db" | "now">, ids: readonly string[], settledBy: string) {
  const state: SQL = sql`case when ${bankCredits.state} = 'parked' then 'used' end`;
  return deps.db
    .update(bankCredits)
    .set({ state, settledAt: deps.now(), settledBy })
    .where(inArray(bankCredits.id, [...ids]));
}

export function isParked(id: string): SQL {
  return sql`exists (select 1 from ${bankCredits} where ${bankCredits.id} = ${id} and ${bankCredits.state} = 'parked')`;
}

export function returnStatement(
  deps: Pick<Deps, "db" | "now">,
  id: string,
  { settledBy, returnedAs }: { settledBy: string; returnedAs: string },
) {
  return deps.db
    .update(bankCredits)
    .set({ state: "returned", settledAt: deps.now(), settledBy, returnedAs })
    .where(and(eq(bankCredits.id, id), eq(bankCredits.state, "parked")))
    .returning();
}

/** Links a line to a credit that was entered by hand. With a number, its day can be any; without one, it counts as the line. */
export function linkLineStatement(
  deps: Pick<Deps, "db">,
  { id, bankNumber }: Pick<BankCredit, "id" | "bankNumber">,
  line: { key: string; number: string },
) {
  const isKnown = sql`exists (select 1 from ${bankCredits} as other where other.line_key = ${line.key})`;
  const isUnlinked = and(eq(bankCredits.id, id), isNull(bankCredits.lineKey), sql`not ${isKnown}`);
  const asLine = bankNumber ? {} : { entryKey: null, bankNumber: bankNumberOf(line.number) || null };
  return deps.db
    .update(bankCredits)
    .set({ lineKey: line.key, ...asLine })
    .where(isUnlinked);
}
