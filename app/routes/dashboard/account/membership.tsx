import { requireViewer } from "#app/session/require-viewer.server.ts";
import { depsContext } from "#worker/context.server.ts";
import { listOwnMemberships } from "#worker/domain/privacy/account-overview.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/membership.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { email } = await requireViewer(context, request);
  return { email, memberships: await listOwnMemberships(context.get(depsContext), email) };
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Membership and receipts");
export const ErrorBoundary = MemberErrors;

export default function Membership({ loaderData: { email, memberships } }: Route.ComponentProps) {
  const [latest, ...others] = memberships;
  const renewals = others.filter(({ state }) => state === "upcoming");
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
          <section className="own-plan" aria-labelledby="own-plan">
            <h2 id="own-plan">{latest.plan}</h2>
            <p className="price">{latest.days}</p>
            <p>
              {latest.state === "upcoming" ? "Begins" : "Began"} on {latest.validFrom}.
            </p>
            {renewals.map(({ orderId, plan, days }) => (
              <p key={orderId}>
                Renewed: {plan}, {days}.
              </p>
            ))}
          </section>
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
        </>
      ) : (
        <>
          <p>
            Nothing was paid with this address. If you have joined with a phone number or another address,{" "}
            <a href="/ContactUs">write to us</a>: a receipt shows only to an address that was proven.
          </p>
          <p className="button-row">
            <a className="button" href="/membership">
              See the memberships
            </a>
          </p>
        </>
      )}
    </MemberPage>
  );
}
