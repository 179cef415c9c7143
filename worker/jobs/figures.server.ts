import type { Deps } from "../deps.ts";
import { recountFigures } from "../domain/figures/recount.server.ts";

/** UTC hour; 02:30 in India. */
const HOUR = 21;

/** Runs once a night. Triggers maintain the figures, so a difference means that a trigger is missing. */
export async function checkFigures(deps: Pick<Deps, "db" | "now" | "log">): Promise<void> {
  const now = deps.now();
  if (now.getUTCHours() !== HOUR || now.getUTCMinutes() >= 15) return;
  const drifts = await recountFigures(deps);
  if (drifts.length === 0) return;
  const named = drifts.slice(0, 20).map(({ figure, period, label }) => `${figure} ${period} ${label}`);
  deps.log("error", "figures.drift", { count: drifts.length, figures: named.join(", ") });
}
