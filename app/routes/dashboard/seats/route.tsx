import { data, redirect } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import type { FormActionData } from "#app/components/forms/reply.ts";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import * as m from "#messages/dashboard/seats.ts";
import { membership } from "#messages/dashboard/shell.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { headersOf, statusOf } from "#worker/contracts/problem.ts";
import { describeSeats } from "#worker/domain/dashboard/seats-page.server.ts";
import { doneOf } from "../done.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/route.ts";
import { InviteForm } from "./invite-form.tsx";
import { SeatList } from "./seat-list.tsx";
import { takeSeatStep } from "./seat-step.server.ts";

const PATH = "/dashboard/membership/seats";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request);
  const view = await describeSeats(context.get(depsContext), viewer);
  return { own: viewer.email, view, done: doneOf(request, "invited", "accepted", "withdrawn") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const form = await readForm(request);
  const { outcome, done } = await takeSeatStep(context.get(depsContext), viewer, form);
  if (outcome.ok) throw redirect(localPath(`${PATH}?done=${done}`));
  const actionData: FormActionData = { outcome, entered: { email: form.email ?? "" } };
  return data(actionData, { status: statusOf(outcome), headers: headersOf(outcome) });
}

export const handle = memberPage;
export const meta = () => memberMeta(m.title());

const DONE = { invited: m.invitationSent, accepted: m.seatTaken, withdrawn: m.seatWithdrawn };

export default function Seats({ loaderData: { own, view, done }, actionData }: Route.ComponentProps) {
  return (
    <MemberPage
      title={m.title()}
      lead={view ? m.lead({ plan: view.plan, seats: view.seats, until: view.until }) : m.leadWithout()}
      back={{ href: "/dashboard/membership", label: membership() }}
    >
      {view ? (
        <>
          {done && !actionData && <Notice kind="success" text={DONE[done]()} />}
          <SeatList seats={view.taken} own={own} nextYear={view.nextYear} />
          <InviteForm actionData={actionData} places={view} />
        </>
      ) : (
        <NoSeats />
      )}
    </MemberPage>
  );
}

function NoSeats() {
  return (
    <>
      <p>{m.none()}</p>
      <p className="button-row">
        <a className="button" href={localPath("/membership#plans-companies")}>
          {m.companyPlans()}
        </a>
      </p>
    </>
  );
}
