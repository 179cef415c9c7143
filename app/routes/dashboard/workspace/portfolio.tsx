import * as m from "#messages/dashboard/offers.ts";
import { localPath } from "#messages/locale.ts";
import { offerInstrumentLabel, offerStatusLabel } from "#messages/vocabulary/workspace.ts";
import { depsContext } from "#worker/context.server.ts";
import { parseCursor } from "#worker/domain/keyset.server.ts";
import { type OwnOffer, viewPortfolio } from "#worker/domain/workspace/offers.server.ts";
import { requireRole } from "../member-page.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import { OlderLink } from "../older-link.tsx";
import type { Route } from "./+types/portfolio.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRole(context, request, "investor");
  const before = parseCursor(new URL(request.url).searchParams.get("before"));
  return { ...(await viewPortfolio(context.get(depsContext), viewer, before)), isFirst: !before };
}

export const handle = memberPage;
export const meta = () => memberMeta(m.portfolio());

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { accepted, open, others, acceptedSum, openSum, older, isFirst } = loaderData;
  const isEmpty = isFirst && accepted.length + open.length + others.length === 0;
  return (
    <MemberPage title={m.portfolio()} lead={m.portfolioLead()}>
      <dl className="member-page-sums">
        <div>
          <dt>{m.held()}</dt>
          <dd className="price">₹{acceptedSum}</dd>
        </div>
        <div>
          <dt>{m.offered()}</dt>
          <dd className="price">₹{openSum}</dd>
        </div>
      </dl>
      <Offers title={m.holdings()} offers={accepted} />
      <Offers title={m.inProgress()} offers={open} />
      <Offers title={m.closedOffers()} offers={others} />
      <OlderLink path="/dashboard/portfolio" what={m.olderKind()} older={older} isFirst={isFirst} />
      {isEmpty && <p>{m.firstOffer()}</p>}
      <p className="button-row member-page-end">
        <a className="button" href={localPath("/dashboard/opportunities")}>
          {m.seeOpportunities()}
        </a>
        <a className="button button-secondary" href={localPath("/dashboard/offer")}>
          {m.makeOffer()}
        </a>
      </p>
    </MemberPage>
  );
}

function Offers({ title, offers }: { title: string; offers: readonly OwnOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <section className="member-page-written">
      <h2>{title}</h2>
      <ul className="member-page-list">
        {offers.map(({ id, name, formattedAmount, instrument, status }) => (
          <li key={id}>
            <h3>
              <a href={localPath(`/dashboard/offer/${id}`)}>{name}</a>
            </h3>
            <p className="member-page-facts">
              <span>₹{formattedAmount}</span>
              <span>{offerInstrumentLabel(instrument)}</span>
              <span>{offerStatusLabel(status)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
