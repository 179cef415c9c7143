import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { localPath } from "#messages/locale.ts";
import * as page from "#messages/membership/page.ts";
import * as m from "#messages/membership/purchase.ts";
import type { PlanCard } from "#worker/domain/membership/plans.server.ts";

/** What the buyer reads before paying. `terms`: the effect of the purchase on a current membership. */
export function PurchaseSummary({ plan, terms }: { plan: PlanCard; terms: string | undefined }) {
  const { price, taxNote, paymentMethods, added, raised, includes } = plan;
  const everything = includes ? [m.everythingIn({ plan: includes })] : [];
  return (
    <>
      <div aria-live="polite">
        {terms ? (
          <p className="notice">{terms}</p>
        ) : (
          <p className="dialog-price">
            <Rich text={page.price} values={{ price }} parts={{ price: (text) => <strong>{text}</strong> }} />
            {taxNote && <span>{taxNote}</span>}
            {paymentMethods.isAboveUpi && <span>{paymentMethods.text}</span>}
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

export function PurchaseTerms({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <p className="field-help">
      {!isLoggedIn && (
        <>
          <Rich text={m.loginFirst} parts={{ login: (text) => <a href={localPath("/login")}>{text}</a> }} />{" "}
        </>
      )}
      <Rich
        text={m.terms}
        parts={{
          refund: (text) => <ExternalLink href={localPath("/CancellationAndRefund")}>{text}</ExternalLink>,
          terms: (text) => <ExternalLink href={localPath("/TermsAndConditions")}>{text}</ExternalLink>,
        }}
      />
    </p>
  );
}
