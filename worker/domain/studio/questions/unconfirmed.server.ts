import { type Refusal, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import type { StoredEntry } from "../../content/entries.server.ts";
import { countPlaces } from "../../events/event-registrations.server.ts";
import type { Event } from "../../events/event-state.server.ts";
import { formatRupees } from "../../money.server.ts";
import { titleOf, workingCopy } from "../entry-content.server.ts";
import { fromThenOn, type PublicChange, type Publisher, refuseNewPaymentDetails } from "./payment-details.server.ts";

/** Refuses new prices or payment details, or to move or cancel an event with registrations, until the operator agrees. */
export async function refuseUnconfirmed(
  deps: Pick<Deps, "db">,
  by: Publisher,
  stored: StoredEntry,
  agreed: string | undefined,
  { after = workingCopy(stored).data, at }: { after?: unknown; at?: Date | undefined } = {},
) {
  const change = { after, agreed, at };
  const refusal = refuseNewPrice(stored, change) ?? refuseNewPaymentDetails(by, stored, change);
  return refusal ?? (await refuseForRegistered(deps, stored, agreed, after));
}

/**
 * The site sends no mail when an event moves, is cancelled or taken off, so the operator must confirm it if people are registered.
 * `after` is the new version; without it, the event is taken off.
 */
export async function refuseForRegistered(
  deps: Pick<Deps, "db">,
  { collection, slug, status, data }: StoredEntry,
  agreed: string | undefined,
  after?: unknown,
): Promise<Refusal | undefined> {
  if (collection !== "events") return undefined;
  const occasion = after === undefined ? "" : occasionIn(after);
  if (status === "published" && occasion === occasionIn(data)) return undefined;
  const { all, confirmed } = await countPlaces(deps, slug);
  const agree = `${confirmed}/${all} ${occasion}`;
  if (all === 0 || agreed === agree) return undefined;
  const who = all === 1 ? "1 person is" : `${all} people are`;
  const message = `${who} registered for ${titleOf(data, slug)}: ${confirmed} confirmed, ${all - confirmed} waiting. The site sends them no email about this. Write to them afterwards, or ask desk to.`;
  return { ...refused("people_registered", message), agree };
}

export function occasionIn(event: unknown): string {
  const { date, startsAt, endsAt, recurrence, location, venue, isCancelled = false } = event as Partial<Event>;
  return JSON.stringify([date, startsAt, endsAt, recurrence, location, venue?.name, venue?.address, isCancelled]);
}

/** A price is charged as soon as it is public, so a new one must be confirmed by the operator. `agreed`: in paise, and when. */
function refuseNewPrice(stored: StoredEntry, { after: changed, agreed, at }: PublicChange): Refusal | undefined {
  if (stored.collection !== "plans" || stored.status !== "published") return undefined;
  const [before, after] = [priceIn(stored.data), priceIn(changed)];
  const agree = [after, at?.toISOString()].join(" ").trim();
  if (after === before || agree === agreed) return undefined;
  const title = titleOf(stored.data, stored.slug);
  const prices = `from ₹${formatRupees(before)} to ₹${formatRupees(after)}`;
  const message = `The price of ${title} changes ${prices}, which is ${changeInPercent(before, after)}. ${fromThenOn(at)} the new price.`;
  return { ...refused("new_price", message), agree };
}

function changeInPercent(before: number, after: number): string {
  const rounded = Math.round((Math.abs(after - before) / before) * 100);
  const percent = after > 0 && after < before ? Math.min(rounded, 99) : rounded;
  const share = percent === 0 ? "less than 1 per cent" : `${percent} per cent`;
  return `${share} ${after < before ? "less" : "more"}`;
}

export function priceIn(plan: unknown): number {
  return Number((plan as { pricePaise?: unknown }).pricePaise);
}
