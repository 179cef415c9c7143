import type { Deps } from "../../deps.ts";
import { indianMonth } from "../india-calendar.server.ts";
import { type CheckedItem, checkSettlements } from "./check.server.ts";
import { listOwnItems, listSettledIn } from "./settled-items.server.ts";

/** Checks the lines settled in a month ("2026-11"), and lists our payments and refunds of the month without one. */
export async function checkMonth(deps: Pick<Deps, "db">, month: string): Promise<CheckedItem[]> {
  const settled = await listSettledIn(deps, month);
  const ids = settled.map(({ entityId }) => entityId);
  return checkSettlements(settled, await listOwnItems(deps, ids, indianMonth(month)));
}
