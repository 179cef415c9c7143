import { hasStoredUser } from "#app/client/page/stored-user.ts";
import { neverRevalidate, sendPublicForm } from "#app/components/forms/public-form.ts";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { findVisitorSession } from "#app/session/require-viewer.server.ts";
import { depsContext } from "#worker/context.server.ts";
import { EventRegistration } from "#worker/contracts/event-registration.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { MEMBERSHIP_STATUSES } from "#worker/contracts/vocabulary.ts";
import { registerForEvent } from "#worker/domain/events/event-registrations.server.ts";
import { listOpenEvents } from "#worker/domain/events/events.server.ts";
import { answerPublicForm, publicFormHeaders } from "../public-form.server.ts";
import type { Route } from "./+types/route.ts";
import { type EventLine, NextSteps, Upcoming } from "./aside.tsx";
import { findRefusal, inSpecifiedWords, replyToEvent } from "./check.ts";
import { EventRegistrationForm } from "./event-registration-form.tsx";

/** `?event=` chooses an upcoming event by its slug. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const wanted = new URL(request.url).searchParams.get("event");
  const open = await listOpenEvents(deps);
  const upcoming = open.map(({ slug, title, date, location }) => ({ slug, title, date, location }));
  const chosen = upcoming.find(({ slug }) => slug === wanted);
  return { upcoming, chosen, isClosed: isClosed(wanted, upcoming), siteKey: deps.turnstile?.siteKey };
}

export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  const run = async (input: EventRegistration) =>
    registerForEvent(deps, input, (await findVisitorSession(context, request))?.viewer);
  const form = { contract: EventRegistration, read: registrationOf, run, reword: inSpecifiedWords };
  const answer = await answerPublicForm(deps, request, form);
  return answer;
}

export function clientAction({ request }: Route.ClientActionArgs) {
  return sendPublicForm(request, {
    path: "/event/register",
    read: registrationOf,
    check: findRefusal,
    // A visitor's call has no credentials (section 7). A member's own session proves whose address it is.
    credentials: hasStoredUser() ? "same-origin" : "omit",
    reply: replyToEvent,
  });
}

export const headers = publicFormHeaders;
export const shouldRevalidate = neverRevalidate;
export const handle = { csp: ["challenge"], query: { event: "any" } } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Event Registration",
    description: "Register for an event of MASA Forum: four fields, no login, open to members and guests.",
    path: "/event-registration",
    structured: [breadcrumbs(matches, { name: "Event Registration", path: "/event-registration" })],
  });
}

export default function EventRegistrationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, upcoming, isClosed, siteKey } = loaderData;
  return (
    <>
      <section className="page-head event-registration-head">
        <div className="wrap">
          <h1>Event Registration</h1>
          {chosen ? (
            <p className="lead">
              <strong>{chosen.title}</strong>
              <br />
              {chosen.date}, {chosen.location}
            </p>
          ) : (
            <p className="lead">
              Four fields and no login. Members and guests are equally welcome, and we write to you about the next date.
            </p>
          )}
        </div>
      </section>
      <div className="wrap section event-registration-columns">
        <section aria-labelledby="event-registration-form">
          <h2 id="event-registration-form">{chosen ? "Your place" : "Your details"}</h2>
          {isClosed && !actionData && (
            <p className="notice">
              The event that you followed takes no registrations of its own. Leave your details all the same: we write
              to you about the next date.
            </p>
          )}
          <EventRegistrationForm answer={actionData} event={chosen?.slug} siteKey={siteKey} />
        </section>
        <aside className="event-registration-aside">
          <NextSteps />
          <Upcoming events={upcoming} chosen={chosen?.slug} />
        </aside>
      </div>
    </>
  );
}

function isClosed(wanted: string | null, upcoming: readonly EventLine[]): boolean {
  return Boolean(wanted) && !upcoming.some(({ slug }) => slug === wanted);
}

function registrationOf(form: Record<string, string>) {
  const { fullName = "", email = "", phone = "", membershipStatus = MEMBERSHIP_STATUSES[0], event } = form;
  return { fullName, email, phone, membershipStatus, ...(event && { event }) };
}
