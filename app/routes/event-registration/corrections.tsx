import { data } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { privateHeaders } from "#app/session/session-headers.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { ok, refused, statusOf } from "#worker/contracts/problem.ts";
import { decideCorrections, KEEP, openRegistrationLink } from "#worker/domain/events/registration-links.server.ts";
import { describeRegistrations } from "#worker/domain/privacy/account-overview.server.ts";
import type { Route } from "./+types/corrections.ts";

/** Where the mail about other details for a registered address leads. Opening it changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const key = keyOf(request);
  const opened = await openRegistrationLink(deps, key);
  if (!opened) return data(undefined, { status: statusOf(refused("not_found")) });
  const { registration, corrections } = opened;
  const [event] = await describeRegistrations(deps, [registration]);
  const details = [{ ...registration, id: KEEP }, ...corrections].map(
    ({ id, fullName, phone, membershipStatus }, i): Details => {
      return { choice: id, isCurrent: i === 0, fullName, phone, membershipStatus };
    },
  );
  return data({ title: event?.title ?? "", details }, { status: statusOf(ok(null)) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { choice = "" } = await readForm(request);
  const outcome = await decideCorrections(context.get(depsContext), { key: keyOf(request), choice });
  const notice = outcome.ok
    ? { kind: "success" as const, text: outcome.value.message }
    : { kind: "error" as const, text: outcome.message };
  return data(notice, { status: statusOf(outcome) });
}

export const handle = { hydrate: false, private: true } satisfies PageHandle;
export const headers = privateHeaders;

export function meta() {
  return [{ title: "Check your registration · MASA Forum" }, { name: "robots", content: "noindex" }];
}

export default function Corrections({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head event-registration-head">
        <div className="wrap">
          <h1>Check your registration</h1>
          {loaderData && <p className="lead">{loaderData.title}</p>}
        </div>
      </section>
      <div className="wrap section">
        {actionData && <Notice {...actionData} />}
        {loaderData ? <Choice details={loaderData.details} /> : <NoLink />}
      </div>
    </>
  );
}

type Details = { choice: string; isCurrent: boolean; fullName: string; phone: string; membershipStatus: string };

function Choice({ details }: { details: Details[] }) {
  if (details.length < 2) {
    return (
      <p>
        There is nothing to choose. To see or take back your registrations,{" "}
        <a href="/login?to=/dashboard/registrations">log in</a>.
      </p>
    );
  }
  return (
    <>
      <p>
        Your email address was registered more than once, with different details. Choose the ones that are right.
        Nothing changes until you choose.
      </p>
      <form method="post" className="event-registration-choice">
        {details.map(({ choice, isCurrent, fullName, phone, membershipStatus }) => (
          <section key={choice} aria-labelledby={`details-${choice}`}>
            <h2 id={`details-${choice}`}>{isCurrent ? "Your registration now" : "Sent later"}</h2>
            <dl>
              <dt>Full name</dt>
              <dd>{fullName}</dd>
              <dt>Phone number</dt>
              <dd>{phone}</dd>
              <dt>Membership status</dt>
              <dd>{membershipStatus}</dd>
            </dl>
            <button
              className={isCurrent ? "button button-secondary" : "button"}
              type="submit"
              name="choice"
              value={choice}
            >
              {isCurrent ? "Keep these details" : "Use these details"}
              <span className="visually-hidden"> of {fullName}</span>
            </button>
          </section>
        ))}
      </form>
    </>
  );
}

function NoLink() {
  return (
    <p>
      This link is not valid, or the registration was taken back.{" "}
      <a href="/event-registration">Register for an event</a>
    </p>
  );
}

function keyOf(request: Request): string {
  return new URL(request.url).searchParams.get("key") ?? "";
}
