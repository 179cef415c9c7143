import type { Deps } from "../deps.ts";
import { recountFigures } from "../domain/figures/recount.server.ts";
import { isFirstRunOfHour } from "./first-run.ts";

/** 02:30 in India. */
const HOUR_UTC = 21;

/** Runs once a night. Triggers maintain the figures, so a difference means that a trigger is missing. */
export async function checkFigures(deps: Pick<Deps, "db" | "now" | "log">): Promise<void> {
  const now = deps.now();
  if (!isFirstRunOfHour(now, HOUR_UTC)) return;
  const drifts = await recountFigures(deps);
  if (drifts.length === 0) return;
  const named = drifts.slice(0, 20).map(({ figure, period, label }) => `${figure} ${period} ${label}`);
  deps.log("error", "figures.drift", { count: drifts.length, figures: named.join(", ") });
}
