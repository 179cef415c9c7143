import { FIRST_HASH, hashRow } from "../../worker/domain/audit-chain.server.ts";
import { StepError } from "./processes.ts";
import { type RowCounts, spreadStatements } from "./spread-rows.ts";

/** Row counts that the console's lists, searches and charts must handle. */
export const SCALE = {
  contact_messages: 20_000,
  event_registrations: 100_000,
  members: 20_000,
  orders: 50_000,
  payments: 50_000,
  memberships: 20_000,
  bank_transfers: 20_000,
  outbox: 100_000,
  submissions: 20_000,
  offers: 20_000,
  consents: 20_000,
  intents: 100_000,
} as const satisfies RowCounts;
export const TRAIL_ENTRIES = 200_000;

/** Audit entries per statement, because D1 accepts at most 2 MB. */
const ENTRIES = 2_000;
const MINUTE_MS = 60_000;

/** Fills a local database with rows a minute apart, the newest at `now`. Refuses one that is already filled. */
export async function fillScale(db: D1Database, now: Date, log: (line: string) => void = () => undefined) {
  const known = await db.prepare("select 1 from members where id = 'member-1'").first();
  if (known) throw new StepError("This database has these rows already.");
  for (const [table, statement] of spreadStatements(now, SCALE)) {
    await db.prepare(statement).run();
    log(`${table}: ${SCALE[table].toLocaleString("en")} rows`);
  }
  await appendTrail(db, now);
  log(`audit_trail: ${TRAIL_ENTRIES.toLocaleString("en")} entries`);
}

/** Entries that continue the chain, so that `npm run audit:verify` accepts them. */
async function appendTrail(db: D1Database, now: Date): Promise<void> {
  const last = await db
    .prepare("select seq, hash from audit_trail order by seq desc limit 1")
    .first<{ seq: number; hash: string }>();
  let [seq, previousHash] = [last?.seq ?? 0, last?.hash ?? FIRST_HASH];
  for (let written = 0; written < TRAIL_ENTRIES; written += ENTRIES) {
    const rows = Array.from({ length: ENTRIES }, (_, i) => {
      seq += 1;
      const entry = entryOf(seq, new Date(now.getTime() - (TRAIL_ENTRIES - written - i) * MINUTE_MS), previousHash);
      previousHash = hashRow(entry);
      return { ...entry, at: entry.at.getTime(), hash: previousHash };
    });
    await db
      .prepare(`insert into audit_trail (seq, at, operator, action, subject, fields, reason, request_id, previous_hash, hash)
        select value ->> 'seq', value ->> 'at', value ->> 'operator', value ->> 'action', value ->> 'subject', '{}', null,
          value ->> 'requestId', value ->> 'previousHash', value ->> 'hash' from json_each(?)`)
      .bind(JSON.stringify(rows))
      .run();
  }
}

function entryOf(seq: number, at: Date, previousHash: string) {
  const action = seq % 40 === 0 ? "message.revealed" : "message.viewed";
  const subject = `message:message-${seq % SCALE.contact_messages}`;
  const operator = `member-${seq % 5}`;
  return { seq, at, operator, action, subject, fields: {}, reason: null, requestId: `request-${seq}`, previousHash };
}
