import { env } from "cloudflare:workers";
import type { OperatorRole } from "#worker/contracts/console/vocabulary.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import type { Site } from "../site/site.ts";

const ROWS = 3000;

/** An operator who has just used the passkey, without a session. */
export async function operatorOf({ deps }: Pick<Site, "deps">, role: OperatorRole): Promise<Operator> {
  const memberId = crypto.randomUUID();
  const email = `${memberId}@example.org`;
  const row = { memberId, requestId: "request-1", name: "Farida Khan", email, role, hasProof: true };
  await deps.db.run(`insert into members (id, name, email, phone, role, state, created_at)
    values ('${memberId}', 'Farida Khan', '${email}', '9811111111', 'mentor', 'active', 1)`);
  return row;
}

/** Three thousand records of each list, a minute apart; some states are rare. */
export async function spread(present: Date): Promise<void> {
  const at = (minutes: string) => `${present.getTime()} - (${minutes}) * 60000`;
  const phone = "(9000000000 + i)";
  const email = "'many-' || i || '@example.org'";
  const name = "'Person ' || i";
  const statements = [
    `insert into contact_messages (id, kind, name, email, phone, message, fingerprint, created_at, answered_at, answered_by)
      select 'message-' || i, case i % 3 when 0 then 'call_back' else 'contact' end, ${name}, ${email}, ${phone},
        case i % 51 when 0 then '=cmd|calc' else 'Hello' end, 'f-' || i, ${at("i")},
        case i % 40 when 0 then 1 end, case i % 40 when 0 then 'x' end from numbers`,
    `insert into event_registrations (id, event, full_name, email, phone, membership_status, created_at, confirmed_at)
      select 'registration-' || i, case i % 2 when 0 then 'general' else 'other' end, ${name}, ${email}, ${phone},
        'Non-Member', ${at("i")}, case i % 40 when 0 then 1 end from numbers`,
    `insert into members (id, name, email, phone, role, state, created_at)
      select 'member-' || i, ${name}, ${email}, ${phone},
        case i % 2 when 0 then 'mentor' else 'startup' end, case i % 20 when 0 then 'unverified' else 'active' end,
        ${at("i")} from numbers`,
    `insert into orders (id, receipt, provider_order_id, plan_id, plan_title, amount_paise, currency, name, email, phone,
        status, created_at, paid_at)
      select 'order-' || i, 'receipt-' || i, 'order_many' || i, 'gold', 'Gold Member', 2499900, 'INR', ${name}, ${email},
        ${phone}, case i % 2 when 0 then 'paid' else 'created' end, ${at("i")}, case i % 2 when 0 then ${at("i")} end
      from numbers`,
    `insert into outbox (id, kind, recipient, subject_id, dedupe_key, status, attempts, next_attempt_at, created_at)
      select 'mail-' || i, case i % 3 when 0 then 'receipt' else 'welcome' end, ${email}, 'subject-' || i, 'd-' || i,
        case i % 50 when 0 then 'failed' else 'sent' end, 1, 1, ${at("i")} from numbers`,
    `insert into submissions (member_id, kind, key, version, state, data, created_at, updated_at)
      select 'member-' || i, case i % 3 when 0 then 'review' when 1 then 'suggestion' else 'project_report' end,
        'key-' || i, 1, case i % 10 when 0 then 'draft' else 'submitted' end, '{"text":"Good work"}', 1, ${at("i")}
      from numbers`,
    `insert into offers (id, member_id, opportunity, amount_paise, instrument, terms, status, version, created_at, updated_at)
      select 'offer-' || i, 'member-' || i, case i % 20 when 0 then 'coldpath-dairy' else 'dhanvel-looms' end, 10000000,
        'Loan', 'Two years.', case i % 30 when 0 then 'accepted' else 'submitted' end, 1, ${at("i")}, 1 from numbers`,
    `insert into consents (id, member_id, email, purpose, notice_version, given_at, withdrawn_at)
      select 'consent-' || i, case i % 2 when 0 then 'member-' || i end, case i % 2 when 1 then ${email} end,
        case i % 20 when 0 then 'marketing' else 'account' end, '1', ${at("i")}, case i % 40 when 0 then 1 end
      from numbers`,
    `insert into intents (id, intent, created_at)
      select 'intent-' || i, case i % 30 when 0 then 'Startup Incubation' else 'For Membership' end, ${at("i")}
      from numbers`,
    `insert into audit_trail (seq, at, operator, action, subject, fields, reason, request_id, previous_hash, hash)
      select i, ${at("3000 - i")}, case i % 30 when 0 then 'member-2' else 'member-4' end,
        case i % 40 when 0 then 'message.revealed' else 'message.viewed' end, 'message:message-' || (i / 30), '{}', null,
        'request-' || i, 'p-' || i, 'h-' || i from numbers`,
  ];
  const numbers = `with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${ROWS})`;
  for (const statement of statements) {
    const [head = "", ...rest] = statement.split(/(?=\s+select )/);
    await env.DB.prepare(`${head} ${numbers} ${rest.join("")}`).run();
  }
}
