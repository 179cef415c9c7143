import { lt, sql } from "drizzle-orm";
import * as m from "#messages/contracts/visitors.ts";
import { englishPath } from "#messages/locale.ts";
import { invalidInput, type Outcome, ok } from "../../contracts/problem.ts";
import { measuredPage, type PageVitals } from "../../contracts/vitals.ts";
import { VITALS, type Vital } from "../../contracts/vocabulary.ts";
import { vitalCounts } from "../../db/schema/visitors.ts";
import type { Deps } from "../../deps.ts";
import { indianDay } from "../india-calendar.server.ts";
import { purgeRows } from "../purge.server.ts";
import { type ClientDeps, rateLimits } from "../rate-limits.server.ts";

/** Bucket limits in ms and thousandths of layout shift. They include the limits of "good" and "poor". */
const TIMES = [
  50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500, 4000,
  5000, 6000, 8000, 10_000, 15_000, 20_000, 30_000, 60_000,
];
const SHIFTS = [0, 5, 10, 25, 50, 75, 100, 150, 200, 250, 400, 600, 1000, 10_000];
const KEPT_DAYS = 400;

/** `city` comes from the network, not from the browser. Refuses above the rate limit. */
export async function recordVitals(
  deps: ClientDeps,
  { page, connection, metrics }: PageVitals,
  city: string | undefined,
): Promise<Outcome<{ message: string }>> {
  const route = measuredPage(englishPath(page));
  if (!route) return invalidInput([{ path: ["page"], message: m.notMeasured() }]);
  const refusal = await rateLimits.consume(deps, "vitals", { client: deps.clientId });
  if (refusal) return refusal;
  const shared = { day: indianDay(deps.now()), route, city: city?.trim().slice(0, 80) || "unknown", connection };
  const rows = VITALS.flatMap((metric) => {
    const value = metrics[metric];
    return value === undefined ? [] : [{ ...shared, metric, bucket: bucketOf(metric, value) }];
  });
  const key = vitalCounts;
  await deps.db
    .insert(vitalCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [key.day, key.route, key.city, key.connection, key.metric, key.bucket],
      set: { count: sql`${vitalCounts.count} + 1` },
    });
  return ok({ message: m.counted() });
}

/** Deletes counts after 400 days, which is enough for a comparison with the previous year. */
export async function purgeVitals(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const oldest = indianDay(new Date(deps.now().getTime() - KEPT_DAYS * 86_400_000));
  await purgeRows(deps, vitalCounts, lt(vitalCounts.day, oldest));
}

function bucketOf(metric: Vital, value: number): number {
  const [ends, size] = metric === "cls" ? [SHIFTS, Math.round(value * 1000)] : [TIMES, value];
  return ends.find((end) => size <= end) ?? ends.at(-1) ?? 0;
}
