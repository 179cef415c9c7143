import { ExternalLink } from "#app/components/ui/external-link.tsx";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";

/** What the buyer reads before paying. `terms`: what the purchase does for a member. */
export function PurchaseSummary({ plan, terms }: { plan: PlanCard; terms: string | undefined }) {
  const { price, taxNote, ways, added, raised, includes } = plan;
  const everything = includes ? [`Everything in ${includes}`] : [];
  return (
    <>
      <div aria-live="polite">
        {terms ? (
          <p className="notice">{terms}</p>
        ) : (
          <p className="dialog-price">
            <strong>₹{price}</strong> for 12 months
            {taxNote && <span>{taxNote}</span>}
            {ways.isAboveUpi && <span>{ways.text}</span>}
          </p>
        )}
      </div>
      <ul className="ticks">
        {[...added, ...everything, ...raised].slice(0, 3).map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </>
  );
}

export function PurchaseTerms() {
  return (
    <p className="field-help">
      If you are a member, <a href="/login">log in</a> first: an upgrade then costs only the difference. All purchases
      are final: please read <ExternalLink href="/CancellationAndRefund">Cancellation and Refund</ExternalLink> and{" "}
      <ExternalLink href="/TermsAndConditions">Terms and Conditions</ExternalLink>. Paid through Razorpay. We never see
      your card.
    </p>
  );
}
