import { redirect } from "react-router";
import { neverRevalidate } from "#app/components/forms/public-form.ts";
import { readForm } from "#app/components/forms/read-form.ts";
import { PageHeading } from "#app/components/page-heading.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { isInvitation, loginDestination, registerPath } from "#app/session/destination.ts";
import { findVisitorSession } from "#app/session/require-viewer.server.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/visitors/login.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { LOGIN_CODE, UNVERIFIED_MAILS_PER_DAY } from "#worker/contracts/vocabulary.ts";
import type { Route } from "./+types/route.ts";
import { AddressStep } from "./address-step.tsx";
import { CodeStep } from "./code-step.tsx";
import { enterCode, resumeStep, sendCode } from "./steps.server.ts";

/** `?again` requires a new login even with a valid session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const to = loginDestination(searchParams.get("to"));
  const isAgain = searchParams.has("again");
  if (!isAgain && (await findVisitorSession(context, request))) throw redirect(to);
  const siteKey = context.get(depsContext).turnstile?.siteKey;
  return { to, isAgain, siteKey, resumed: await resumeStep(context, request) };
}

/** Two forms. No GET logs anyone in, and the address travels in the form, never in the URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const step = form["step"] === "code" ? enterCode : sendCode;
  return step(context, request, form);
}

export const handle = { private: true, csp: ["challenge"] } satisfies PageHandle;
export const shouldRevalidate = neverRevalidate;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.login(),
    description: m.description(),
    path: "/login",
  });
}

export default function Login({ loaderData: { resumed, ...page }, actionData }: Route.ComponentProps) {
  const { to, isAgain } = page;
  const shown = actionData ?? resumed;
  return (
    <>
      <PageHeading className="login-head" title={m.login()} lead={isAgain ? m.again() : m.lead()}>
        {isInvitation(to) && (
          <p>
            <Rich text={m.invited} parts={{ a: (text) => <a href={registerPath(to)}>{text}</a> }} />
          </p>
        )}
      </PageHeading>
      <div className="wrap section login-columns">
        {shown?.step === "code" ? (
          <CodeStep {...page} {...shown} />
        ) : (
          <AddressStep refusal={shown?.refusal} email={shown?.email} {...page} />
        )}
        <Help to={to} />
      </div>
    </>
  );
}

function Help({ to }: { to: string }) {
  const { minutes, tries } = LOGIN_CODE;
  return (
    <section aria-labelledby="login-help" className="login-help">
      <h2 id="login-help">{m.helpTitle()}</h2>
      <ul>
        <li>{m.helpSpam()}</li>
        <li>{m.helpCode({ minutes, tries })}</li>
        <li>{m.helpMails({ count: UNVERIFIED_MAILS_PER_DAY })}</li>
        <li>
          <Rich text={m.helpAccount} parts={{ a: (text) => <a href={registerPath(to)}>{text}</a> }} />
        </li>
        <li>
          <Rich text={m.helpAddress} parts={{ a: (text) => <a href={localPath("/ContactUs")}>{text}</a> }} />
        </li>
      </ul>
    </section>
  );
}
