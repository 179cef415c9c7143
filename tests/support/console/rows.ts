import { env } from "cloudflare:workers";
import type { OperatorRole } from "#worker/contracts/console/vocabulary.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { spreadStatements } from "../../../scripts/dev/spread-rows.ts";
import type { Site } from "../site/site.ts";

const ROWS = 3000;

/** Creates an operator who has just used the passkey, without a session. */
export async function operatorOf({ deps }: Pick<Site, "deps">, role: OperatorRole): Promise<Operator> {
  const memberId = crypto.randomUUID();
  const email = `${memberId}@example.org`;
  const row = { memberId, requestId: "request-1", name: "Farida Khan", email, role, hasRecentPasskey: true };
  await deps.db.run(`insert into members (id, name, email, phone, role, state, created_at)
    values ('${memberId}', 'Farida Khan', '${email}', '9811111111', 'mentor', 'active', 1)`);
  return row;
}

/** Adds records `known` + 1 to `until` of each list, a minute apart. Some states are rare. */
export async function spread(now: Date, { until = ROWS, known = 0 } = {}): Promise<void> {
  const tables = [
    "contact_messages",
    "event_registrations",
    "members",
    "orders",
    "memberships",
    "bank_transfers",
  ] as const;
  const others = ["outbox", "submissions", "offers", "consents", "intents", "audit_trail"] as const;
  const counts = Object.fromEntries([...tables, ...others].map((table) => [table, until]));
  for (const [, statement] of spreadStatements(now, counts, known + 1)) await env.DB.prepare(statement).run();
}
