import { data } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { PageHeading } from "#app/components/page-heading.tsx";
import { MORE, Rich } from "#app/components/ui/rich.tsx";
import { mailLinkKey } from "#app/session/mail-link-key.server.ts";
import { brand } from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/visitors/event-registration.ts";
import { membershipStatusLabel } from "#messages/vocabulary/people.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { ok, refused, statusOf } from "#worker/contracts/problem.ts";
import { MEMBERSHIP_STATUSES } from "#worker/contracts/vocabulary.ts";
import { decideCorrections, KEEP, openRegistrationLink } from "#worker/domain/events/registration-links.server.ts";
import { describeRegistrations } from "#worker/domain/privacy/account-overview.server.ts";
import type { Route } from "./+types/corrections.ts";

/** The page behind the link in the mail about a correction. Opening it changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const key = mailLinkKey(request);
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
  const outcome = await decideCorrections(context.get(depsContext), { key: mailLinkKey(request), choice });
  const notice = outcome.ok
    ? { kind: "success" as const, text: outcome.value.message }
    : { kind: "error" as const, text: outcome.message };
  return data(notice, { status: statusOf(outcome) });
}

export const handle = { hydrate: false, private: true } satisfies PageHandle;

export function meta() {
  return [{ title: `${m.check()} · ${brand()}` }, { name: "robots", content: "noindex" }];
}

export default function Corrections({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading className="event-registration-head" title={m.check()} lead={loaderData?.title} />
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
        <Rich
          text={m.nothingToChoose}
          parts={{ a: (text) => <a href={localPath("/login?to=/dashboard/registrations")}>{text}</a> }}
        />
      </p>
    );
  }
  return (
    <>
      <p>{m.chooseDetails()}</p>
      <form method="post" className="event-registration-choice">
        {details.map(({ choice, isCurrent, fullName, phone, membershipStatus }) => (
          <section key={choice} aria-labelledby={`details-${choice}`}>
            <h2 id={`details-${choice}`}>{isCurrent ? m.registrationNow() : m.sentLater()}</h2>
            <dl>
              <dt>{m.fullNameFact()}</dt>
              <dd>{fullName}</dd>
              <dt>{m.phoneFact()}</dt>
              <dd>{phone}</dd>
              <dt>{m.statusFact()}</dt>
              <dd>{statusLabel(membershipStatus)}</dd>
            </dl>
            <button
              className={isCurrent ? "button button-secondary" : "button"}
              type="submit"
              name="choice"
              value={choice}
            >
              <Rich text={isCurrent ? m.keepThese : m.useThese} values={{ name: fullName }} parts={MORE} />
            </button>
          </section>
        ))}
      </form>
    </>
  );
}

function statusLabel(stored: string): string {
  const status = MEMBERSHIP_STATUSES.find((known) => known === stored);
  return status ? membershipStatusLabel(status) : stored;
}

function NoLink() {
  return (
    <p>
      <Rich text={m.noLink} parts={{ a: (text) => <a href={localPath("/event-registration")}>{text}</a> }} />
    </p>
  );
}
