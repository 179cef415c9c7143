import type { Deps } from "../../deps.ts";
import { idsOfPaidOrdersBy } from "../billing/payments.server.ts";
import { daysBetween, indianDay, longDate } from "../india-calendar.server.ts";
import { listRunningTerms } from "../membership/memberships.server.ts";
import { describeRenewal, type Renewal } from "../membership/renewal.server.ts";
import { graceEndOf, isInUse } from "../membership/terms.server.ts";
import type { MembershipOrSeat } from "./memberships.server.ts";

export type OwnTerm = Pick<MembershipOrSeat, "plan" | "days" | "state" | "number" | "company"> & {
  /** Days left of the membership or, in grace, of the grace. */
  daysLeft: number;
  graceEnd: string;
  /** Last day of everything paid for, if it is later than this membership's. */
  paidUntil: string | undefined;
  isInUse: boolean;
  since: string;
  renewal: Renewal | undefined;
};

/** Describes the first membership. There is no renewal for a seat or if a later one is paid. `since` spans gaps. */
export async function describeOwnMembership(
  deps: Pick<Deps, "db" | "content" | "now">,
  email: string,
  own: readonly MembershipOrSeat[],
): Promise<OwnTerm | undefined> {
  const [latest] = own;
  if (!latest) return undefined;
  const { plan, days, state, number, lastDay, company } = latest;
  const { planId } = latest.card;
  const today = indianDay(deps.now());
  const graceEnd = graceEndOf(lastDay);
  const terms = await listRunningTerms(deps, idsOfPaidOrdersBy(deps, email));
  const last = terms
    .map(({ validTo }) => validTo)
    .toSorted()
    .findLast((validTo) => validTo > lastDay);
  const firstDays = own
    .filter((one) => !one.company)
    .map(({ firstDay }) => firstDay)
    .sort();
  return {
    ...{ plan, days, state, number, company },
    daysLeft: daysBetween(today, state === "grace" ? graceEnd : lastDay),
    graceEnd: longDate(graceEnd),
    paidUntil: last && longDate(last),
    isInUse: isInUse(latest),
    since: longDate(firstDays[0] ?? latest.firstDay),
    renewal: last || company ? undefined : await describeRenewal(deps, planId, { terms, today }),
  };
}
