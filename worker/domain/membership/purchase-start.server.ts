import type { PlanId } from "../../contracts/vocabulary.ts";
import type { PurchaseKind } from "../../db/schema/membership.ts";
import { addDays } from "../india-calendar.server.ts";
import type { Plan } from "./plans.server.ts";
import { daysOf, restOf, stateOn, type Term } from "./terms.server.ts";

/** A paid membership that has not ended early. */
export type MembershipTerm = Term & { orderId: string; planId: PlanId };
type PlanOffer = Pick<Plan, "planId" | "title" | "rank" | "pricePaise">;
export type Offers = { plans: readonly PlanOffer[]; terms: readonly MembershipTerm[]; today: string };

type Start = {
  kind: PurchaseKind;
  validFrom: string;
  lower: MembershipTerm[];
};

/** The database refuses a membership of one day. */
export const MIN_UPGRADE_DAYS = 2;

/** Ranks a plan that is no longer for sale above all others. A quote upgrades only the first of `lower`. */
export function startOf(planId: PlanId, { plans, terms, today }: Offers): Start {
  const isForSale = plans.some((plan) => plan.planId === planId);
  const rankOf = (id: PlanId) => plans.find((plan) => plan.planId === id)?.rank ?? Number.POSITIVE_INFINITY;
  const inState = (...states: string[]) => terms.filter((term) => states.includes(stateOn(today, term)));
  const current = inState("active", "upcoming");
  const before = current.length > 0 ? current : inState("grace");
  if (before.length === 0) return { kind: "new", validFrom: today, lower: [] };

  const dayAfter = addDays(
    before
      .map(({ validTo }) => validTo)
      .toSorted()
      .at(-1) ?? today,
    1,
  );
  const after = (kind: PurchaseKind) => ({ kind, validFrom: dayAfter, lower: [] });
  if (before.some((term) => term.planId === planId)) return after("renewal");
  const isLower = !isForSale || before.some((term) => rankOf(term.planId) >= rankOf(planId));
  if (isLower) return after("later_lower_plan");
  if (current.length === 0) return { kind: "new", validFrom: today, lower: [] };

  const startsOn = (term: Term) => restOf(term, today).validFrom;
  const lower = current
    .filter((term) => daysOf(restOf(term, today)) >= MIN_UPGRADE_DAYS)
    .toSorted((a, b) => startsOn(a).localeCompare(startsOn(b)) || rankOf(b.planId) - rankOf(a.planId));
  const [first] = lower;
  return first ? { kind: "upgrade", validFrom: startsOn(first), lower } : after("new");
}
