import { hasStoredUser } from "#app/client/page/stored-user.ts";
import { neverRevalidate, sendPublicForm } from "#app/components/forms/public-form.ts";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { pageMeta, siteUrlOf } from "#app/seo/page-meta.ts";
import { findVisitorSession } from "#app/session/require-viewer.server.ts";
import * as m from "#messages/visitors/event-registration.ts";
import { depsContext } from "#worker/context.server.ts";
import { EventRegistration } from "#worker/contracts/event-registration.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { MEMBERSHIP_STATUSES } from "#worker/contracts/vocabulary.ts";
import { findEventCard, listOpenEvents } from "#worker/domain/events/events.server.ts";
import { registerForEvent } from "#worker/domain/events/register-for-event.server.ts";
import { handlePublicForm } from "../public-form.server.ts";
import type { Route } from "./+types/route.ts";
import { NextSteps, Upcoming } from "./aside.tsx";
import { findRefusal, inSpecifiedWords, replyToEvent } from "./check.ts";
import { type ChosenEvent, chosenEvent } from "./chosen-event.ts";
import { EventRegistrationForm } from "./event-registration-form.tsx";

/** `?event=` chooses an event by its slug. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const wanted = new URL(request.url).searchParams.get("event");
  const open = await listOpenEvents(deps);
  const upcoming = open.map(({ slug, title, date, location }) => ({ slug, title, date, location }));
  const event = await findEventCard(deps, wanted);
  return {
    upcoming,
    chosen: event && chosenEvent(event),
    isUnknown: wanted !== null && !event,
    siteKey: deps.turnstile?.siteKey,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  const run = async (input: EventRegistration) =>
    registerForEvent(deps, input, (await findVisitorSession(context, request))?.viewer);
  const form = { contract: EventRegistration, read: registrationOf, run, reword: inSpecifiedWords };
  return handlePublicForm(deps, request, form);
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

export const shouldRevalidate = neverRevalidate;
export const handle = { csp: ["challenge"], query: { event: "any" } } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.pageTitle(),
    description: m.description(),
    path: "/event-registration",
    breadcrumbs: [{ name: m.pageTitle(), path: "/event-registration" }],
  });
}

export default function EventRegistrationPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { chosen, upcoming, isUnknown, siteKey } = loaderData;
  const open = chosen?.isOpen ? chosen : undefined;
  return (
    <>
      <Head event={chosen} />
      <div className={`wrap section event-registration-columns${open ? " is-chosen" : ""}`}>
        {!open && <Upcoming events={upcoming} chosen={undefined} />}
        <section className="event-registration-main" aria-labelledby="event-registration-form">
          <h2 id="event-registration-form">{open ? m.yourPlace() : m.yourDetails()}</h2>
          {!actionData && <ClosedNotice event={chosen} isUnknown={isUnknown} />}
          <EventRegistrationForm actionData={actionData} event={open} siteKey={siteKey} siteUrl={siteUrlOf(matches)} />
        </section>
        {open && <Upcoming events={upcoming} chosen={open.slug} />}
        <NextSteps />
      </div>
    </>
  );
}

function registrationOf(form: Record<string, string>) {
  const { fullName = "", email = "", phone = "", membershipStatus = MEMBERSHIP_STATUSES[0], event } = form;
  return { fullName, email, phone, membershipStatus, ...(event && { event }) };
}

/** Why the form below does not register for the chosen event. */
function ClosedNotice({ event, isUnknown }: { event: ChosenEvent | undefined; isUnknown: boolean }) {
  if (!isUnknown && (!event || event.isOpen)) return null;
  return (
    <div className="notice">
      <p className="notice-text">{event ? (event.state ?? m.noSeparate()) : m.noEvent()}</p>
      <p className="notice-help">{m.leaveDetails()}</p>
    </div>
  );
}

function Head({ event }: { event: ChosenEvent | undefined }) {
  if (!event) {
    return <PageHeading className="event-registration-head" title={m.pageTitle()} lead={m.lead()} />;
  }
  const { title, when, where, map, state, fee, image } = event;
  return (
    <section className="page-head event-registration-one">
      <div className="wrap">
        <div>
          <h1>{m.pageTitle()}</h1>
          <p className="lead">
            <strong>{title}</strong>
          </p>
          <ul>
            <li>
              <Icon name="calendar-days" />
              <span>{when}</span>
            </li>
            <li>
              <Icon name="map-pin" />
              <span>{map ? <a href={map}>{where}</a> : where}</span>
            </li>
          </ul>
          <p className="event-registration-state">{[fee, state].filter(Boolean).join(" ")}</p>
        </div>
        <Picture image={image} isFirst />
      </div>
    </section>
  );
}
