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

/** Three thousand records of each list, a minute apart. */
export async function spread(present: Date): Promise<void> {
  const at = (minutes: string) => `${present.getTime()} - (${minutes}) * 60000`;
  const phone = "(9000000000 + i)";
  const email = "'many-' || i || '@example.org'";
  const name = "'Person ' || i";
  const statements = [
    `insert into contact_messages (id, kind, name, email, phone, message, fingerprint, created_at, answered_at, answered_by)
      select 'message-' || i, case i % 3 when 0 then 'call_back' else 'contact' end, ${name}, ${email}, ${phone},
        case i % 51 when 0 then '=cmd|calc' else 'Hello' end, 'f-' || i, ${at("i")},
        case i % 2 when 0 then 1 end, case i % 2 when 0 then 'x' end from numbers`,
    `insert into event_registrations (id, event, full_name, email, phone, membership_status, created_at, confirmed_at)
      select 'registration-' || i, case i % 2 when 0 then 'general' else 'other' end, ${name}, ${email}, ${phone},
        'Non-Member', ${at("i")}, case i % 4 when 0 then 1 end from numbers`,
    `insert into members (id, name, email, phone, role, state, created_at)
      select 'member-' || i, ${name}, ${email}, ${phone},
        case i % 2 when 0 then 'mentor' else 'startup' end, case i % 2 when 0 then 'active' else 'unverified' end,
        ${at("i")} from numbers`,
    `insert into orders (id, receipt, provider_order_id, plan_id, plan_title, amount_paise, currency, name, email, phone,
        status, created_at, paid_at)
      select 'order-' || i, 'receipt-' || i, 'order_many' || i, 'gold', 'Gold Member', 2499900, 'INR', ${name}, ${email},
        ${phone}, case i % 2 when 0 then 'paid' else 'created' end, ${at("i")}, case i % 2 when 0 then ${at("i")} end
      from numbers`,
  ];
  const numbers = `with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${ROWS})`;
  for (const statement of statements) {
    const [head = "", ...rest] = statement.split(/(?=\s+select )/);
    await env.DB.prepare(`${head} ${numbers} ${rest.join("")}`).run();
  }
}
