import type { Deps } from "../../deps.ts";
import { indianMonth } from "../india-calendar.server.ts";
import { type CheckedItem, checkSettlements, type SettledItem } from "./check.server.ts";
import { listOwnItems, listRepeated, listSettledIn } from "./settled-items.server.ts";

/** Checks the lines settled in a month ("2026-11"), and lists our payments and refunds of the month without one. */
export async function checkMonth(deps: Pick<Deps, "db">, month: string): Promise<CheckedItem[]> {
  return checkLines(deps, await listSettledIn(deps, month), indianMonth(month));
}

/** Checks recorded lines against our books, and against earlier lines for the same payment or refund. */
export async function checkLines(
  deps: Pick<Deps, "db">,
  lines: readonly SettledItem[],
  period?: { from: Date; to: Date },
): Promise<CheckedItem[]> {
  const ids = lines.map(({ entityId }) => entityId);
  const own = await listOwnItems(deps, ids, period);
  return checkSettlements(lines, own, await listRepeated(deps, lines));
}
