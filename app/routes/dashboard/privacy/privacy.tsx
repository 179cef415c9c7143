import { redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { requireSession, requireViewer } from "#app/session/require-viewer.server.ts";
import { depsContext } from "#worker/context.server.ts";
import {
  giveConsent,
  listConsents,
  listOpenPurposes,
  withdrawConsent,
} from "#worker/domain/accounts/consents.server.ts";
import { indianDay, longDate } from "#worker/domain/india-calendar.server.ts";
import { listDataInventory } from "#worker/domain/privacy/data-inventory.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/privacy.ts";
import { Consents } from "./consents.tsx";
import { Inventory } from "./inventory.tsx";
import { Download, Rights } from "./rights.tsx";

/** Open to a verified address whose account is not confirmed yet (docs/decisions/013). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, isConfirmed } = await requireSession(context, request);
  const deps = context.get(depsContext);
  const day = (date: Date) => longDate(indianDay(date));
  const consents = await listConsents(deps, viewer.memberId);
  return {
    email: viewer.email,
    isConfirmed,
    wantsMail: (await listOpenPurposes(deps, viewer.memberId)).includes("marketing"),
    inventory: await listDataInventory(deps, viewer),
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
  const { email, isConfirmed, wantsMail, inventory, consents } = loaderData;
  return (
    <MemberPage
      title="Privacy centre"
      lead={
        <>
          What we hold about you and <strong>{email}</strong>, why, and how to change or delete it.
        </>
      }
      aside={<Index />}
    >
      <Inventory inventory={inventory} />
      <Download />
      <Consents isConfirmed={isConfirmed} wantsMail={wantsMail} consents={consents} />
      <Rights isConfirmed={isConfirmed} />
    </MemberPage>
  );
}

const PARTS = [
  { id: "held", title: "What we hold, and why" },
  { id: "download", title: "Download your data" },
  { id: "consents", title: "Your consents" },
  { id: "rights", title: "Correct, erase or complain" },
];

function Index() {
  return (
    <nav aria-label="On this page">
      <ul className="desk-index">
        {PARTS.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
