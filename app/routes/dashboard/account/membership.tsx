import { MembershipCard } from "#app/components/ui/membership-card.tsx";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { depsContext } from "#worker/context.server.ts";
import { describeOwnMembership } from "#worker/domain/dashboard/own-membership.server.ts";
import { listPromisesOf } from "#worker/domain/membership/plans.server.ts";
import { listOwnMemberships } from "#worker/domain/privacy/account-overview.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/membership.ts";
import { OwnTerm } from "./own-term.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { email } = await requireViewer(context, request);
  const memberships = await listOwnMemberships(deps, email);
  const [latest] = memberships;
  const promises = latest ? await listPromisesOf(deps, latest.card.planId) : [];
  return { email, memberships, promises, current: await describeOwnMembership(deps, email, memberships) };
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Membership and receipts");
export const ErrorBoundary = MemberErrors;

type Own = Route.ComponentProps["loaderData"]["memberships"][number];
type Current = NonNullable<Route.ComponentProps["loaderData"]["current"]>;

export default function Membership({ loaderData }: Route.ComponentProps) {
  const { email, memberships, promises, current } = loaderData;
  const [latest] = memberships;
  return (
    <MemberPage
      title="Membership and receipts"
      lead={
        <>
          Everything that was paid with <strong>{email}</strong>, also before you had an account.
        </>
      }
    >
      {latest && current ? (
        <>
          <OwnCard
            latest={latest}
            current={current}
            upcoming={memberships.filter(({ state }) => state === "upcoming")}
          />
          <section aria-labelledby="benefits">
            <h2 id="benefits" className="own-title">
              What {latest.plan} includes
            </h2>
            <ul className="ticks">
              {promises.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
            <p className="own-buttons">
              To book a mentor session or use another benefit, <a href="/ContactUs">write to us</a> and name your
              number.
            </p>
          </section>
          <Receipts memberships={memberships} />
        </>
      ) : (
        <NoMembership />
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

function Receipts({ memberships }: { memberships: readonly Own[] }) {
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts" className="own-title">
        Receipts
      </h2>
      <ul className="own-receipts">
        {memberships.map(({ orderId, receipt, paidOn, amount, plan }) => (
          <li key={orderId}>
            <a href={`/dashboard/receipts/${orderId}`}>{receipt}</a>
            <span>{plan}</span>
            <span>{paidOn}</span>
            <span className="price">₹{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoMembership() {
  return (
    <>
      <p>
        You have a free account and no membership. If you paid with a phone number or another address,{" "}
        <a href="/ContactUs">write to us</a>: receipts show only to an address that was verified.
      </p>
      <p className="button-row">
        <a className="button" href="/membership">
          See the memberships
        </a>
      </p>
    </>
  );
}
