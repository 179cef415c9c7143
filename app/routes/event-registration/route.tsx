import { data } from "react-router";
import { callApi } from "#app/client/page/call-api.ts";
import { botCheckHeaders, botCheckOf } from "#app/components/forms/bot-check.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { type Reply, replyOf } from "#app/components/forms/form-answer.ts";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { depsContext } from "#worker/context.server.ts";
import { EventRegistration } from "#worker/contracts/event-registration.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { headersOf, invalidInput, statusOf } from "#worker/contracts/problem.ts";
import { LIMITS, MEMBERSHIP_STATUSES } from "#worker/contracts/vocabulary.ts";
import { listOpenEvents, registerForEvent } from "#worker/domain/events/event-registrations.server.ts";
import { refuseBot } from "#worker/domain/visitors/bot-check.server.ts";
import type { Route } from "./+types/route.ts";
import { failureOf, findRefusal, inSpecifiedWords } from "./check.ts";

/** With `?event=` and the slug of an upcoming event the registration is for that one. */
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
  const form = await readForm(request);
  const entered = registrationOf(form);
  const input = EventRegistration.safeParse(entered);
  const outcome = input.success
    ? ((await refuseBot(deps, botCheckOf(form))) ?? (await registerForEvent(deps, input.data)))
    : invalidInput(input.error.issues);
  const answer = { outcome: outcome.ok ? outcome : inSpecifiedWords(outcome), entered };
  return data(answer, { status: statusOf(outcome, "created"), headers: headersOf(outcome) });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await readForm(request);
  const entered = registrationOf(form);
  const refusal = findRefusal(entered);
  if (refusal) return { outcome: refusal, entered };
  const answer = await callApi<{ message?: string }>("/event/register", entered, botCheckHeaders(form));
  if (answer.ok) return { outcome: replyOf(answer, { success: REGISTERED, failure: "" }), entered };
  // Section 8: the error goes to the console, its content is not shown.
  console.error("The registration for the event failed:", answer.problem?.code ?? "no answer");
  return { outcome: failureOf(answer.problem, answer.retryAfterSeconds), entered };
}

/** Passes on how long to wait. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** A registration changes nothing of what the page says. */
export function shouldRevalidate() {
  return false;
}

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
          <PostedForm
            answer={actionData}
            noticeOf={noticeOf}
            label="Register for Event"
            isCheckedByBrowser={false}
            note={<PrivacyNote />}
            siteKey={siteKey}
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
  if (outcome.ok) return { kind: "success", text: outcome.value.message };
  return { kind: "error", text: outcome.message, help: outcome.help };
}

function isClosed(wanted: string | null, upcoming: readonly EventLine[]): boolean {
  return Boolean(wanted) && !upcoming.some(({ slug }) => slug === wanted);
}

/** `event` is passed on only when the page is for one. */
function registrationOf(form: Record<string, string>) {
  const { fullName = "", email = "", phone = "", membershipStatus = MEMBERSHIP_STATUSES[0], event } = form;
  return { fullName, email, phone, membershipStatus, ...(event && { event }) };
}
