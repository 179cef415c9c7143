import { MORE, Rich } from "#app/components/ui/rich.tsx";
import { Sign } from "#app/components/ui/sign.tsx";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/membership/page.ts";
import type { PlanCard as Plan } from "#worker/domain/membership/plans.server.ts";

type PlanCardProps = { plan: Plan; rank: number; canPay: boolean; isBusy: boolean; onJoin: () => void };

export function PlanCard({ plan, rank, ...join }: PlanCardProps) {
  const { planId, title, price, taxNote, bestFor, usualStart, added, raised, includes } = plan;
  return (
    <li className="plan" id={planId} data-fits={plan.fits.join(" ")} data-usual={usualStart || undefined}>
      <div className="plan-head">
        {usualStart && <p className="plan-usual">{m.usualStart()}</p>}
        <Sign lit={rank} />
        <h3 id={`join-${planId}`}>{title}</h3>
        <p className="plan-best">
          <Rich text={m.bestFor} values={{ whom: bestFor }} parts={{ label: (text) => <span>{text}</span> }} />
        </p>
      </div>
      <div className="plan-gives">
        <ul className="ticks">
          {added.map((promise) => (
            <li key={promise}>{includes ? <strong>{promise}</strong> : promise}</li>
          ))}
          {raised.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        {includes && <p className="plan-quiet">{m.includesAllOf({ plan: includes })}</p>}
      </div>
      <div className="plan-pay">
        <p className="plan-price">
          <Rich text={m.price} values={{ price }} parts={{ price: (text) => <span className="price">{text}</span> }} />
        </p>
        {taxNote && <p className="plan-quiet">{taxNote}</p>}
        <JoinForm plan={plan} {...join} />
        {plan.paymentMethods.bankTransfer && (
          <p className="plan-transfer">
            <a href={localPath(`/membership/bank-transfer?plan=${planId}`)}>
              <Rich text={m.payByTransfer} values={{ plan: title }} parts={MORE} />
            </a>
          </p>
        )}
        <p className="plan-quiet">
          {m.noRenewal()} {join.canPay && plan.paymentMethods.text}
        </p>
      </div>
    </li>
  );
}

/** Without JavaScript or online payment, the button leads to the contact details and their form. */
function JoinForm({ plan, canPay, isBusy, onJoin }: Omit<PlanCardProps, "rank">) {
  return (
    <form
      action={localPath("/membership#call-back")}
      onSubmit={(event) => {
        if (!canPay) return;
        event.preventDefault();
        if (!isBusy) onJoin();
      }}
    >
      <input type="hidden" name="plan" value={plan.planId} />
      <button
        className={canPay ? "button" : "button button-secondary"}
        type="submit"
        aria-disabled={isBusy || undefined}
      >
        <Rich text={canPay ? m.joinNow : m.contactToJoin} values={{ plan: plan.title }} parts={MORE} />
      </button>
    </form>
  );
}

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
