import { pricesWithGst } from "#messages/membership/terms.ts";
import type { Deps } from "../../deps.ts";
import { idsOfPaidOrdersOf } from "../billing/payments.server.ts";
import { settingsOf } from "../content/settings.server.ts";
import { indianDay } from "../india-calendar.server.ts";
import { listRunningTerms } from "../membership/memberships.server.ts";
import { purchaseOf } from "../membership/purchase.server.ts";
import { formatRupees } from "../money.server.ts";

export type OwnOffer = Awaited<ReturnType<typeof listOwnOffers>>[number];

/** Lists what each plan would cost the owner of a verified address today, lowest plan first. */
export async function listOwnOffers(deps: Pick<Deps, "db" | "content" | "now">, verifiedEmail: string) {
  const { collections } = await deps.content.snapshot();
  const plans = collections.plans.toSorted((a, b) => a.rank - b.rank);
  const ownTerms = await listRunningTerms(deps, idsOfPaidOrdersOf(deps, verifiedEmail));
  const today = indianDay(deps.now());
  const { gst } = settingsOf(collections);
  return plans.flatMap(({ planId, title }) => {
    const purchase = purchaseOf(planId, { plans, gst, terms: ownTerms, today });
    if (!purchase) return [];
    const { kind, sentence, lastMembership, amountPaise } = purchase;
    const rule = gst.mode === "off" ? purchase.rule : `${purchase.rule} ${pricesWithGst()}`;
    const path = `/membership?plan=${planId}#join-${planId}`;
    return [
      {
        ...{ planId, title, kind, rule, path },
        price: formatRupees(amountPaise),
        /** What a member has to confirm before paying. */
        terms: lastMembership ? `${lastMembership} ${sentence}` : undefined,
      },
    ];
  });
}
