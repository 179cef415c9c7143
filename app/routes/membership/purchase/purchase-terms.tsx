import { ExternalLink } from "#app/components/ui/external-link.tsx";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";

/** What the buyer reads before paying. */
export function PurchaseSummary({ plan }: { plan: PlanCard }) {
  const { price, taxNote, ways, added, raised, includes } = plan;
  const everything = includes ? [`Everything in ${includes}`] : [];
  return (
    <>
      <p className="dialog-price">
        <strong>₹{price}</strong> for 12 months
        {taxNote && <span>{taxNote}</span>}
        {ways.isAboveUpi && <span>{ways.text}</span>}
      </p>
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
      A renewal begins the day after your current membership ends. All purchases are final: please read{" "}
      <ExternalLink href="/CancellationAndRefund">Cancellation and Refund</ExternalLink> and{" "}
      <ExternalLink href="/TermsAndConditions">Terms and Conditions</ExternalLink>. Paid through Razorpay. We never see
      your card.
    </p>
  );
}
