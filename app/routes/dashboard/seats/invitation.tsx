import { data, isRouteErrorResponse, redirect, useLocation, useRouteError } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { addressPath } from "#app/session/destination.ts";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import * as m from "#messages/dashboard/seats.ts";
import { membership } from "#messages/dashboard/shell.ts";
import { brand } from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { PROBLEMS, statusOf } from "#worker/contracts/problem.ts";
import { answerInvitation, describeInvitation } from "#worker/domain/dashboard/seats-page.server.ts";
import { listPromisesOf } from "#worker/domain/membership/plans.server.ts";
import { refusalPage } from "../member-page.server.ts";
import { MemberErrors, MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/invitation.ts";
import { InvitationState } from "./invitation-state.tsx";

/** The page behind the link in the mail about a seat. Opening it changes nothing. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const viewer = await requireViewer(context, request);
  const invitation = await describeInvitation(deps, viewer, params.id);
  if (!invitation) throw refusalPage(context, "not_found");
  const { offer } = invitation;
  return { ...invitation, promises: offer ? await listPromisesOf(deps, offer.planId) : [] };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const { answer = "" } = await readForm(request);
  const outcome = await answerInvitation(context.get(depsContext), viewer, { seatId: params.id, answer });
  if (outcome.ok)
    throw redirect(localPath(answer === "accept" ? "/dashboard/membership" : `/dashboard/seats/${params.id}`));
  return data({ message: outcome.message }, { status: statusOf(outcome) });
}

export const handle = memberPage;
export const meta = () => memberMeta(m.yourSeat());
export const ErrorBoundary = InvitationErrors;

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { offer } = loaderData;
  return (
    <MemberPage
      title={m.yourSeat()}
      lead={offer ? m.seatOf({ plan: offer.plan, company: offer.company }) : m.seatOfCompany()}
      back={{ href: "/dashboard/membership", label: membership() }}
    >
      {actionData && <Notice kind="error" text={actionData.message} />}
      <InvitationState {...loaderData} />
    </MemberPage>
  );
}

/** Looks the same for an invitation of someone else and for none, so that it says nothing about either. */
function InvitationErrors() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (!isRouteErrorResponse(error) || error.status !== PROBLEMS.not_found) return <MemberErrors />;
  return (
    <section className="error-page">
      <title>{`${m.otherAccount()} · ${brand()}`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <h1>{m.otherAccount()}</h1>
        <p className="lead">{m.otherAccountHelp()}</p>
        <p className="button-row">
          <a className="button" href={addressPath(pathname, true)}>
            {m.otherAddress()}
          </a>
        </p>
      </div>
    </section>
  );
}
