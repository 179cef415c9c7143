import { longDate } from "../india-calendar.server.ts";
import type { Membership } from "./memberships.server.ts";

/** The server's message after a verified payment (section 8). */
export function validityOf(
  planTitle: string,
  { validFrom, validTo, kind }: Pick<Membership, "validFrom" | "validTo" | "kind">,
  today: string,
): string {
  if (validFrom <= today) return `Your ${planTitle} membership is valid until ${longDate(validTo)}.`;
  if (kind && kind !== "renewal")
    return `Your ${planTitle} membership begins on ${longDate(validFrom)} and is valid until ${longDate(validTo)}.`;
  return `Your ${planTitle} membership is renewed from ${longDate(validFrom)} to ${longDate(validTo)}.`;
}
