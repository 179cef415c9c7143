import * as m from "#messages/membership/transfers.ts";
import type { UpgradeQuote } from "../../db/schema/billing.ts";
import type { Quote } from "../billing/quote.server.ts";
import { longDate } from "../india-calendar.server.ts";
import { daysOf } from "../membership/terms.server.ts";

/** When the membership of a transfer begins; `day` is that of the reservation. */
export function beginSentence(upgrade: UpgradeQuote | null, day: string): string {
  if (!upgrade) return m.begins();
  const duration = durationOf(upgrade);
  const { validFrom } = upgrade;
  return validFrom > day
    ? m.upgradeBeginsLater({ first: longDate(validFrom), duration })
    : m.upgradeBegins({ duration });
}

/** The terms that an order by bank transfer stores: the days are paid for, and begin when the money arrives. */
export function upgradeOf({ upgrade }: Pick<Quote, "upgrade">): UpgradeQuote | null {
  return upgrade && { ...upgrade, isMovable: true };
}

/** Such as "12 months"; of an upgrade, the days that the difference pays for. */
export function durationOf(upgrade: UpgradeQuote | null): string {
  return upgrade ? m.days({ days: daysOf(upgrade) }) : m.year();
}
