import type { PlanCard } from "#worker/domain/membership/plans.server.ts";

/** The plans as offers for search engines, in rupees. */
export function offersOf(plans: readonly PlanCard[], url: string) {
  return plans.map(({ planId, title, bestFor, amount }) => ({
    "@type": "Offer",
    "@id": `${url}#${planId}`,
    name: title,
    description: bestFor,
    price: amount,
    priceCurrency: "INR",
    url: `${url}#${planId}`,
    seller: { "@type": "Organization", name: "MASA Forum" },
  }));
}

export function descriptionOf(plans: ReadonlyArray<Pick<PlanCard, "amount" | "price">>): string {
  const leastAmount = Math.min(...plans.map(({ amount }) => amount));
  const least = plans.find(({ amount }) => amount === leastAmount);
  return least
    ? `The memberships of MASA Forum, from ₹${least.price} for 12 months: compare what each plan includes and join online.`
    : "The memberships of MASA Forum: what each plan includes and how to join.";
}
