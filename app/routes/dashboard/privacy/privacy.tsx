import { redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { Rich } from "#app/components/ui/rich.tsx";
import { requireSession, requireViewer } from "#app/session/require-viewer.server.ts";
import * as m from "#messages/dashboard/privacy.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import {
  giveConsent,
  listConsents,
  listOpenPurposes,
  withdrawConsent,
} from "#worker/domain/accounts/consents.server.ts";
import { indianDay, longDate } from "#worker/domain/india-calendar.server.ts";
import { listDataInventory } from "#worker/domain/privacy/data-inventory.server.ts";
import { doneOf } from "../done.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
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
    isSaved: doneOf(request, "saved") !== undefined,
    wantsMail: (await listOpenPurposes(deps, viewer.memberId)).includes("marketing"),
    inventory: await listDataInventory(deps, viewer),
    consents: consents.map(({ id, purpose, noticeVersion, givenAt, withdrawnAt }) => ({
      id,
      what: purpose === "account" ? m.account() : m.news(),
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
  return redirect(localPath("/dashboard/privacy?done=saved"));
}

export const handle = memberPage;
export const meta = () => memberMeta(m.title());

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { email, isConfirmed, isSaved, wantsMail, inventory, consents } = loaderData;
  return (
    <MemberPage
      title={m.title()}
      lead={<Rich text={m.lead} values={{ email }} parts={{ strong: (text) => <strong>{text}</strong> }} />}
      aside={<Index />}
    >
      <Inventory inventory={inventory} />
      <Download />
      <Consents isConfirmed={isConfirmed} isSaved={isSaved} wantsMail={wantsMail} consents={consents} />
      <Rights isConfirmed={isConfirmed} />
    </MemberPage>
  );
}

const PARTS = [
  { id: "held", title: m.held },
  { id: "download", title: m.download },
  { id: "consents", title: m.consents },
  { id: "rights", title: m.correct },
];

function Index() {
  return (
    <nav aria-label={m.onThisPage()}>
      <ul className="member-page-index">
        {PARTS.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title()}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
