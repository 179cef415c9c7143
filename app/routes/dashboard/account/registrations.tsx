import { redirect } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { Rich } from "#app/components/ui/rich.tsx";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import * as m from "#messages/dashboard/account.ts";
import { seeEvents } from "#messages/dashboard/tasks.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { cancelRegistration } from "#worker/domain/events/event-registrations.server.ts";
import { listChoicePaths } from "#worker/domain/events/registration-links.server.ts";
import { listOwnRegistrations } from "#worker/domain/privacy/account-overview.server.ts";
import { doneOf } from "../done.server.ts";
import { MemberPage, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/registrations.ts";
import { Registration } from "./own-registration.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { email } = await requireViewer(context, request);
  const done = doneOf(request, "cancelled", "deleted");
  const deps = context.get(depsContext);
  const [own, choices] = await Promise.all([listOwnRegistrations(deps, email), listChoicePaths(deps, email)]);
  return { email, registrations: own.map((row) => ({ ...row, choicePath: choices.get(row.id) })), done };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const { id = "", past } = await readForm(request);
  await cancelRegistration(context.get(depsContext), viewer, id);
  return redirect(localPath(`/dashboard/registrations?done=${past ? "deleted" : "cancelled"}`));
}

export const handle = memberPage;
export const meta = () => memberMeta(m.registrations());

const DONE = { cancelled: m.registrationCancelled, deleted: m.registrationDeleted };

export default function Registrations({ loaderData: { email, registrations, done } }: Route.ComponentProps) {
  return (
    <MemberPage
      title={m.registrations()}
      lead={
        <Rich text={m.registrationsLead} values={{ email }} parts={{ strong: (text) => <strong>{text}</strong> }} />
      }
    >
      {done && <Notice kind="success" text={DONE[done]()} />}
      {registrations.length === 0 ? (
        <p>{m.noRegistrations()}</p>
      ) : (
        <ul className="member-page-list">
          {registrations.map((registration) => (
            <Registration key={registration.id} {...registration} />
          ))}
        </ul>
      )}
      <p className="button-row">
        <a className="button" href={localPath("/events")}>
          {seeEvents()}
        </a>
      </p>
    </MemberPage>
  );
}
