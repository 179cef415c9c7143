import { redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { requireViewer } from "#app/session/require-viewer.server.ts";
import { depsContext } from "#worker/context.server.ts";
import { cancelRegistration } from "#worker/domain/events/event-registrations.server.ts";
import { listOwnRegistrations, type OwnRegistration } from "#worker/domain/privacy/account-overview.server.ts";
import { MemberErrors, MemberPage, memberHeaders, memberMeta, memberPage } from "../member-page.tsx";
import type { Route } from "./+types/registrations.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { email } = await requireViewer(context, request);
  return { email, registrations: await listOwnRegistrations(context.get(depsContext), email) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireViewer(context, request);
  const { id = "" } = await readForm(request);
  await cancelRegistration(context.get(depsContext), viewer, id);
  return redirect("/dashboard/registrations");
}

export const handle = memberPage;
export const headers = memberHeaders;
export const meta = () => memberMeta("Event registrations");
export const ErrorBoundary = MemberErrors;

export default function Registrations({ loaderData: { email, registrations } }: Route.ComponentProps) {
  return (
    <MemberPage
      title="Event registrations"
      lead={
        <>
          Registered with <strong>{email}</strong>, including before you had an account.
        </>
      }
    >
      {registrations.length === 0 ? (
        <p>You have not registered for an event with this address yet.</p>
      ) : (
        <ul className="desk-list">
          {registrations.map((registration) => (
            <Registration key={registration.id} {...registration} />
          ))}
        </ul>
      )}
      <p className="button-row">
        <a className="button" href="/events">
          See the events
        </a>
      </p>
    </MemberPage>
  );
}

function Registration({ id, title, when, where, calendar, isOver, madeOn }: OwnRegistration) {
  return (
    <li>
      <h2>{title}</h2>
      <p className="desk-facts">
        {when && <span>{when}</span>}
        {where && <span>{where}</span>}
        <span>Registered on {madeOn}</span>
        {isOver && <span>past</span>}
      </p>
      <div className="button-row own-buttons">
        {calendar && !isOver && (
          <a className="button button-secondary" href={calendar}>
            <Icon name="calendar-days" />
            Calendar file
          </a>
        )}
        <form method="post">
          <input type="hidden" name="id" value={id} />
          <button className="button button-secondary" type="submit">
            {isOver ? "Delete" : "Cancel registration"}
            <span className="visually-hidden">{` for ${title}`}</span>
          </button>
        </form>
      </div>
    </li>
  );
}
