import { brand } from "#messages/layout.ts";
import * as m from "#messages/membership/page.ts";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";

export function offersOf(plans: readonly PlanCard[], url: string) {
  return plans.map(({ planId, title, bestFor, amount }) => ({
    "@type": "Offer",
    "@id": `${url}#${planId}`,
    name: title,
    description: bestFor,
    price: amount,
    priceCurrency: "INR",
    url: `${url}#${planId}`,
    seller: { "@type": "Organization", name: brand() },
  }));
}

export function descriptionOf(plans: ReadonlyArray<Pick<PlanCard, "amount" | "price">>): string {
  const lowestAmount = Math.min(...plans.map(({ amount }) => amount));
  const cheapest = plans.find(({ amount }) => amount === lowestAmount);
  return cheapest ? m.description({ price: cheapest.price }) : m.descriptionWithoutPrice();
}
