import type { PurchaseKind } from "../../db/schema/membership.ts";
import { type GstSetting, withGst } from "../money.server.ts";
import { beginOf, type HeldTerm, type Offers } from "./purchase-begin.server.ts";
import { purchaseSentence } from "./purchase-sentence.server.ts";
import { daysOf, lastDayOf, type Term } from "./terms.server.ts";

/** The amount in paise contains the tax; `sentence` says the rule to the buyer. */
export type Purchase = Term & {
  kind: PurchaseKind;
  amountPaise: number;
  taxPaise: number;
  upgradeOf: HeldTerm | undefined;
  sentence: string;
};

const MIN_PAISE = 100;

/** What buying a plan would do (docs/decisions/032). A visitor who is not logged in holds nothing. */
export function purchaseOf(planId: string, offers: Offers & { gst: GstSetting }): Purchase | undefined {
  const { plans, gst, today } = offers;
  const plan = plans.find((offer) => offer.planId === planId);
  if (!plan) return undefined;
  const { kind, validFrom, lower } = beginOf(plan.planId, offers);
  const upgradeOf = kind === "upgrade" ? lower[0] : undefined;
  const term = { validFrom, validTo: upgradeOf?.validTo ?? lastDayOf(validFrom) };
  const below = plans.find((offer) => offer.planId === upgradeOf?.planId);
  const pricePaise = below ? shareOf(plan.pricePaise - below.pricePaise, term) : plan.pricePaise;
  const { totalPaise: amountPaise, taxPaise } = withGst(pricePaise, gst);
  const words = { kind, amountPaise, ...term, planTitle: plan.title, addsGst: gst.mode === "added", today };
  return { kind, amountPaise, taxPaise, ...term, upgradeOf, sentence: purchaseSentence(words) };
}

/** In proportion to 12 months from the same day, rounded down to a whole rupee. */
function shareOf(differencePaise: number, term: Term): number {
  const year = { validFrom: term.validFrom, validTo: lastDayOf(term.validFrom) };
  const rupees = Math.floor((differencePaise * daysOf(term)) / (daysOf(year) * 100));
  return Math.max(MIN_PAISE, rupees * 100);
}
