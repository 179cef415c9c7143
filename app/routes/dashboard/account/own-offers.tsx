import * as m from "#messages/dashboard/membership.ts";
import { localPath } from "#messages/locale.ts";
import type { OwnOffer } from "#worker/domain/dashboard/own-offers.server.ts";
import { MemberSection } from "../member-page.tsx";

/** The other plans and what buying each one today would do. The payment itself is on the membership page. */
export function OwnOffers({ offers }: { offers: readonly OwnOffer[] }) {
  const higher = offers.filter(({ kind }) => kind === "upgrade" || kind === "new");
  const lower = offers.filter(({ kind }) => kind === "later_lower_plan");
  return (
    <>
      <OfferList id="higher-plan" title={m.higherPlan()} offers={higher} />
      <OfferList id="lower-plan" title={m.lowerPlan()} offers={lower} />
    </>
  );
}

function OfferList({ id, title, offers }: { id: string; title: string; offers: readonly OwnOffer[] }) {
  const [first] = offers;
  if (!first) return null;
  return (
    <MemberSection id={id} title={title}>
      <p>{first.rule}</p>
      <ul className="own-offers">
        {offers.map((offer) => (
          <li key={offer.planId}>
            <a href={localPath(offer.path)}>
              {(offer.kind === "upgrade" ? m.upgradeTo : m.choose)({ plan: offer.title })}
            </a>
            <span className="price">₹{offer.price}</span>
          </li>
        ))}
      </ul>
    </MemberSection>
  );
}
