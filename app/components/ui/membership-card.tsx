import { brand } from "#messages/layout.ts";
import { cardNumber, validUntil } from "#messages/parts.ts";
import type { MembershipCard as Card } from "#worker/contracts/payment.ts";
import { PLAN_IDS } from "#worker/contracts/vocabulary.ts";
import { Kolam } from "../ornaments/kolam.tsx";
import { Sign } from "./sign.tsx";

/** Pages that show it import styles/membership-card.css. */
export function MembershipCard({ card }: { card: Card }) {
  const { planId, plan, name, number, validTo, kolam } = card;
  return (
    <div className="membership-card" data-plan={planId}>
      <p className="membership-card-issuer">
        <Sign lit={PLAN_IDS.indexOf(planId) + 1} />
        {brand()}
      </p>
      <Kolam kolam={kolam} />
      <p className="membership-card-plan">{plan}</p>
      <p className="membership-card-name">{name}</p>
      <dl>
        <div>
          <dt>{cardNumber()}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{validUntil()}</dt>
          <dd>{validTo}</dd>
        </div>
      </dl>
    </div>
  );
}
