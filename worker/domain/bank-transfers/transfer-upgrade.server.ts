import type { UpgradeQuote } from "../../db/schema/billing.ts";
import type { Quote } from "../billing/quote.server.ts";
import { longDate } from "../india-calendar.server.ts";
import { daysOf } from "../membership/terms.server.ts";

const BEGINS = "begins on the day on which the money arrives";

/** When the membership of a transfer begins; `day` is that of the reservation. */
export function beginSentence(upgrade: UpgradeQuote | null, day: string): string {
  if (!upgrade) {
    return `A new membership ${BEGINS}. A renewal or a lower plan begins on the day after your present membership ends.`;
  }
  const { validFrom } = upgrade;
  const later = `begins on ${longDate(validFrom)}, or on the day on which the money arrives if that is later,`;
  const begins = validFrom > day ? later : `${BEGINS},`;
  return `The upgrade ${begins} runs for ${durationOf(upgrade)} and replaces your present membership.`;
}

/** The terms that an order by bank transfer stores: the days are paid for, and begin when the money arrives. */
export function upgradeOf({ upgrade }: Pick<Quote, "upgrade">): UpgradeQuote | null {
  return upgrade && { ...upgrade, isMovable: true };
}

/** Such as "12 months"; of an upgrade, the days that the difference pays for. */
export function durationOf(upgrade: UpgradeQuote | null): string {
  return upgrade ? `${daysOf(upgrade)} days` : "12 months";
}
