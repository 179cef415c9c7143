import { planName } from "#messages/membership/plan-names.ts";
import * as m from "#messages/membership/terms.ts";
import { longDate } from "../india-calendar.server.ts";
import type { Membership } from "./memberships.server.ts";

/** The server's message after a verified payment (section 8). */
export function validityOf(
  planTitle: string,
  { validFrom, validTo, kind }: Pick<Membership, "validFrom" | "validTo" | "kind">,
  today: string,
): string {
  const words = { plan: planName(planTitle), first: longDate(validFrom), last: longDate(validTo) };
  if (validFrom <= today) return m.validUntil(words);
  return kind && kind !== "renewal" ? m.beginsOn(words) : m.renewedFrom(words);
}
