import { desc, lte, type SQL, sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { type Refusal, tooManyRequests } from "../contracts/problem.ts";
import { UNVERIFIED_MAILS_PER_DAY } from "../contracts/vocabulary.ts";
import { rateLimits as table } from "../db/schema/platform.ts";
import type { Deps } from "../deps.ts";
import { hmacHex } from "./digest.server.ts";
import { purgeRows } from "./purge.server.ts";

/** `client` is the hashed network, `address` an email address or phone number, `account` a member's id. */
type Subject = "client" | "address" | "account";
/** `per` names what is counted: each pair of two subjects, or everyone together if empty. */
type Limit = { max: number; seconds: number; per: readonly Subject[] };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** High per client, as Indian carriers put hundreds of phones behind one address. Only scripts reach account limits. */
export const RATE_LIMITS = {
  intent: [{ max: 60, seconds: HOUR, per: ["client"] }],
  contact: [
    { max: 20, seconds: HOUR, per: ["client"] },
    { max: 5, seconds: HOUR, per: ["address"] },
  ],
  register: [
    { max: 20, seconds: HOUR, per: ["client"] },
    { max: 5, seconds: HOUR, per: ["address"] },
  ],
  event: [{ max: 30, seconds: HOUR, per: ["client"] }],
  order: [
    { max: 30, seconds: 10 * MINUTE, per: ["client"] },
    { max: 10, seconds: 10 * MINUTE, per: ["address"] },
  ],
  bank_transfer: [
    { max: 20, seconds: HOUR, per: ["client"] },
    { max: 5, seconds: HOUR, per: ["address"] },
  ],
  verify: [{ max: 60, seconds: 10 * MINUTE, per: ["client"] }],
  vitals: [{ max: 60, seconds: HOUR, per: ["client"] }],
  health: [{ max: 60, seconds: MINUTE, per: ["client"] }],
  // With five tries per code, this allows at most 150 guesses a day at one address.
  code_mail: [
    { max: 30, seconds: HOUR, per: ["client"] },
    { max: 5, seconds: HOUR, per: ["client", "address"] },
    { max: 10, seconds: HOUR, per: ["address"] },
    { max: 30, seconds: DAY, per: ["address"] },
  ],
  code_try: [{ max: 60, seconds: HOUR, per: ["client"] }],
  passkey_challenge: [{ max: 120, seconds: HOUR, per: ["client"] }],
  passkey: [{ max: 20, seconds: DAY, per: ["account"] }],
  email_change: [{ max: 10, seconds: DAY, per: ["account"] }],
  email_change_try: [{ max: 60, seconds: HOUR, per: ["account"] }],
  seat_invitation: [{ max: 40, seconds: DAY, per: ["account"] }],
  suggestion: [{ max: 50, seconds: DAY, per: ["account"] }],
  offer: [{ max: 50, seconds: DAY, per: ["account"] }],
  report: [{ max: 200, seconds: DAY, per: ["account"] }],
  report_draft: [{ max: 1200, seconds: HOUR, per: ["account"] }],
  unverified_mail: [
    { max: UNVERIFIED_MAILS_PER_DAY, seconds: DAY, per: ["address"] },
    // Counted for everyone together, to protect the sender's quota and reputation.
    { max: 300, seconds: HOUR, per: [] },
  ],
  unverified_code_mail: [{ max: 300, seconds: HOUR, per: [] }],
  unverified_mail_alarm: [{ max: 1, seconds: HOUR, per: [] }],
} as const satisfies Record<string, readonly Limit[]>;

export type LimitName = keyof typeof RATE_LIMITS;
type Subjects<N extends LimitName> = Record<(typeof RATE_LIMITS)[N][number]["per"][number], string>;
type LimitDeps = Pick<Deps, "db" | "now" | "config" | "log">;
export type ClientDeps = LimitDeps & Pick<Deps, "clientId">;
/** `per` belongs to the exceeded limit with the longest wait. */
export type Exceeded = Refusal & { retryAfterSeconds: number; per: readonly Subject[] };
type Statements = BatchItem<"sqlite">[];

export const rateLimits = { consume, consumeWith, deleteExpired };

/** Counts one use. A refused use is not counted. One transaction, so concurrent calls cannot both pass. */
async function consume<N extends LimitName>(deps: LimitDeps, name: N, who: Subjects<N>): Promise<Exceeded | undefined> {
  const { refusal } = await consumeWith(deps, name, who, () => []);
  return refusal;
}

/** Counts one use in one batch with writes. Guard each with `isAllowed`, so that a refused call writes nothing. */
async function consumeWith<N extends LimitName, W extends Statements>(
  deps: LimitDeps,
  name: N,
  who: Subjects<N>,
  writesOf: (isAllowed: SQL) => readonly [...W],
): Promise<{ refusal: Exceeded | undefined; results: readonly [...BatchResponse<W>, unknown] }> {
  const now = deps.now().getTime();
  const counters = countersOf(deps, name, who);
  const full = counters.map(({ key, max }) => sql`(key = ${key} and used >= ${max} and ends_at > ${now})`);
  const isFull = sql.join(full, sql` or `);
  const isAllowed = sql`not exists (select 1 from rate_limits where ${isFull})`;
  const [exceeded, ...results] = await deps.db.batch([
    deps.db.select().from(table).where(isFull).orderBy(desc(table.endsAt)),
    ...writesOf(isAllowed),
    // Must be last, so that all other statements see the same counts.
    countStatement(deps, counters, now, isAllowed),
  ]);
  const [longest] = exceeded;
  const per = counters.find(({ key }) => key === longest?.key)?.per;
  if (!longest || !per) return { refusal: undefined, results };
  const { account }: Partial<Record<Subject, string>> = who;
  if (per.length > 0) {
    deps.log("warn", "rate_limit.exceeded", { limit: name, per: per.join("+"), ...(account && { memberId: account }) });
  }
  const seconds = Math.ceil((longest.endsAt.getTime() - now) / 1000);
  return { refusal: { ...tooManyRequests(seconds), retryAfterSeconds: seconds, per }, results };
}

async function deleteExpired(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await purgeRows(deps, table, lte(table.endsAt, deps.now()));
}

type Counter = Limit & { key: string };

/** The key is a keyed digest, so the table contains no address. */
function countersOf<N extends LimitName>({ config }: Pick<Deps, "config">, name: N, who: Subjects<N>): Counter[] {
  const subjects: Partial<Record<Subject, string>> = who;
  return RATE_LIMITS[name].map(({ max, seconds, per }: Limit) => {
    const id = [name, seconds, ...per.map((subject) => `${subject}:${subjects[subject]?.trim().toLowerCase()}`)];
    return { key: hmacHex(config.authSecret, `limit:${id.join(":")}`), max: max * config.limitsFactor, seconds, per };
  });
}

function countStatement({ db }: Pick<Deps, "db">, counters: readonly Counter[], now: number, isAllowed: SQL) {
  const rows = JSON.stringify(counters.map(({ key, seconds }) => [key, now + seconds * 1000]));
  return db
    .insert(table)
    .select(sql`select value ->> 0, 1, value ->> 1 from json_each(${rows}) where ${isAllowed}`)
    .onConflictDoUpdate({
      target: table.key,
      set: {
        used: sql`case when ends_at <= ${now} then 1 else used + 1 end`,
        endsAt: sql`case when ends_at <= ${now} then excluded.ends_at else ends_at end`,
      },
    });
}
