import { Sign } from "#app/components/ui/sign.tsx";
import type { PlanCard as Plan } from "#worker/domain/membership/plans.server.ts";

type PlanCardProps = { plan: Plan; rank: number; canPay: boolean; isBusy: boolean; onJoin: () => void };

export function PlanCard({ plan, rank, ...join }: PlanCardProps) {
  const { planId, title, price, taxNote, bestFor, usualStart, added, raised, includes } = plan;
  return (
    <li className="plan" id={planId} data-fits={plan.fits.join(" ")} data-usual={usualStart || undefined}>
      <div className="plan-head">
        {usualStart && <p className="plan-usual">Most owners begin here</p>}
        <Sign lit={rank} />
        <h3>{title}</h3>
        <p className="plan-best">
          <span>Best for</span> {bestFor}
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
        {includes && <p className="plan-quiet">Includes everything in {includes}.</p>}
      </div>
      <div className="plan-pay">
        <p className="plan-price">
          <span className="price">₹{price}</span> for 12 months
        </p>
        {taxNote && <p className="plan-quiet">{taxNote}</p>}
        <JoinForm plan={plan} {...join} />
        {plan.ways.bankTransfer && (
          <p className="plan-transfer">
            <a href={`/membership/bank-transfer?plan=${planId}`}>
              Pay by bank transfer<span className="visually-hidden"> for {title}</span>
            </a>
          </p>
        )}
        <p className="plan-quiet">12 months, no automatic renewal. {join.canPay && plan.ways.text}</p>
      </div>
    </li>
  );
}

/** Without JavaScript or online payment, the button leads to the contact details and their form. */
function JoinForm({ plan, canPay, isBusy, onJoin }: Omit<PlanCardProps, "rank">) {
  return (
    <form
      action="/membership#call-back"
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
        {canPay ? "Join Now" : "Online payment is not available: contact us"}
        <span className="visually-hidden">
          {canPay ? "" : " to join"} as {plan.title}
        </span>
      </button>
    </form>
  );
}
