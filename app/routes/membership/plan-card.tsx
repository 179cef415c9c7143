import type { PlanCard as Plan } from "#worker/domain/membership/plans.server.ts";

export function PlanCard(props: { plan: Plan; canPay: boolean; isBusy: boolean; onJoin: () => void }) {
  const { plan, canPay, isBusy, onJoin } = props;
  return (
    <li className="plan" id={plan.planId}>
      <h2>{plan.title}</h2>
      <p className="plan-price">
        <span className="price">₹{plan.price}</span> a year
      </p>
      <p className="plan-tax">{plan.taxNote}</p>
      <p>{plan.summary}</p>
      <ul className="ticks">
        {plan.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p className="plan-paid-with">{canPay && plan.paidWith}</p>
      {/* Without the script, or without online payment, the button leads to the contact details and the form there. */}
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
    </li>
  );
}
