import { env } from "cloudflare:workers";

const MANY = 100_000;

/** SQL for the day `n` days before (or after) the test's present; `?1` is that present in milliseconds. */
const day = (n: number) => `?1 + ${n} * 86400000`;
const pick = (...words: string[]) =>
  `case i % ${words.length} ${words.map((word, n) => `when ${n} then '${word}'`).join(" ")} end`;
const member = "'member-' || i";

/**
 * What 100,000 rows of each table say; `i` counts them. Nothing of it is due at the present, but nearly everything is old
 * enough to be looked through by a statement without an index.
 */
const TABLES: Record<string, Record<string, string>> = {
  members: {
    id: member,
    name: "'Many'",
    email: "'many-' || i || '@example.org'",
    phone: "'+919876543210'",
    role: pick("mentor", "student", "investor", "startup"),
    state: pick("active", "unverified"),
    created_at: day(-20),
  },
  sessions: {
    id: "'session-' || i",
    user_id: member,
    token: "'token-' || i",
    expires_at: day(30),
    created_at: day(-5),
    updated_at: day(-5),
  },
  passkeys: {
    id: "'passkey-' || i",
    user_id: member,
    credential_id: "'credential-' || i",
    public_key: "'key'",
    counter: "0",
    device_type: "'multiDevice'",
    backed_up: "1",
    created_at: day(-100),
  },
  passkey_challenges: {
    id: "'challenge-' || i",
    identifier: "'identifier-' || i",
    value: `'{"userData":{"id":"member-' || i || '"}}'`,
    expires_at: "?1 + 300000",
    created_at: "?1",
    updated_at: "?1",
  },
  sign_in_codes: {
    address_key: "'address-' || i",
    browser_id: "'browser-' || i",
    nonce: "'nonce-' || i",
    sent_at: "?1",
    expires_at: "?1 + 600000",
    created_at: "?1",
  },
  consents: {
    id: "'consent-' || i",
    member_id: `case i % 2 when 0 then ${member} end`,
    email: "case i % 2 when 1 then 'many-' || i || '@example.org' end",
    purpose: "'account'",
    notice_version: "'1'",
    given_at: day(-100),
  },
  orders: {
    id: "'order-' || i",
    receipt: "'receipt-' || i",
    provider_order_id: "'order_many' || i",
    plan_id: "'gold'",
    plan_title: "'Gold Member'",
    amount_paise: "2499900",
    currency: "'INR'",
    name: pick("Many", "erased", "Many"),
    email: pick("many@example.org", "", "many@example.org"),
    phone: pick("", "erased", ""),
    status: pick("created", "attempted", "paid"),
    paid_at: `case i % 3 when 2 then ${day(-100)} end`,
    created_at: day(-100),
  },
  payments: {
    id: "'payment-' || i",
    order_id: "'order-' || i",
    status: "'captured'",
    amount_paise: "2499900",
    captured: "1",
    refunded_paise: "100",
    reported_refund_paise: "100",
    created_at: day(-100),
    updated_at: day(-100),
  },
  payment_decisions: {
    id: "'decision-' || i",
    kind: "'second_payment_of_order'",
    order_id: "'order-' || i",
    payment_id: "'payment-' || i",
    created_at: day(-100),
  },
  refunds: {
    id: "'refund-' || i",
    payment_id: "'payment-' || i",
    amount_paise: "100",
    status: "'processed'",
    created_at: day(-100),
    updated_at: day(-100),
  },
  disputes: {
    id: "'dispute-' || i",
    payment_id: "'payment-' || i",
    order_id: "'order-' || i",
    amount_paise: "2499900",
    phase: "'chargeback'",
    status: "'won'",
    created_at: day(-100),
    reported_at: day(-100),
    updated_at: day(-100),
  },
  provider_events: { id: "'event-' || i", type: "'payment.captured'", received_at: day(-100) },
  memberships: {
    id: "'membership-' || i",
    order_id: "'order-' || i",
    plan_id: "'gold'",
    valid_from: "'2026-01-01'",
    valid_to: "'2026-12-31'",
    created_at: day(-100),
  },
  receipts: { order_id: "'order-' || i", financial_year: "'20-21'", number: "i", created_at: day(-100) },
  contact_messages: {
    id: "'message-' || i",
    kind: "'contact'",
    name: "'Many'",
    email: "'many-' || i || '@example.org'",
    message: "'Hello'",
    fingerprint: "'fingerprint-' || i",
    created_at: day(-100),
  },
  event_registrations: {
    id: "'registration-' || i",
    event: "'general'",
    full_name: "'Many'",
    email: "'many-' || i || '@example.org'",
    phone: "'9876543210'",
    membership_status: "'Non-Member'",
    created_at: day(-100),
  },
  intents: { id: "'intent-' || i", intent: "'For Membership'", created_at: day(-100) },
  outbox: {
    id: "'mail-' || i",
    kind: pick("receipt", "receipt", "welcome", "no_account"),
    recipient: "'many-' || i || '@example.org'",
    subject_id: "'subject-' || i",
    member_id: `case i % 4 when 2 then ${member} end`,
    dedupe_key: "'many:' || i",
    status: pick("sent", "failed", "sent"),
    next_attempt_at: day(-20),
    created_at: `case when i % 4 < 2 then ${day(-300)} else ${day(-20)} end`,
  },
  audit_entries: {
    id: "'audit-' || i",
    at: day(-100),
    actor: "'webhook'",
    action: "'order.paid'",
    subject: "'order:order-' || i",
  },
  content_revisions: {
    id: "'revision-' || i",
    entry_id: "(select id from content_entries limit 1)",
    data: "'{}'",
    actor: "'many'",
    created_at: day(-100),
  },
  vital_counts: {
    day: "'2026-11-01'",
    route: "'/' || i",
    city: "'Pune'",
    connection: "'4g'",
    metric: "'lcp'",
    bucket: "100",
  },
  rate_limits: { key: "'limit-' || i", used: "1", ends_at: "?1 + 3600000" },
  task_states: {
    member_id: member,
    role: "'mentor'",
    task_id: "'task'",
    changed_at: day(-10),
    completed: "1",
    source: "'hand'",
  },
  deeds: { member_id: member, kind: "'article-read'", subject: "'many'", at: day(-10) },
  writings: {
    member_id: member,
    kind: "'review'",
    slot: "''",
    version: "1",
    state: "'draft'",
    data: "'{}'",
    created_at: day(-10),
    updated_at: day(-10),
  },
  offers: {
    id: "'offer-' || i",
    member_id: member,
    opportunity: "'many'",
    amount_paise: "100000",
    instrument: "'Equity'",
    terms: "'None'",
    version: "1",
    created_at: day(-10),
    updated_at: day(-10),
  },
  startup_assignments: { member_id: member, startup: "'many'", assigned_at: day(-10) },
  erasure_requests: {
    id: "'number-' || i",
    member_id: "'erased-' || i",
    requested_at: day(-100),
    done_at: day(-100),
  },
};

/** Fills every table but the content's own with 100,000 rows, as of `present`. Returns the tables. */
export async function insertManyRows(present: Date): Promise<string[]> {
  const numbers = `with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${MANY})`;
  for (const [table, columns] of Object.entries(TABLES)) {
    const names = Object.keys(columns).join(", ");
    const statement = `insert into ${table} (${names}) ${numbers} select ${Object.values(columns).join(", ")} from numbers`;
    const values = statement.includes("?1") ? [present.getTime()] : [];
    await env.DB.prepare(statement)
      .bind(...values)
      .run();
  }
  return Object.keys(TABLES);
}
