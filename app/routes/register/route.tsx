import { data } from "react-router";
import { callApi } from "#app/client/page/call-api.ts";
import { botCheckHeaders, botCheckOf } from "#app/components/forms/bot-check.tsx";
import { ConsentBoxes, ConsentNotice, readConsents } from "#app/components/forms/consent-boxes.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { type Reply, replyOf } from "#app/components/forms/form-answer.ts";
import type { NoticeContent } from "#app/components/forms/notice.tsx";
import { PostedForm } from "#app/components/forms/posted-form.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { RoleField } from "#app/components/forms/role-field.tsx";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { headersOf, invalidInput, statusOf } from "#worker/contracts/problem.ts";
import { RegistrationForm } from "#worker/contracts/registration.ts";
import { LIMITS, MESSAGES, ROLE_LABELS, type Role } from "#worker/contracts/vocabulary.ts";
import { registerMember } from "#worker/domain/accounts/members.server.ts";
import { refuseBot } from "#worker/domain/visitors/bot-check.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import type { Route } from "./+types/route.ts";

export function loader({ context }: Route.LoaderArgs) {
  return { siteKey: context.get(depsContext).turnstile?.siteKey };
}

export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  const form = await readForm(request);
  const entered = registrationOf(form);
  const input = RegistrationForm.safeParse(entered);
  const outcome = input.success
    ? ((await refuseBot(deps, botCheckOf(form))) ?? (await registerMember(deps, input.data)))
    : invalidInput(input.error.issues);
  if (outcome.ok) deps.defer(() => deliverMail(deps));
  return data({ outcome, entered }, { status: statusOf(outcome, "created"), headers: headersOf(outcome) });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await readForm(request);
  const entered = registrationOf(form);
  // Section 7: the body has a password, which this form does not ask for.
  const body = { ...entered, password: "" };
  const answer = await callApi<{ message?: string }>("/auth/register", body, botCheckHeaders(form));
  return { outcome: replyOf(answer, { success: MESSAGES.registered, failure: MESSAGES.registerFailed }), entered };
}

/** A sign-up changes nothing of what the page says. */
export function shouldRevalidate() {
  return false;
}

/** Passes on how long to wait. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const handle = { csp: ["challenge"] } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Join As a Member",
    description: "Register with MASA Forum as a mentor, MSME, investor or startup. It is free and takes a minute.",
    path: "/register",
    structured: [breadcrumbs(matches, { name: "Join As a Member", path: "/register" })],
  });
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head register-head">
        <div className="wrap register-head-inner">
          <div>
            <h1>Join As a Member</h1>
            <p className="lead">
              Four ways in, one forum. Registering is free; a paid <a href="/membership">membership</a> can follow when
              it suits you.
            </p>
          </div>
          <div className="register-arches" />
        </div>
      </section>
      <div className="wrap section register-columns">
        <section aria-labelledby="register-form">
          <h2 id="register-form">Register</h2>
          <p className="register-login">
            A member already? <a href="/login">Login</a>
          </p>
          <PostedForm
            answer={actionData}
            noticeOf={noticeOf}
            label="Register"
            note={<ConsentNotice />}
            siteKey={loaderData.siteKey}
          >
            {(field) => (
              <>
                <Field {...field("name")} label="Name">
                  {(control) => <input {...control} autoComplete="name" maxLength={LIMITS.name} required />}
                </Field>
                <Field {...field("email")} label="Email">
                  {(control) => (
                    <input {...control} type="email" autoComplete="email" maxLength={LIMITS.email} required />
                  )}
                </Field>
                <Field {...field("phone")} label="Phone">
                  {(control) => <input {...control} type="tel" autoComplete="tel" maxLength={LIMITS.phone} required />}
                </Field>
                <RoleField {...field("role")} />
                <ConsentBoxes field={field} />
              </>
            )}
          </PostedForm>
        </section>
        <RoleGuide />
      </div>
    </>
  );
}

/** What each role is for, and what it begins with (section 6). */
const GUIDE: Record<Role, { who: string; begins: string }> = {
  startup: {
    who: "You are building something new and need mentors, capital or a first large customer.",
    begins: "You begin with the MASA Awards, incubation and a detailed project report.",
  },
  student: {
    who: "You run a micro, small or medium enterprise, or are learning to.",
    begins: "You begin with what other owners write, and with the schemes that are open to you.",
  },
  mentor: {
    who: "You have built or led a company and have an hour a week for somebody who has not yet.",
    begins: "You begin with the startups that are assigned to you.",
  },
  investor: {
    who: "You fund early or growing firms and want to see the papers before the pitch.",
    begins: "You begin with the opportunities that are open now.",
  },
};

function RoleGuide() {
  return (
    <section aria-labelledby="register-guide">
      <h2 id="register-guide">Which one are you?</h2>
      <dl>
        {Object.entries(GUIDE).map(([role, { who, begins }]) => (
          <div key={role} className={`register-role register-role-${role}`}>
            <dt>{ROLE_LABELS[role as Role]}</dt>
            <dd>
              <p>{who}</p>
              <p className="field-help">{begins}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Section 8: the cross mark is drawn, the words are the specification's, whatever the server's message says. */
function noticeOf(outcome: Reply): NoticeContent {
  if (outcome.ok) return { kind: "success", text: MESSAGES.registered };
  return { kind: "error", icon: "x", text: `Error: ${outcome.message}`, help: outcome.help };
}

function registrationOf({ name = "", email = "", phone = "", role = "", ...boxes }: Record<string, string>) {
  return { name, email, phone, role, ...readConsents(boxes) };
}
