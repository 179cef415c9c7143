import * as m from "#messages/membership/transfers.ts";
import type { UpgradeQuote } from "../../db/schema/billing.ts";
import type { Quote } from "../billing/quote.server.ts";
import { longDate } from "../india-calendar.server.ts";
import { daysOf } from "../membership/terms.server.ts";

/** Says when the membership of a transfer begins; `day` is the day of the reservation. */
export function startSentence(upgrade: UpgradeQuote | null, day: string): string {
  if (!upgrade) return m.begins();
  const duration = durationOf(upgrade);
  const { validFrom } = upgrade;
  return validFrom > day
    ? m.upgradeBeginsLater({ first: longDate(validFrom), duration })
    : m.upgradeBegins({ duration });
}

/** Returns the terms that an order by bank transfer stores: the paid days begin when the money arrives. */
export function upgradeOf({ upgrade }: Pick<Quote, "upgrade">): UpgradeQuote | null {
  return upgrade && { ...upgrade, isMovable: true };
}

/** Returns "12 months" or, for an upgrade, the number of days that the price difference pays for. */
export function durationOf(upgrade: UpgradeQuote | null): string {
  return upgrade ? m.days({ days: daysOf(upgrade) }) : m.year();
}
