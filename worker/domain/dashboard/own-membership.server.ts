import type { Deps } from "../../deps.ts";
import { idsOfPaidOrdersOf } from "../billing/payments.server.ts";
import { daysBetween, indianDay, longDate } from "../india-calendar.server.ts";
import { listRunningTerms } from "../membership/memberships.server.ts";
import { describeRenewal } from "../membership/renewal.server.ts";
import { graceEndOf, isInUse } from "../membership/terms.server.ts";
import type { MembershipOrSeat } from "./memberships.server.ts";

export type OwnTerm = NonNullable<Awaited<ReturnType<typeof describeOwnMembership>>>;

/** Describes the first membership. There is no renewal for a seat or if a later one is paid. `since` spans gaps. */
export async function describeOwnMembership(
  deps: Pick<Deps, "db" | "content" | "now">,
  email: string,
  own: readonly MembershipOrSeat[],
) {
  const [latest] = own;
  if (!latest) return undefined;
  const { plan, days, state, number, lastDay, company } = latest;
  const { planId } = latest.card;
  const today = indianDay(deps.now());
  const graceEnd = graceEndOf(lastDay);
  const terms = await listRunningTerms(deps, idsOfPaidOrdersOf(deps, email));
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
    /** In grace, the days left of the grace. */
    daysLeft: daysBetween(today, state === "grace" ? graceEnd : lastDay),
    graceEnd: longDate(graceEnd),
    /** Last day of everything paid for, if it is later than this membership's. */
    paidUntil: last && longDate(last),
    isInUse: isInUse(latest),
    since: longDate(firstDays[0] ?? latest.firstDay),
    renewal: last || company ? undefined : await describeRenewal(deps, planId, { terms, today }),
  };
}
