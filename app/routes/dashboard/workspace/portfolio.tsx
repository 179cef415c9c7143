import { offerStatusLabel } from "#messages/vocabulary/workspace.ts";
import { depsContext } from "#worker/context.server.ts";
import { parseCursor } from "#worker/domain/keyset.server.ts";
import { type OwnOffer, viewPortfolio } from "#worker/domain/workspace/offers.server.ts";
import { requireRole } from "../member-page.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import { OlderLink } from "../older-link.tsx";
import type { Route } from "./+types/portfolio.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRole(context, request, "investor");
  const before = parseCursor(new URL(request.url).searchParams.get("before"));
  return { ...(await viewPortfolio(context.get(depsContext), viewer, before)), isFirst: !before };
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Your portfolio");
export const ErrorBoundary = MemberErrors;

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { held, open, others, heldSum, openSum, older, isFirst } = loaderData;
  const isEmpty = isFirst && held.length + open.length + others.length === 0;
  return (
    <MemberPage title="Your portfolio" lead="Your holdings through the forum, and your offers in progress.">
      <dl className="desk-sums">
        <div>
          <dt>Held</dt>
          <dd className="price">₹{heldSum}</dd>
        </div>
        <div>
          <dt>Offered</dt>
          <dd className="price">₹{openSum}</dd>
        </div>
      </dl>
      <Offers title="Holdings" offers={held} />
      <Offers title="In progress" offers={open} />
      <Offers title="Closed" offers={others} />
      <OlderLink path="/dashboard/portfolio" what="offers" older={older} isFirst={isFirst} />
      {isEmpty && <p>Your first offer will appear here with its status.</p>}
      <p className="button-row desk-end">
        <a className="button" href="/dashboard/opportunities">
          See the opportunities
        </a>
        <a className="button button-secondary" href="/dashboard/offer">
          Make an offer
        </a>
      </p>
    </MemberPage>
  );
}

function Offers({ title, offers }: { title: string; offers: readonly OwnOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <section className="desk-written">
      <h2>{title}</h2>
      <ul className="desk-list">
        {offers.map(({ id, name, formattedAmount, instrument, status }) => (
          <li key={id}>
            <h3>
              <a href={`/dashboard/offer/${id}`}>{name}</a>
            </h3>
            <p className="desk-facts">
              <span>₹{formattedAmount}</span>
              <span>{instrument}</span>
              <span>{offerStatusLabel(status)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
