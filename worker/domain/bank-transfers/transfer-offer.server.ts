import type { Deps } from "../../deps.ts";
import { quote } from "../billing/quote.server.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import type { PlanCard } from "../membership/plans.server.ts";
import { formatRupees, withGst } from "../money.server.ts";
import { lastDayFrom } from "./transfer-terms.server.ts";
import { beginSentence, durationOf, upgradeOf } from "./transfer-upgrade.server.ts";

export type TransferOffer = { price: string; duration: string; lastDay: string; terms: string[] };

/** What a reservation would cost and give the owner of a verified address today, who has other memberships. */
export async function findTransferOffer(
  deps: Pick<Deps, "db" | "now">,
  { planId, amount }: Pick<PlanCard, "planId" | "amount">,
  verifiedEmail: string,
): Promise<TransferOffer | undefined> {
  const quoted = await quote(deps, { plan: planId, amount }, verifiedEmail);
  if (!quoted.ok || !quoted.value.purchase.present) return undefined;
  const { plan, purchase, amountPaise, settings } = quoted.value;
  const today = indianDay(deps.now());
  const upgrade = upgradeOf(quoted.value);
  const lastDay = longDate(lastDayFrom(today, purchase.upgradeOf));
  const gst = settings.gst.mode === "added" ? ", including GST" : "";
  const fullPrice = formatRupees(withGst(plan.pricePaise, settings.gst).totalPaise);
  return {
    price: formatRupees(amountPaise),
    duration: `${durationOf(upgrade)}${gst}`,
    lastDay,
    terms: upgrade
      ? [
          purchase.present,
          `You pay the difference between the two plans for the ${durationOf(upgrade)} until ${longDate(upgrade.validTo)}.`,
          beginSentence(upgrade, today),
          `We reserve this price until ${lastDay}. If your present membership changes before the money arrives, we return the money.`,
          `This price is for ${verifiedEmail}. With another address the plan costs ₹${fullPrice} for 12 months${gst}.`,
        ]
      : [purchase.present, purchase.sentence],
  };
}
