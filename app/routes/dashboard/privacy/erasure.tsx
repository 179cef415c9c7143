import { data, redirect } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { requireSession } from "#app/session/require-viewer.server.ts";
import { farewellHeaders } from "#app/session/session-headers.ts";
import { depsContext } from "#worker/context.server.ts";
import { invalidInput, statusOf } from "#worker/contracts/problem.ts";
import { ErasureWish } from "#worker/contracts/profile.ts";
import { SESSION } from "#worker/contracts/vocabulary.ts";
import { browserOf } from "#worker/domain/accounts/auth.server.ts";
import { endSession } from "#worker/domain/accounts/sessions.server.ts";
import { longDate } from "#worker/domain/india-calendar.server.ts";
import { listOwnMemberships } from "#worker/domain/privacy/account-overview.server.ts";
import { listHoldings } from "#worker/domain/privacy/data-inventory.server.ts";
import { listKeptDocuments, requestOwnErasure } from "#worker/domain/privacy/erasure.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/erasure.ts";

/** What the law keeps, in part or as a whole; the rest goes. */
const KEPT = new Set(["orders", "payments", "memberships"]);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, isFresh } = await requireSession(context, request);
  const deps = context.get(depsContext);
  const holdings = await listHoldings(deps, viewer);
  const documents = await listKeptDocuments(deps, viewer.email);
  const memberships = await listOwnMemberships(deps, viewer.email);
  return {
    email: viewer.email,
    isFresh,
    freshMinutes: SESSION.freshMinutes,
    goes: holdings.filter(({ id, count }) => count > 0 && !KEPT.has(id)).map(({ title, count }) => ({ title, count })),
    documents: documents.map(({ kind, number, until }) => ({ kind, number, until: longDate(until) })),
    running: memberships.find(({ state }) => state === "running"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireSession(context, request);
  const deps = context.get(depsContext);
  const input = ErasureWish.safeParse(await readForm(request));
  const outcome = input.success ? await requestOwnErasure(deps, session) : invalidInput(input.error.issues);
  if (!outcome.ok) return data({ message: outcome.message }, { status: statusOf(outcome) });
  deps.defer(() => deliverMail(deps));
  const { cookies } = await endSession(deps, browserOf(request.headers));
  return redirect(`/erasure?number=${outcome.value.number}`, { headers: farewellHeaders(cookies) });
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Erasure");
export const ErrorBoundary = MemberErrors;

export default function Erasure({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isFresh, freshMinutes, goes, documents, running } = loaderData;
  return (
    <MemberPage
      title="Erase my data"
      lead="What goes, what stays and why. Nothing happens before you confirm at the end."
      back={{ href: "/dashboard/privacy", label: "Privacy centre" }}
    >
      <section aria-labelledby="goes">
        <h2 id="goes" className="own-title">
          What goes, at once
        </h2>
        <ul className="own-goes">
          {goes.map(({ title, count }) => (
            <li key={title}>
              {title} <span className="own-count">{count === 1 ? "1 entry" : `${count} entries`}</span>
            </li>
          ))}
        </ul>
        <p>
          You are signed out everywhere, and nobody can bring it back, we neither. You may want to{" "}
          <a href="/dashboard/privacy/my-data.json" download>
            download your data
          </a>{" "}
          first.
        </p>
        {running && (
          <p className="own-warning">
            Your membership “{running.plan}” runs until {running.validTo}. After the erasure we can no longer tell that
            it is yours, and it is not paid back.
          </p>
        )}
      </section>
      <Stays documents={documents} />
      <section aria-labelledby="confirm">
        <h2 id="confirm" className="own-title">
          Confirm
        </h2>
        {actionData && <Notice kind="error" text={actionData.message} />}
        {isFresh ? (
          <form method="post" className="form">
            <div className="check">
              <input type="checkbox" id="understood" name="understood" value="yes" required />
              <label htmlFor="understood">
                I have read what goes and what stays. Erase what is held of me and with {email}.
              </label>
            </div>
            <div className="form-end">
              <button className="button own-danger" type="submit">
                Erase my data and close my account
              </button>
              <p className="field-help">You get a number by which you can follow it, and one last mail.</p>
            </div>
          </form>
        ) : (
          <p>
            This needs a sign-in of the last {freshMinutes} minutes, so that nobody does it on a device that you left
            open.{" "}
            <a className="own-again" href="/login?again&to=/dashboard/privacy/erasure">
              Sign in again
            </a>
          </p>
        )}
      </section>
    </MemberPage>
  );
}

type Kept = { kind: "receipt" | "open_order"; number: string; until: string };

function Stays({ documents }: { documents: readonly Kept[] }) {
  return (
    <section aria-labelledby="stays">
      <h2 id="stays" className="own-title">
        What stays, and why
      </h2>
      <ul className="own-stays">
        {documents.map(({ kind, number, until }) => (
          <li key={number}>
            {kind === "receipt" ? (
              <>
                <strong>Receipt {number}</strong>, with its order and payment, until {until}: company and tax law ask
                for it. It keeps the name that is printed on it; your address and phone number go.
              </>
            ) : (
              <>
                <strong>Order {number}</strong>, which the bank may still report as paid, until {until}, or later if the
                payment provider does not answer until then. Its contact goes at once; unpaid, its name goes then.
              </>
            )}
          </li>
        ))}
        <li>
          <strong>The audit trail</strong>: that an account was opened, agreed to and erased, and when, under a number
          that leads to nobody. The law asks us to be able to show it.
        </li>
        <li>
          <strong>Security logs</strong> of Cloudflare, which hold no name and no e-mail address, for one year.
        </li>
      </ul>
      <p className="own-note">
        What was sent with another address or with a phone number alone is not found here, because nothing proves that
        it is yours: <a href="/ContactUs">write to us</a> about it.
      </p>
    </section>
  );
}
