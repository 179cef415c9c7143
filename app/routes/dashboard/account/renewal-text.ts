import type { Renewal } from "#worker/domain/membership/renewal.server.ts";

export function renewalText({ price, startsOn }: Renewal): string {
  return startsOn
    ? `A renewal costs ₹${price} for 12 months and begins on ${startsOn}.`
    : `A renewal costs ₹${price} for 12 months and begins on the day on which you pay.`;
}
