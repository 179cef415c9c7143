import type { PlanCard } from "#worker/domain/membership/plans.server.ts";

/** The plans as offers for search engines, in rupees. */
export function offersOf(plans: readonly PlanCard[], url: string) {
  return plans.map(({ planId, title, summary, amount }) => ({
    "@type": "Offer",
    "@id": `${url}#${planId}`,
    name: title,
    description: summary,
    price: amount,
    priceCurrency: "INR",
    url: `${url}#${planId}`,
    seller: { "@type": "Organization", name: "MASA Forum" },
  }));
}

export function descriptionOf(plans: readonly PlanCard[]): string {
  const leastAmount = Math.min(...plans.map(({ amount }) => amount));
  const least = plans.find(({ amount }) => amount === leastAmount);
  return `Six memberships of MASA Forum${least ? `, from ₹${least.price} a year` : ""}: what each one brings, what it costs and how to join.`;
}
