const PHONE = "(9000000000 + i)";
const EMAIL = "'many-' || i || '@example.org'";
const NAME = "'Person ' || i";

/**
 * The columns of a table and the SQL of their values in row `i`. `?at` is the row's time, `?newest` a time that grows
 * with `i`, and `?day(n)` the day `n` days from now.
 */
const ROWS = {
  contact_messages: [
    "id, kind, name, email, phone, message, fingerprint, created_at, answered_at, answered_by",
    `'message-' || i, case i % 3 when 0 then 'call_back' else 'contact' end, ${NAME}, ${EMAIL}, ${PHONE}, case i % 51 when 0 then '=cmd|calc' else 'Hello' end, 'f-' || i, ?at, case i % 40 when 0 then 1 end, case i % 40 when 0 then 'x' end`,
  ],
  event_registrations: [
    "id, event, full_name, email, phone, membership_status, created_at, confirmed_at",
    `'registration-' || i, case i % 2 when 0 then 'general' else 'other' end, ${NAME}, ${EMAIL}, ${PHONE}, 'Non-Member', ?at, case i % 40 when 0 then 1 end`,
  ],
  members: [
    "id, name, email, phone, role, state, created_at",
    `'member-' || i, ${NAME}, ${EMAIL}, ${PHONE}, case i % 2 when 0 then 'mentor' else 'startup' end, case i % 20 when 0 then 'unverified' else 'active' end, ?at`,
  ],
  orders: [
    "id, receipt, provider_order_id, plan_id, plan_title, amount_paise, currency, name, email, phone, status, created_at, paid_at",
    `'order-' || i, 'receipt-' || i, 'order_many' || i, 'gold', 'Gold Member', 2499900, 'INR', ${NAME}, ${EMAIL}, ${PHONE}, case i % 2 when 0 then 'paid' else 'created' end, ?at, case i % 2 when 0 then ?at end`,
  ],
  payments: [
    "id, order_id, status, amount_paise, captured, refunded_paise, reported_refund_paise, created_at, updated_at",
    `'payment-' || i, 'order-' || i, case i % 2 when 0 then 'captured' else 'failed' end, 2499900, i % 2 = 0, 0, 0, ?at, ?at`,
  ],
  memberships: [
    "id, order_id, plan_id, valid_from, valid_to, revoked_on, created_at",
    `'membership-' || i, 'order-' || i, case i % 30 when 0 then 'patron' else 'gold' end, ?day(-65 - i / 5), ?day(300 - i / 5), case i % 30 when 1 then ?day(-1) end, ?at`,
  ],
  bank_transfers: [
    "reference, order_id, amount_paise, status, last_day, created_at, closed_at",
    `'MF' || i, 'order-' || i, 29999900, case i % 30 when 0 then 'cancelled' when 1 then 'paid' else 'reserved' end, ?day(7 - i / 200), ?at, case when i % 30 < 2 then ?at end`,
  ],
  outbox: [
    "id, kind, recipient, subject_id, dedupe_key, status, attempts, next_attempt_at, created_at",
    `'mail-' || i, case i % 3 when 0 then 'receipt' else 'welcome' end, ${EMAIL}, 'subject-' || i, 'd-' || i, case i % 50 when 0 then 'failed' else 'sent' end, 1, 1, ?at`,
  ],
  submissions: [
    "member_id, kind, key, version, state, data, created_at, updated_at",
    `'member-' || i, case i % 3 when 0 then 'review' when 1 then 'suggestion' else 'project_report' end, 'key-' || i, 1, case i % 10 when 0 then 'draft' else 'submitted' end, '{"text":"Good work"}', 1, ?at`,
  ],
  offers: [
    "id, member_id, opportunity, amount_paise, instrument, terms, status, version, created_at, updated_at",
    `'offer-' || i, 'member-' || i, case i % 20 when 0 then 'coldpath-dairy' else 'dhanvel-looms' end, 10000000, 'Loan', 'Two years.', case i % 30 when 0 then 'accepted' else 'submitted' end, 1, ?at, 1`,
  ],
  consents: [
    "id, member_id, email, purpose, notice_version, given_at, withdrawn_at",
    `'consent-' || i, case i % 2 when 0 then 'member-' || i end, case i % 2 when 1 then ${EMAIL} end, case i % 20 when 0 then 'marketing' else 'account' end, '1', ?at, case i % 40 when 0 then 1 end`,
  ],
  intents: [
    "id, intent, created_at",
    `'intent-' || i, case i % 30 when 0 then 'Startup Incubation' else 'For Membership' end, ?at`,
  ],
  audit_trail: [
    "seq, at, operator, action, subject, fields, reason, request_id, previous_hash, hash",
    `i, ?newest, case i % 30 when 0 then 'member-2' else 'member-4' end, case i % 40 when 0 then 'message.revealed' else 'message.viewed' end, 'message:message-' || (i / 30), '{}', null, 'request-' || i, 'p-' || i, 'h-' || i`,
  ],
} as const satisfies Record<string, readonly [columns: string, values: string]>;

// The keys of the object above.
const TABLES = Object.keys(ROWS) as SpreadTable[];

export type SpreadTable = keyof typeof ROWS;
export type RowCounts = Partial<Record<SpreadTable, number>>;

/** One statement per table that adds rows a minute apart, the newest at `now`. Some states are rare. */
export function spreadStatements<T extends RowCounts>(
  now: Date,
  counts: T,
  first = 1,
): [keyof T & SpreadTable, string][] {
  const at = (minutes: string) => `${now.getTime()} - (${minutes}) * 60000`;
  const day = (_: string, days: string) => `date('${now.toISOString().slice(0, 10)}', (${days}) || ' days')`;
  return TABLES.filter((table): table is keyof T & SpreadTable => counts[table] !== undefined).map((table) => {
    const last = counts[table] ?? 0;
    const [columns, values] = ROWS[table];
    const row = values
      .replaceAll("?at", at("i"))
      .replaceAll("?newest", at(`${last} - i`))
      .replace(/\?day\(([^()]*)\)/g, day);
    const numbers = `with recursive numbers(i) as (select ${first} union all select i + 1 from numbers where i < ${last})`;
    return [table, `insert into ${table} (${columns}) ${numbers} select ${row} from numbers`];
  });
}
