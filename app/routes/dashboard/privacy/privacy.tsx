import { redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { OWN_MATTERS } from "#app/components/ui/back-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { requireSession, requireViewer } from "#app/session/require-viewer.server.ts";
import { depsContext } from "#worker/context.server.ts";
import {
  giveConsent,
  listConsents,
  listOpenPurposes,
  withdrawConsent,
} from "#worker/domain/accounts/consents.server.ts";
import { indianDay, longDate } from "#worker/domain/india-calendar.server.ts";
import { type Holding, listHoldings } from "#worker/domain/privacy/data-inventory.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/privacy.ts";
import { MailChoice } from "./mail-choice.tsx";

/** Whoever has proven an address may see what is held with it, also before opening the account (docs/decisions/013). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, isConfirmed } = await requireSession(context, request);
  const deps = context.get(depsContext);
  const day = (date: Date) => longDate(indianDay(date));
  const consents = await listConsents(deps, viewer.memberId);
  return {
    email: viewer.email,
    isConfirmed,
    wantsMail: (await listOpenPurposes(deps, viewer.memberId)).includes("marketing"),
    holdings: await listHoldings(deps, viewer),
    consents: consents.map(({ id, purpose, noticeVersion, givenAt, withdrawnAt }) => ({
      id,
      what: purpose === "account" ? "Account" : "News",
      notice: longDate(noticeVersion),
      given: day(givenAt),
      withdrawn: withdrawnAt && day(withdrawnAt),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { memberId } = await requireViewer(context, request);
  const deps = context.get(depsContext);
  const { step } = await readForm(request);
  if (step === "give") await giveConsent(deps, memberId, "marketing");
  if (step === "withdraw") await withdrawConsent(deps, memberId, "marketing");
  return redirect("/dashboard/privacy#consents");
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Privacy centre");
export const ErrorBoundary = MemberErrors;

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { email, isConfirmed, wantsMail, holdings, consents } = loaderData;
  return (
    <MemberPage
      title="Privacy centre"
      lead={
        <>
          What the forum holds of you and with <strong>{email}</strong>, what for, and how to end it.
        </>
      }
      back={OWN_MATTERS}
      aside={<Index />}
    >
      <Held holdings={holdings} />
      <section aria-labelledby="download">
        <h2 id="download" className="own-title">
          Take it with you
        </h2>
        <p>
          Two files with all of it: JSON for programs, CSV for a spreadsheet. In the CSV a value that a spreadsheet
          would take for a formula begins with an apostrophe.
        </p>
        <p className="button-row own-buttons">
          <a className="button button-secondary" href="/dashboard/privacy/my-data.json" download>
            <Icon name="download" />
            Download as JSON
          </a>
          <a className="button button-secondary" href="/dashboard/privacy/my-data.csv" download>
            <Icon name="download" />
            Download as CSV
          </a>
        </p>
      </section>
      <section aria-labelledby="consents">
        <h2 id="consents" className="own-title">
          Your consents
        </h2>
        {isConfirmed && <MailChoice isGiven={wantsMail} />}
        <div className="own-choice">
          <p>
            <strong>Account.</strong> Your account rests on your consent. Withdrawing it closes the account and erases
            what hangs on it; the next page shows first what goes and what stays.
          </p>
          <a className="button button-secondary" href="/dashboard/privacy/erasure">
            Withdraw and close my account
          </a>
        </div>
        {isConfirmed && (
          <div className="own-choice">
            <p>
              <strong>Event registrations.</strong> Each is taken back by itself; you are then not expected at the
              event.
            </p>
            <a className="button button-secondary" href="/dashboard/registrations">
              See my registrations
            </a>
          </div>
        )}
        {consents.length > 0 && (
          <details className="own-held">
            <summary>What you agreed to, and when</summary>
            <ul className="own-history">
              {consents.map(({ id, what, notice, given, withdrawn }) => (
                <li key={id}>
                  {what}: given on {given} to the notice of {notice}
                  {withdrawn ? `, withdrawn on ${withdrawn}` : ""}
                </li>
              ))}
            </ul>
          </details>
        )}
      </section>
      <section aria-labelledby="rights">
        <h2 id="rights" className="own-title">
          Correct, erase, complain
        </h2>
        <ul className="own-links">
          {isConfirmed && (
            <li>
              <a href="/dashboard/profile">Correct your name, phone or address</a>
            </li>
          )}
          <li>
            <a href="/dashboard/privacy/erasure">Erase what you hold of me</a>
          </li>
          <li>
            <a href="/ContactUs">Write to the grievance officer</a>, also to name somebody who may use your rights for
            you
          </li>
          <li>
            <a href="/PrivacyPolicy">Read the Privacy Policy</a>
          </li>
        </ul>
      </section>
    </MemberPage>
  );
}

const PARTS = [
  { id: "held", title: "What we hold, and why" },
  { id: "download", title: "Take it with you" },
  { id: "consents", title: "Your consents" },
  { id: "rights", title: "Correct, erase, complain" },
];

function Index() {
  return (
    <nav aria-label="On this page">
      <ul className="report-index">
        {PARTS.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Itemised: data, purpose, ground, time (Digital Personal Data Protection Rules, 2025, rule 3). */
function Held({ holdings }: { holdings: readonly Holding[] }) {
  const held = holdings.filter(({ count }) => count > 0);
  const others = holdings.filter(({ count }) => count === 0);
  return (
    <section aria-labelledby="held">
      <h2 id="held" className="own-title">
        What we hold, and why
      </h2>
      {held.map(({ id, title, data, purpose, ground, keptFor, count }) => (
        <details key={id} className="own-held">
          <summary>
            {title}
            <span className="own-count">{count === 1 ? "1 entry" : `${count} entries`}</span>
          </summary>
          <dl>
            <dt>Data</dt>
            <dd>{data}</dd>
            <dt>Purpose</dt>
            <dd>{purpose}</dd>
            <dt>Ground</dt>
            <dd>{ground}</dd>
            <dt>Kept</dt>
            <dd>{keptFor}</dd>
          </dl>
        </details>
      ))}
      <p className="own-note">
        Nothing of yours under: {others.map(({ title }) => title.toLowerCase()).join(", ")}. Who else has it: Cloudflare
        stores it for us and sends our mails; Razorpay has what you entered to pay. We sell nothing and show no
        advertising.
      </p>
    </section>
  );
}
