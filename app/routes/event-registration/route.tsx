import { data } from "react-router";
import { breadcrumbs } from "#app/components/breadcrumbs.ts";
import { callApi } from "#app/components/call-api.ts";
import { Field } from "#app/components/field.tsx";
import { type Reply, replyOf } from "#app/components/form-answer.ts";
import type { NoticeContent } from "#app/components/notice.tsx";
import { pageMeta } from "#app/components/page-meta.ts";
import { PostedForm } from "#app/components/posted-form.tsx";
import { readForm } from "#app/components/read-form.ts";
import { depsContext } from "#worker/context.server.ts";
import { EventRegistration } from "#worker/contracts/event-registration.ts";
import { invalidInput, statusOf } from "#worker/contracts/problem.ts";
import { LIMITS, MEMBERSHIP_STATUSES, MESSAGES } from "#worker/contracts/vocabulary.ts";
import { registerForEvent } from "#worker/domain/event-registrations.server.ts";
import type { Route } from "./+types/route.ts";
import { findRefusal, inSpecifiedWords } from "./check.ts";

/** With `?event=` and the slug of an upcoming event the registration is for that one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { collections } = await context.get(depsContext).content.snapshot();
  const wanted = new URL(request.url).searchParams.get("event");
  const upcoming = collections.events
    .filter(({ tab }) => tab === "upcoming")
    .map(({ slug, title, date, location }) => ({ slug, title, date, location }));
  return { upcoming, chosen: upcoming.find(({ slug }) => slug === wanted), isClosed: isClosed(wanted, upcoming) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const entered = await readRegistration(request);
  const input = EventRegistration.safeParse(entered);
  const outcome = input.success
    ? await registerForEvent(context.get(depsContext), input.data)
    : invalidInput(input.error.issues);
  const status = statusOf(outcome, "created");
  return data({ outcome: outcome.ok ? outcome : inSpecifiedWords(outcome), entered }, { status });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const entered = await readRegistration(request);
  const refusal = findRefusal(entered);
  if (refusal) return { outcome: refusal, entered };
  const answer = await callApi<{ message?: string }>("/event/register", entered);
  if (answer.ok) return { outcome: replyOf(answer, { success: REGISTERED, failure: "" }), entered };
  // Section 8: the error goes to the console, its content is not shown.
  console.error("The registration for the event failed:", answer.problem?.code ?? "no answer");
  return { outcome: { ok: false as const, message: MESSAGES.eventFailed }, entered };
}

/** A registration changes nothing of what the page says. */
export function shouldRevalidate() {
  return false;
}

export const handle = { reads: { event: "any" } };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Event Registration",
    description: "Register for an event of MASA Forum: four fields, no login, open to members and guests.",
    path: "/event-registration",
    structured: [breadcrumbs(matches, { name: "Event Registration", path: "/event-registration" })],
  });
}

export default function EventRegistrationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, upcoming, isClosed } = loaderData;
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
          <PostedForm
            answer={actionData}
            noticeOf={noticeOf}
            label="Register for Event"
            isCheckedByBrowser={false}
            note={<PrivacyNote />}
          >
            {(field) => (
              <>
                {chosen && <input type="hidden" name="event" value={chosen.slug} />}
                <Field {...field("fullName")} label="Full Name">
                  {(control) => <input {...control} autoComplete="name" maxLength={LIMITS.name} required />}
                </Field>
                <Field {...field("email")} label="Email">
                  {(control) => (
                    <input {...control} type="email" autoComplete="email" maxLength={LIMITS.email} required />
                  )}
                </Field>
                <Field {...field("phone")} label="Phone Number" help="10 digits, without +91">
                  {(control) => (
                    <input {...control} type="tel" autoComplete="tel-national" maxLength={LIMITS.phone} required />
                  )}
                </Field>
                <MembershipStatus {...field("membershipStatus")} />
              </>
            )}
          </PostedForm>
        </section>
        <aside className="event-registration-aside">
          <NextSteps />
          <Upcoming events={upcoming} chosen={chosen?.slug} />
        </aside>
      </div>
    </>
  );
}

function MembershipStatus({ name, value }: { name: string; value: string | undefined }) {
  return (
    <Field name={name} label="Membership Status" value={value || MEMBERSHIP_STATUSES[0]}>
      {(control) => (
        <select {...control}>
          {MEMBERSHIP_STATUSES.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

function NextSteps() {
  return (
    <section aria-labelledby="event-registration-next">
      <h2 id="event-registration-next">What happens next</h2>
      <ol className="event-registration-steps">
        <li>
          <h3>You are on the list</h3>
          <p>This page says so at once. Registering twice does no harm: you stay on the list once.</p>
        </li>
        <li>
          <h3>We write to you</h3>
          <p>With place, time and what to bring, and again if anything changes.</p>
        </li>
        <li>
          <h3>You come</h3>
          <p>
            Registering costs nothing. If an event has a fee, its page says so, and you pay when your seat is confirmed.
          </p>
        </li>
      </ol>
    </section>
  );
}

type EventLine = { slug: string; title: string; date: string; location: string };

function Upcoming({ events, chosen }: { events: readonly EventLine[]; chosen: string | undefined }) {
  const others = events.filter(({ slug }) => slug !== chosen);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="event-registration-upcoming">
      <h2 id="event-registration-upcoming">{chosen ? "Other events" : "Register for one event"}</h2>
      <ul className="event-registration-events">
        {others.map(({ slug, title, date, location }) => (
          <li key={slug}>
            <a href={`/event-registration?event=${slug}`}>{title}</a>
            <p>
              {date}, {location}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a href={chosen ? "/event-registration" : "/events"}>
          {chosen ? "Register for the forum’s events in general" : "All events and programs"}
        </a>
      </p>
    </section>
  );
}

function PrivacyNote() {
  return (
    <>
      We use these details to register you, to write to you about the event and to let you in; the hosting chapter sees
      them. We delete them one year after the event. For adults only. More in the{" "}
      <a href="/PrivacyPolicy">Privacy Policy</a>.
    </>
  );
}

/** Where the server's answer has no message of its own. */
const REGISTERED = "You are registered. We will write to you.";

function noticeOf(outcome: Reply): NoticeContent {
  return outcome.ok ? { kind: "success", text: outcome.value.message } : { kind: "error", text: outcome.message };
}

function isClosed(wanted: string | null, upcoming: readonly EventLine[]): boolean {
  return Boolean(wanted) && !upcoming.some(({ slug }) => slug === wanted);
}

/** `event` is passed on only when the page is for one. */
async function readRegistration(request: Request) {
  const form = await readForm(request);
  const { fullName = "", email = "", phone = "", membershipStatus = MEMBERSHIP_STATUSES[0], event } = form;
  return { fullName, email, phone, membershipStatus, ...(event && { event }) };
}
