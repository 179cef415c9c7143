import { MembershipCard } from "#app/components/ui/membership-card.tsx";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { depsContext } from "#worker/context.server.ts";
import { listPromisesOf } from "#worker/domain/membership/plans.server.ts";
import { listOwnMemberships } from "#worker/domain/privacy/account-overview.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/membership.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { email } = await requireViewer(context, request);
  const memberships = await listOwnMemberships(deps, email);
  const planId = memberships[0]?.card.planId;
  return { email, memberships, promises: planId ? await listPromisesOf(deps, planId) : [] };
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Membership and receipts");
export const ErrorBoundary = MemberErrors;

type Own = Route.ComponentProps["loaderData"]["memberships"][number];

export default function Membership({ loaderData: { email, memberships, promises } }: Route.ComponentProps) {
  const [latest, ...others] = memberships;
  return (
    <MemberPage
      title="Membership and receipts"
      lead={
        <>
          Everything that was paid with <strong>{email}</strong>, also before you had an account.
        </>
      }
    >
      {latest ? (
        <>
          <OwnCard latest={latest} renewals={others.filter(({ state }) => state === "upcoming")} />
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

function OwnCard({ latest, renewals }: { latest: Own; renewals: readonly Own[] }) {
  return (
    <section className="own-card" aria-labelledby="own-plan">
      <MembershipCard card={latest.card} />
      <div>
        <h2 id="own-plan" className="own-title">
          {latest.plan}
        </h2>
        <p>{periodOf(latest)}</p>
        {renewals.map(({ orderId, plan, days }) => (
          <p key={orderId}>
            Renewed: {plan}, {days}.
          </p>
        ))}
        {renewals.length === 0 && (
          <>
            <p>It does not renew automatically. Another purchase of the plan adds 12 months after the last day.</p>
            <p className="own-buttons">
              <a className="button button-secondary" href={`/membership#${latest.card.planId}`}>
                Renew {latest.plan}
              </a>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

function periodOf({ state, validFrom, validTo }: Own): string {
  if (state === "running") return `Valid from ${validFrom} until ${validTo}.`;
  if (state === "upcoming") return `Begins on ${validFrom} and ends on ${validTo}.`;
  return `Began on ${validFrom} and ended on ${validTo}.`;
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
