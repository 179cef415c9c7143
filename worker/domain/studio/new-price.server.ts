import { type Refusal, refused } from "../../contracts/problem.ts";
import type { StoredEntry } from "../content/entries.server.ts";
import { formatRupees } from "../money.server.ts";
import { titleOf, workingCopy } from "./entry-content.server.ts";

/** A price is charged as soon as it is public, so a new one must be confirmed by the operator. `agreed`: in paise. */
export function refuseNewPrice(stored: StoredEntry, agreed: number | undefined): Refusal | undefined {
  if (stored.collection !== "plans" || stored.status !== "published") return undefined;
  const [before, after] = [priceIn(stored.data), priceIn(workingCopy(stored).data)];
  if (after === before || after === agreed) return undefined;
  const title = titleOf(stored.data, stored.slug);
  const prices = `from ₹${formatRupees(before)} to ₹${formatRupees(after)}`;
  const message = `The price of ${title} changes ${prices}, which is ${inWords(before, after)}. Buyers then pay the new price.`;
  return refused("new_price", message);
}

function inWords(before: number, after: number): string {
  const percent = Math.round((Math.abs(after - before) / before) * 100);
  const share = percent === 0 ? "less than 1 per cent" : `${percent} per cent`;
  return `${share} ${after < before ? "less" : "more"}`;
}

export function priceIn(plan: unknown): number {
  return Number((plan as { pricePaise?: unknown }).pricePaise);
}
