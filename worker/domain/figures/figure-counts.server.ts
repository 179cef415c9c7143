import { and, gte, inArray, type SQL, sql } from "drizzle-orm";
import { figureCounts } from "../../db/schema/platform.ts";
import type { Deps } from "../../deps.ts";
import { countedJoined, countedMembers } from "../accounts/members.server.ts";
import { countedOrders } from "../billing/orders.server.ts";
import { countedPayments, countedRefundsByPlan } from "../billing/payments.server.ts";
import { countedRegistrations } from "../events/event-registrations.server.ts";
import { countedMails } from "../mail/outbox.server.ts";
import { countedIntents } from "../visitors/intents.server.ts";

export type FigureCount = typeof figureCounts.$inferSelect;
export type Figure = FigureCount["figure"];

/** Lists counts since the month `since`. Counts of the current state have no month and are always included. */
export async function listFigures(
  { db }: Pick<Deps, "db">,
  figures: readonly Figure[],
  since: string,
): Promise<FigureCount[]> {
  const isAsked = and(inArray(figureCounts.figure, [...figures]), gte(figureCounts.period, since));
  return db.select().from(figureCounts).where(isAsked);
}

/** `rows` selects period, label, count and paise. `isWhole`: rows are never deleted, so a higher count is wrong. */
type Recount = { figure: Figure; rows: SQL; isWhole: boolean };
type Drift = Pick<FigureCount, "figure" | "period" | "label">;

/** Corrects wrong counts and returns them. Unless the rows are whole, only a count that is too low is wrong. */
async function repairFigure({ db }: Pick<Deps, "db">, { figure, rows, isWhole }: Recount): Promise<Drift[]> {
  const { period, label, count, paise } = figureCounts;
  const isOther = isWhole
    ? sql`(${count}, ${paise}) is not (excluded.count, excluded.paise)`
    : sql`${count} < excluded.count`;
  const drift = { figure: figureCounts.figure, period, label };
  const raise = db
    .insert(figureCounts)
    .select(sql`select ${figure}, period, label, count, paise from (${rows}) where true`)
    .onConflictDoUpdate({
      target: [figureCounts.figure, period, label],
      set: { count: sql`excluded.count`, paise: sql`excluded.paise` },
      setWhere: isOther,
    })
    .returning(drift);
  if (!isWhole) return raise;
  const hasNone = sql`${figureCounts.figure} = ${figure} and ${count} <> 0
    and (${period}, ${label}) not in (select period, label from (${rows}))`;
  const clear = db.update(figureCounts).set({ count: 0, paise: 0 }).where(hasNone).returning(drift);
  return (await db.batch([raise, clear])).flat();
}

const RECOUNTS: readonly Recount[] = [
  { figure: "orders", rows: countedOrders(), isWhole: true },
  { figure: "paid", rows: countedPayments(), isWhole: true },
  { figure: "refunded", rows: countedRefundsByPlan(), isWhole: true },
  { figure: "members", rows: countedMembers(), isWhole: true },
  { figure: "joined", rows: countedJoined(), isWhole: false },
  { figure: "registrations", rows: countedRegistrations(), isWhole: false },
  { figure: "intents", rows: countedIntents(), isWhole: false },
  { figure: "mails", rows: countedMails(), isWhole: false },
];

/** Counts all rows again, corrects the figures that differ, and returns which did. */
export async function recountFigures(deps: Pick<Deps, "db">): Promise<Drift[]> {
  const drifts: Drift[] = [];
  for (const recount of RECOUNTS) drifts.push(...(await repairFigure(deps, recount)));
  return drifts;
}
