import { and, asc, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { causesOf } from "../db/causes-of.ts";
import { listDistinct } from "../db/distinct-values.ts";
import { insertIf } from "../db/insert-if.ts";
import { auditTrail, type FieldDigests } from "../db/schema/platform.ts";
import type { Deps } from "../deps.ts";
import { FIRST_HASH, hashRow, type TrailRow } from "./audit-chain.server.ts";
import { hmacHex } from "./digest.server.ts";
import { dayFilters, type RowsSource } from "./record-rows.server.ts";

/** The operator who acts, and their request. */
export type Actor = { memberId: string; requestId: string };
export type TrailEntry = {
  action: string;
  subject: string;
  /** Stored as field names and keyed digests, so the trail holds no personal data. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** As the operator typed it, without personal data. */
  reason?: string;
};
export type TrailDeps = Pick<Deps, "db" | "now"> & { config: Pick<Deps["config"], "authSecret"> };
type Statements = BatchItem<"sqlite">[];

const ATTEMPTS = 60;
const OPERATORS_OFFERED = 200;
/** High enough that views do not push changes out of the timeline. */
const ENTRIES_READ = 500;

/**
 * Runs the writes and appends their audit entries in one batch, so that nothing is written without an entry. With
 * `when`, appends only if the condition is true before the writes. Retries if another entry came first. `isAppended`
 * makes each write depend on the entries, and therefore on the condition.
 */
export async function withTrail<W extends Statements>(
  deps: TrailDeps,
  actor: Actor,
  entry: TrailEntry | readonly [TrailEntry, ...TrailEntry[]],
  writesOf: (isAppended: SQL) => readonly [...W],
  when: SQL = sql`true`,
): Promise<readonly [...BatchResponse<W>]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [first, ...others] = await nextRows(deps, actor, "action" in entry ? [entry] : entry);
    const append = (row: TrailRow) => insertIf(deps.db, auditTrail, row, when);
    const isAppended = sql`exists (select 1 from audit_trail where seq = ${first.seq} and hash = ${first.hash})`;
    try {
      const writes = writesOf(isAppended);
      const [, ...results] = await deps.db.batch([append(first), ...others.map(append), ...writes]);
      return results.slice(others.length) as unknown as BatchResponse<W>;
    } catch (error) {
      if (!/UNIQUE constraint failed: audit_trail\./.test(causesOf(error))) throw error;
    }
  }
  throw new Error(`The audit entry was not appended in ${ATTEMPTS} attempts.`);
}

/** Set when an operator acts. Commands and jobs have no trail. */
export type Trail = { actor: Actor; config: TrailDeps["config"] };

/** Runs the writes in one batch, with the audit entry of {@link withTrail} if an operator acts. */
export async function batchWithTrail<W extends Statements>(
  deps: Pick<TrailDeps, "db" | "now">,
  { trail, when, ...entry }: TrailEntry & { trail: Trail | undefined; when: SQL },
  writesOf: () => readonly [...W],
): Promise<readonly [...BatchResponse<W>]> {
  if (trail) return withTrail({ ...deps, config: trail.config }, trail.actor, entry, writesOf, when);
  const [first, ...others] = writesOf();
  if (!first) throw new Error("There is nothing to write.");
  return (await deps.db.batch([first, ...others])) as unknown as readonly [...BatchResponse<W>];
}

export async function recordView(deps: TrailDeps, actor: Actor, entry: Parameters<typeof withTrail>[2]): Promise<void> {
  await withTrail(deps, actor, entry, () => []);
}

async function nextRows(deps: TrailDeps, actor: Actor, entries: readonly [TrailEntry, ...TrailEntry[]]) {
  const last = await deps.db.select().from(auditTrail).orderBy(desc(auditTrail.seq)).limit(1).get();
  const [entry, ...others] = entries;
  const rows: [TrailRow, ...TrailRow[]] = [rowAfter(last, deps, actor, entry)];
  for (const other of others) rows.push(rowAfter(rows.at(-1), deps, actor, other));
  return rows;
}

function rowAfter(last: TrailRow | undefined, deps: TrailDeps, actor: Actor, entry: TrailEntry): TrailRow {
  const { action, subject, before = {}, after = {}, reason = null } = entry;
  const row = {
    seq: (last?.seq ?? 0) + 1,
    at: deps.now(),
    operator: actor.memberId,
    action,
    subject,
    fields: digestsOf(deps, before, after),
    reason,
    requestId: actor.requestId,
    previousHash: last?.hash ?? FIRST_HASH,
  };
  return { ...row, hash: hashRow(row) };
}

export const TRAIL_ROWS = {
  table: auditTrail,
  id: auditTrail.seq,
  at: auditTrail.at,
  idOf: ({ seq }) => String(seq),
  filters: {
    operator: (value) => eq(auditTrail.operator, value),
    action: (value) => eq(auditTrail.action, value),
    ...dayFilters(auditTrail.at),
  },
  search: { exact: [auditTrail.subject, auditTrail.requestId] },
} satisfies RowsSource<typeof auditTrail>;

export async function listTrailOperators(deps: Pick<Deps, "db">): Promise<string[]> {
  return listDistinct(deps, auditTrail.operator, { limit: OPERATORS_OFFERED });
}

export async function listTrailOf(deps: Pick<Deps, "db">, subject: string): Promise<TrailRow[]> {
  const isAbout = eq(auditTrail.subject, subject);
  return deps.db.select().from(auditTrail).where(isAbout).orderBy(desc(auditTrail.seq)).limit(ENTRIES_READ);
}

/** Gives the rows of a batch the time of its entry, by which {@link findTrailEntry} finds the entry. */
export function atOneTime<T extends Pick<Deps, "now">>(deps: T): T {
  const at = deps.now();
  return { ...deps, now: () => at };
}

export async function findTrailEntry(deps: Pick<Deps, "db">, { action, at }: Pick<TrailRow, "action" | "at">) {
  const isIt = and(eq(auditTrail.action, action), eq(auditTrail.at, at));
  return deps.db.select().from(auditTrail).where(isIt).get();
}

export async function listTrailAfter(deps: Pick<Deps, "db">, seq: number, rows: number): Promise<TrailRow[]> {
  return deps.db.select().from(auditTrail).where(gt(auditTrail.seq, seq)).orderBy(asc(auditTrail.seq)).limit(rows);
}

/** Returns the highest number ever assigned. SQLite keeps it when rows are deleted. */
export async function findLastNumber(deps: Pick<Deps, "db">): Promise<number> {
  const row = await deps.db.get<{ seq: number } | undefined>(
    sql`select seq from sqlite_sequence where name = 'audit_trail'`,
  );
  return row?.seq ?? 0;
}

/** Finds which of the values an entry's field had, after the change or, if it was removed, before it. */
export function findValue(
  deps: Pick<TrailDeps, "config">,
  { fields }: Pick<TrailRow, "fields">,
  { field, among }: { field: string; among: readonly string[] },
): string | undefined {
  const [before, after] = fields[field] ?? [null, null];
  return among.find((value) => digestOf(deps, value) === (after ?? before));
}

function digestsOf(deps: Pick<TrailDeps, "config">, before: object, after: object): FieldDigests {
  const [old, fresh] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...old.keys(), ...fresh.keys()])].toSorted();
  return Object.fromEntries(
    names.map((name) => [name, [digestOf(deps, old.get(name)), digestOf(deps, fresh.get(name))]]),
  );
}

function digestOf({ config }: Pick<TrailDeps, "config">, value: unknown): string | null {
  return value === null || value === undefined
    ? null
    : hmacHex(config.authSecret, `audit:${JSON.stringify(value)}`).slice(0, 32);
}
