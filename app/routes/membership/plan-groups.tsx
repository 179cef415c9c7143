import * as m from "#messages/membership/page.ts";
import type { PlanCard as Plan } from "#worker/domain/membership/plans.server.ts";
import { PlanCard } from "./plan-card.tsx";

const GROUPS = [
  { group: "owners", title: m.forOwners },
  { group: "companies", title: m.forCompanies },
] as const;

/** Three plans for owners side by side, three for companies in rows. */
export function PlanGroups(props: {
  plans: readonly Plan[];
  canPay: boolean;
  isBusy: boolean;
  onJoin: (plan: Plan) => void;
}) {
  const { plans, canPay, isBusy, onJoin } = props;
  return GROUPS.map(({ group, title }) => {
    const own = plans.filter((plan) => plan.group === group);
    const fits = [...new Set(own.flatMap((plan) => plan.fits))];
    return (
      <section key={group} className="plan-group" data-fits={fits.join(" ")} aria-labelledby={`plans-${group}`}>
        <h2 id={`plans-${group}`}>{title()}</h2>
        <ul className={`plans plans-${group}`}>
          {own.map((plan) => (
            <PlanCard
              key={plan.planId}
              plan={plan}
              rank={plans.indexOf(plan) + 1}
              canPay={canPay}
              isBusy={isBusy}
              onJoin={() => onJoin(plan)}
            />
          ))}
        </ul>
      </section>
    );
  });
}
