import { and, asc, eq, gt, lt, or, type SQL, sql } from "drizzle-orm";
import type { SchemeTerms } from "../../content/scheme-terms-schema.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { NOTICE_VERSION } from "../../contracts/vocabulary.ts";
import { insertIf } from "../../db/insert-if.ts";
import { type Renaming, renameIf } from "../../db/rename-if.ts";
import { schemeReminders } from "../../db/schema/schemes.ts";
import type { Deps } from "../../deps.ts";
import { inLocale } from "../../locale.server.ts";
import { isUnmerged } from "../accounts/members.server.ts";
import { auditRowsStatement, auditStatement } from "../audit.server.ts";
import { sha256Hex } from "../digest.server.ts";
import { indianDay } from "../india-calendar.server.ts";
import { isOver } from "./evaluate.server.ts";
import { listFinderEntries } from "./finder-entries.server.ts";
import { rulesText } from "./rules-text.server.ts";

export type SchemeReminder = typeof schemeReminders.$inferSelect;
type Writes = Pick<Deps, "db" | "now">;

const PURPOSE = "scheme_changes";

/** Used instead of a digest when the scheme is no longer in the finder. */
export const GONE = "gone";

function termsDigest(terms: SchemeTerms, today: string): string {
  const text = rulesText(terms);
  return sha256Hex(isOver(terms, today) ? `over ${text}` : text).slice(0, 16);
}

export async function listTermsDigests(deps: Pick<Deps, "content" | "now">): Promise<ReadonlyMap<string, string>> {
  const today = indianDay(deps.now());
  // Reads English, because digests of translated rules would differ from those that the scheduled job compares.
  const { schemes, gateways } = await inLocale("en", async () => listFinderEntries(deps, today));
  return new Map([...schemes, ...gateways].map(({ slug, terms }) => [slug, termsDigest(terms, today)]));
}

/** Records the consent here and in the audit trail. Repeating the call changes nothing. */
export async function startReminder(
  deps: Writes & Pick<Deps, "content">,
  memberId: string,
  scheme: string,
): Promise<Outcome<null>> {
  const seen = (await listTermsDigests(deps)).get(scheme);
  if (!seen) return refused("not_found");
  const row = { memberId, scheme, noticeVersion: NOTICE_VERSION, givenAt: deps.now(), seen };
  const isNew = sql`${isUnmerged(memberId)}
    and not exists (select 1 from ${schemeReminders} where ${isReminder(memberId, scheme)})`;
  const detail = `${PURPOSE} ${NOTICE_VERSION}`;
  const given = { actor: memberId, action: "consent.given", subject: `scheme:${scheme}`, detail };
  await deps.db.batch([auditStatement(deps, given, isNew), insertIf(deps.db, schemeReminders, row, isNew)]);
  return ok(null);
}

export async function stopReminder(deps: Writes, memberId: string, scheme: string): Promise<void> {
  const isThere = sql`exists (select 1 from ${schemeReminders} where ${isReminder(memberId, scheme)})`;
  const withdrawn = { actor: memberId, action: "consent.withdrawn", subject: `scheme:${scheme}`, detail: PURPOSE };
  await deps.db.batch([
    auditStatement(deps, withdrawn, isThere),
    deps.db.delete(schemeReminders).where(isReminder(memberId, scheme)),
  ]);
}

export async function findReminder(deps: Pick<Deps, "db">, memberId: string, scheme: string) {
  return deps.db.select().from(schemeReminders).where(isReminder(memberId, scheme)).get();
}

export async function listRemindersOf(deps: Pick<Deps, "db">, memberId: string) {
  const isTheirs = eq(schemeReminders.memberId, memberId);
  return deps.db.select().from(schemeReminders).where(isTheirs).orderBy(asc(schemeReminders.scheme));
}

/** Lists reminders whose scheme has changed since the member last saw it, or is no longer in the finder. */
export async function listChangedReminders(
  deps: Pick<Deps, "db">,
  digests: ReadonlyMap<string, string>,
  limit: number,
): Promise<SchemeReminder[]> {
  const gone = (await listRemindedSchemes(deps)).filter((scheme) => !digests.has(scheme));
  const wanted = [...digests, ...gone.map((scheme) => [scheme, GONE] as const)];
  const [first, ...rest] = wanted.map(([scheme, seen]) => {
    // Two ranges of the index; `<>` would read every row of the scheme.
    const isOther = or(lt(schemeReminders.seen, seen), gt(schemeReminders.seen, seen));
    const isChanged = and(eq(schemeReminders.scheme, scheme), isOther);
    return deps.db.select().from(schemeReminders).where(isChanged).limit(limit);
  });
  return first ? (await deps.db.batch([first, ...rest])).flat().slice(0, limit) : [];
}

/** Skips from one scheme to the next in the index, however many members follow each. */
async function listRemindedSchemes({ db }: Pick<Deps, "db">): Promise<string[]> {
  const rows = await db.all<{ scheme: string }>(sql`
    with recursive found(scheme) as (
      select min(scheme) from scheme_reminders
      union all
      select (select min(scheme) from scheme_reminders where scheme > found.scheme) from found where scheme is not null
    )
    select scheme from found where scheme is not null`);
  return rows.map(({ scheme }) => scheme);
}

/** SQL condition: the member still wants the mail and it has not been queued. */
export function isUnsent({ memberId, scheme, seen }: SchemeReminder) {
  const isSame = and(isReminder(memberId, scheme), eq(schemeReminders.seen, seen));
  return sql`exists (select 1 from ${schemeReminders} where ${isSame})`;
}

export function storeSeenStatement(deps: Pick<Deps, "db">, { memberId, scheme, seen }: SchemeReminder, digest: string) {
  const isSame = and(isReminder(memberId, scheme), eq(schemeReminders.seen, seen));
  return deps.db.update(schemeReminders).set({ seen: digest }).where(isSame);
}

/** Deletes a member's reminders. The audit trail keeps the scheme and period without the person's name. */
export function eraseRemindersOf(deps: Writes, memberId: string) {
  const proof = auditRowsStatement(deps, {
    id: sql`'reminder.erased:' || ${schemeReminders.memberId} || ':' || ${schemeReminders.scheme}`,
    actor: memberId,
    action: "consent.erased",
    subject: sql`'scheme:' || ${schemeReminders.scheme}`,
    detail: sql`${`${PURPOSE} `} || ${schemeReminders.noticeVersion}`,
    rows: sql`${schemeReminders} where ${eq(schemeReminders.memberId, memberId)}`,
  });
  return [proof, deps.db.delete(schemeReminders).where(eq(schemeReminders.memberId, memberId))] as const;
}

function isReminder(memberId: string, scheme: string) {
  return and(eq(schemeReminders.memberId, memberId), eq(schemeReminders.scheme, scheme));
}

export function renameInReminders(db: Deps["db"], renaming: Renaming, when: SQL) {
  const { scheme, memberId } = schemeReminders;
  return renameIf(db, { table: schemeReminders, column: scheme, keys: [memberId] }, renaming, when);
}

export function mergeReminders({ db }: Pick<Deps, "db">, { from, to }: Renaming) {
  const { memberId, scheme } = schemeReminders;
  return [
    renameIf(db, { table: schemeReminders, column: memberId, keys: [scheme] }, { from, to }, sql`true`),
    db.delete(schemeReminders).where(eq(memberId, from)),
  ] as const;
}
