import * as m from "#messages/membership/transfers.ts";
import type { Deps } from "../../deps.ts";
import { quote } from "../billing/quote.server.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import type { PlanCard } from "../membership/plans.server.ts";
import { formatRupees, withGst } from "../money.server.ts";
import { lastDayFrom } from "./transfer-terms.server.ts";
import { durationOf, startSentence, upgradeOf } from "./transfer-upgrade.server.ts";

export type TransferOffer = { price: string; duration: string; lastDay: string; terms: string[] };

/** Describes what a reservation would cost and give today; `undefined` if no other membership affects it. */
export async function findTransferOffer(
  deps: Pick<Deps, "db" | "now">,
  { planId, amount }: Pick<PlanCard, "planId" | "amount">,
  verifiedEmail: string,
): Promise<TransferOffer | undefined> {
  const quoted = await quote(deps, { plan: planId, amount }, { email: verifiedEmail, loggedInAs: verifiedEmail });
  if (!quoted.ok || !quoted.value.purchase.lastMembership) return undefined;
  const { plan, purchase, amountPaise, settings } = quoted.value;
  const today = indianDay(deps.now());
  const upgrade = upgradeOf(quoted.value);
  const lastDay = longDate(lastDayFrom(today, purchase.upgradeOf));
  const withGstNote = (duration: string) => (settings.gst.mode === "added" ? m.withGst({ duration }) : duration);
  const fullPrice = formatRupees(withGst(plan.pricePaise, settings.gst).totalPaise);
  return {
    price: formatRupees(amountPaise),
    duration: withGstNote(durationOf(upgrade)),
    lastDay,
    terms: upgrade
      ? [
          purchase.lastMembership,
          m.difference({ duration: durationOf(upgrade), last: longDate(upgrade.validTo) }),
          startSentence(upgrade, today),
          m.reservedPrice({ last: lastDay }),
          m.priceFor({ email: verifiedEmail, price: fullPrice, duration: withGstNote(m.year()) }),
        ]
      : [purchase.lastMembership, purchase.sentence],
  };
}
