import { data, redirect } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { Rich } from "#app/components/ui/rich.tsx";
import { requireSession } from "#app/session/require-viewer.server.ts";
import { clearSessionHeaders } from "#app/session/session-headers.ts";
import * as m from "#messages/dashboard/erasure.ts";
import { eraseMyData, title } from "#messages/dashboard/privacy.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { statusOf, withInput } from "#worker/contracts/problem.ts";
import { ErasureConfirmation } from "#worker/contracts/profile.ts";
import { SESSION } from "#worker/contracts/vocabulary.ts";
import { deviceOf } from "#worker/domain/accounts/device.server.ts";
import { endSession } from "#worker/domain/accounts/sessions.server.ts";
import { listPaymentsUnderReview } from "#worker/domain/dashboard/payments-under-review.server.ts";
import { longDate } from "#worker/domain/india-calendar.server.ts";
import { listRunningMemberships } from "#worker/domain/privacy/account-overview.server.ts";
import { listDataInventory } from "#worker/domain/privacy/data-inventory.server.ts";
import { listRetainedDocuments, requestOwnErasure } from "#worker/domain/privacy/erasure.server.ts";
import { PaymentsUnderReview } from "../account/payments-under-review.tsx";
import { MemberPage, MemberSection, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/erasure.ts";
import { Erased, Retained } from "./erasure-scope.tsx";

/** Retained by law, partly or completely. */
const RETAINED = new Set(["orders", "payments", "bankTransfers", "documents", "memberships"]);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, isFresh } = await requireSession(context, request);
  const deps = context.get(depsContext);
  const inventory = await listDataInventory(deps, viewer);
  const documents = await listRetainedDocuments(deps, viewer.email);
  return {
    email: viewer.email,
    isFresh,
    freshMinutes: SESSION.freshMinutes,
    goes: inventory
      .filter(({ id, count }) => count > 0 && !RETAINED.has(id))
      .map(({ title, count }) => ({ title, count })),
    documents: documents.map(({ kind, number, until }) => ({ kind, number, until: longDate(until) })),
    underReview: await listPaymentsUnderReview(deps, viewer.email),
    running: await listRunningMemberships(deps, viewer.email),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireSession(context, request);
  const deps = context.get(depsContext);
  const entered = await readForm(request);
  const outcome = await withInput(ErasureConfirmation, entered, () => requestOwnErasure(deps, session));
  if (!outcome.ok) return data({ message: outcome.message }, { status: statusOf(outcome) });
  const { cookies } = await endSession(deps, deviceOf(request.headers));
  return redirect(localPath(`/erasure?number=${outcome.value.number}`), { headers: clearSessionHeaders(cookies) });
}

export const handle = memberPage;
export const meta = () => memberMeta(m.metaTitle());

export default function Erasure({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isFresh, freshMinutes, goes, documents, underReview, running } = loaderData;
  return (
    <MemberPage title={eraseMyData()} lead={m.lead()} back={{ href: "/dashboard/privacy", label: title() }}>
      <PaymentsUnderReview payments={underReview} />
      <Erased goes={goes} running={running} />
      <Retained documents={documents} />
      <ErasureForm email={email} isFresh={isFresh} freshMinutes={freshMinutes} error={actionData?.message} />
    </MemberPage>
  );
}

function ErasureForm(props: { email: string; isFresh: boolean; freshMinutes: number; error: string | undefined }) {
  const { email, isFresh, freshMinutes, error } = props;
  return (
    <MemberSection id="confirm" title={m.confirm()}>
      {error && <Notice kind="error" text={error} />}
      {isFresh ? (
        <form method="post" className="form">
          <div className="check">
            <input type="checkbox" id="understood" name="understood" value="yes" required />
            <label htmlFor="understood">{m.understood({ email })}</label>
          </div>
          <div className="form-end">
            <button className="button own-danger" type="submit">
              {m.erase()}
            </button>
            <p className="field-help">{m.afterwards()}</p>
          </div>
        </form>
      ) : (
        <p>
          <Rich text={m.logInAgain} values={{ minutes: freshMinutes }} parts={{ a: loginLink }} />
        </p>
      )}
    </MemberSection>
  );
}

function loginLink(text: string) {
  return (
    <a className="own-again" href={localPath("/login?again&to=/dashboard/privacy/erasure")}>
      {text}
    </a>
  );
}
