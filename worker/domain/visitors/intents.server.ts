import { eq, lt, type SQL, sql } from "drizzle-orm";
import { thankYou } from "#messages/contracts/visitors.ts";
import type { UserIntent } from "../../contracts/intent.ts";
import { type Outcome, ok } from "../../contracts/problem.ts";
import { insertIf } from "../../db/insert-if.ts";
import { indianMonthOf } from "../../db/schema/columns.ts";
import { intents } from "../../db/schema/visitors.ts";
import type { Deps } from "../../deps.ts";
import { purgeRows } from "../purge.server.ts";
import { type ClientDeps, rateLimits } from "../rate-limits.server.ts";
import type { RowsSource } from "../record-rows.server.ts";

/** Counts a choice of the first-visit popup, without personal data (section 2). */
export async function recordIntent(deps: ClientDeps, { intent }: UserIntent): Promise<Outcome<{ message: string }>> {
  const row = { id: crypto.randomUUID(), intent, createdAt: deps.now() };
  const { refusal } = await rateLimits.consumeWith(deps, "intent", { client: deps.clientId }, (isAllowed) => [
    insertIf(deps.db, intents, row, isAllowed),
  ]);
  return refusal ?? ok({ message: thankYou() });
}

export const INTENT_ROWS = {
  table: intents,
  id: intents.id,
  at: intents.createdAt,
  filters: { intent: (value) => eq(intents.intent, value) },
} satisfies RowsSource<typeof intents>;

/** Query for the number of stored choices, for the figures. */
export function countedIntents(): SQL {
  return sql`select ${indianMonthOf(intents.createdAt)} as period, ${intents.intent} as label, count(*) as count, 0 as paise
    from ${intents} group by 1, 2`;
}

export async function purgeIntents(deps: Pick<Deps, "db">, before: Date): Promise<void> {
  await purgeRows(deps, intents, lt(intents.createdAt, before));
}
