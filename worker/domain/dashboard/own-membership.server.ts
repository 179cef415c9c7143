import type { Deps } from "../../deps.ts";
import { daysBetween, indianDay, longDate } from "../india-calendar.server.ts";
import { describeRenewal, type Renewal } from "../membership/renewal.server.ts";
import { graceEndOf } from "../membership/terms.server.ts";
import type { OwnMembership } from "../privacy/account-overview.server.ts";

export type OwnTerm = Pick<OwnMembership, "plan" | "days" | "state" | "receipt"> & {
  /** Of the membership, or of its grace. */
  daysLeft: number;
  graceEnd: string;
  since: string;
  renewal: Renewal | undefined;
};

/** The first membership of the list; no renewal if it is renewed already. `since` survives gaps. */
export async function describeOwnMembership(
  deps: Pick<Deps, "content" | "now">,
  own: readonly OwnMembership[],
): Promise<OwnTerm | undefined> {
  const [latest] = own;
  if (!latest) return undefined;
  const { plan, days, state, receipt, lastDay } = latest;
  const { planId } = latest.card;
  const today = indianDay(deps.now());
  const graceEnd = graceEndOf(lastDay);
  const isRenewed = own.some((other) => other.card.planId === planId && other.lastDay > lastDay);
  const firstDays = own.map(({ firstDay }) => firstDay).sort();
  return {
    ...{ plan, days, state, receipt },
    daysLeft: daysBetween(today, state === "grace" ? graceEnd : lastDay),
    graceEnd: longDate(graceEnd),
    since: longDate(firstDays[0] ?? latest.firstDay),
    renewal: isRenewed ? undefined : await describeRenewal(deps, { planId, validTo: lastDay }, today),
  };
}
