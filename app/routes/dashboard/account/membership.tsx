import { MembershipCard } from "#app/components/ui/membership-card.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { isCancelled, isReplaced } from "#messages/dashboard/documents.ts";
import * as m from "#messages/dashboard/membership.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { listMemberships } from "#worker/domain/dashboard/memberships.server.ts";
import { describeOwnMembership } from "#worker/domain/dashboard/own-membership.server.ts";
import { listOwnOffers } from "#worker/domain/dashboard/own-offers.server.ts";
import { listPaymentsUnderReview } from "#worker/domain/dashboard/payments-under-review.server.ts";
import { describeSeats, listInvitations } from "#worker/domain/dashboard/seats-page.server.ts";
import { listUsed } from "#worker/domain/dashboard/used.server.ts";
import { listPromisesOf } from "#worker/domain/membership/plans.server.ts";
import { listOwnDocuments } from "#worker/domain/privacy/own-documents.server.ts";
import { contactLink } from "../contact-link.tsx";
import { MemberPage, MemberSection, memberMeta, memberPage } from "../member-page.tsx";
import { Invitations, OwnSeats } from "../seats/own-seats.tsx";
import type { Route } from "./+types/membership.ts";
import { OwnOffers } from "./own-offers.tsx";
import { NextPayment, OwnTerm } from "./own-term.tsx";
import { PaymentsUnderReview } from "./payments-under-review.tsx";
import { UsedList } from "./used-list.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const viewer = await requireViewer(context, request);
  const { email } = viewer;
  const memberships = await listMemberships(deps, viewer);
  const [latest] = memberships;
  const promises = latest ? await listPromisesOf(deps, latest.card.planId) : [];
  const documents = await listOwnDocuments(deps, email);
  const underReview = await listPaymentsUnderReview(deps, email);
  const current = await describeOwnMembership(deps, email, memberships);
  const offers = current && !current.company ? await listOwnOffers(deps, email) : [];
  const seats = await describeSeats(deps, viewer);
  const invitations = await listInvitations(deps, email);
  const used = latest && current?.isInUse ? await listUsed(deps, viewer, latest) : undefined;
  return { email, memberships, documents, underReview, promises, current, offers, seats, invitations, used };
}

export const handle = memberPage;
export const meta = () => memberMeta(m.title());

type Own = Route.ComponentProps["loaderData"]["memberships"][number];
type Current = NonNullable<Route.ComponentProps["loaderData"]["current"]>;

export default function Membership({ loaderData }: Route.ComponentProps) {
  const { email, memberships, documents, underReview, promises, current, offers, seats, invitations, used } =
    loaderData;
  const [latest] = memberships;
  return (
    <MemberPage
      title={m.title()}
      lead={<Rich text={m.lead} values={{ email }} parts={{ strong: (text) => <strong>{text}</strong> }} />}
    >
      <PaymentsUnderReview payments={underReview} />
      <Invitations invitations={invitations} />
      {latest && current ? (
        <>
          <OwnCard
            latest={latest}
            current={current}
            upcoming={memberships.filter(({ state }) => state === "upcoming")}
          />
          <NextPayment latest={latest} current={current} />
          {seats && <OwnSeats {...seats} />}
          {used && latest.state !== "upcoming" && <UsedList used={used} />}
          {current.isInUse && <OwnOffers offers={offers} />}
          <MemberSection id="benefits" title={m.includes({ plan: latest.plan })}>
            <ul className="ticks">
              {promises.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
            <p className="own-buttons">
              <Rich text={m.useBenefit} parts={{ a: contactLink }} />
            </p>
          </MemberSection>
          {documents.length > 0 && <Documents documents={documents} />}
        </>
      ) : (
        invitations.length === 0 && <NoMembership />
      )}
    </MemberPage>
  );
}

function OwnCard(props: { latest: Own; current: Current; upcoming: readonly Own[] }) {
  const { latest, current, upcoming } = props;
  return (
    <section className="own-card" aria-labelledby="own-plan">
      <MembershipCard card={latest.card} />
      <div>
        <h2 id="own-plan" className="own-title">
          {latest.plan}
        </h2>
        <OwnTerm latest={latest} current={current} upcoming={upcoming.filter((own) => own !== latest)} />
      </div>
    </section>
  );
}

const STATUS = { Replaced: isReplaced, Cancelled: isCancelled };

function Documents({ documents }: { documents: Route.ComponentProps["loaderData"]["documents"] }) {
  return (
    <MemberSection id="documents" title={m.documents()}>
      <ul className="own-receipts">
        {documents.map(({ id, title, number, issuedOn, amount, status }) => (
          <li key={id}>
            <a href={localPath(`/dashboard/documents/${id}`)}>{number}</a>
            <span>{[title, issuedOn, status && STATUS[status]()].filter(Boolean).join(" · ")}</span>
            <a href={localPath(`/dashboard/documents/${id}/pdf`)} download aria-label={m.pdfOf({ number })}>
              {m.pdf()}
            </a>
            <span className="price">{amount}</span>
          </li>
        ))}
      </ul>
    </MemberSection>
  );
}

function NoMembership() {
  return (
    <>
      <p>
        <Rich text={m.none} parts={{ a: contactLink }} />
      </p>
      <p className="button-row">
        <a className="button" href={localPath("/membership")}>
          {m.seeMemberships()}
        </a>
      </p>
    </>
  );
}
