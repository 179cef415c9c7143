import { data, redirect } from "react-router";
import { botCheckOf } from "#app/components/forms/bot-check.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { CONFIRM_PATH, destinationOf } from "#app/session/destination.ts";
import { findVisitorSession } from "#app/session/require-viewer.server.ts";
import { cookieHeaders, privateHeaders, retryHeaders } from "#app/session/session-headers.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { invalidInput, type Refusal, statusOf } from "#worker/contracts/problem.ts";
import { SignInAddress, SignInCode } from "#worker/contracts/sign-in.ts";
import { SIGN_IN_CODE, UNVERIFIED_MAILS_A_DAY } from "#worker/contracts/vocabulary.ts";
import { browserOf } from "#worker/domain/accounts/auth.server.ts";
import { requestCode, signInWithCode } from "#worker/domain/accounts/sign-in.server.ts";
import { refuseBot } from "#worker/domain/visitors/bot-check.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import type { Route } from "./+types/route.ts";
import { AddressStep } from "./address-step.tsx";
import { CodeStep } from "./code-step.tsx";

export const handle = { private: true, csp: ["challenge"] } satisfies PageHandle;
export const headers = privateHeaders;

/** Somebody who is signed in goes on, but for one who has to sign in once more (`?again`). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const to = destinationOf(searchParams.get("to"));
  const isAgain = searchParams.has("again");
  if (!isAgain && (await findVisitorSession(context, request))) throw redirect(to);
  return { to, isAgain, siteKey: context.get(depsContext).turnstile?.siteKey };
}

/** Two steps, each a form of its own; nothing here signs in by GET. The address travels in the form, never in the URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  const caller = browserOf(request.headers);
  const form = await readForm(request);
  const { step = "address", email = "", code = "" } = form;
  if (step === "code") {
    const input = SignInCode.safeParse({ email, code });
    const outcome = input.success ? await signInWithCode(deps, input.data, caller) : invalidInput(input.error.issues);
    deps.defer(() => deliverMail(deps));
    if (outcome.ok) {
      const to = new URL(request.url).searchParams.get("to");
      throw redirect(destinationAfter(to, outcome.value.isConfirmed), {
        headers: cookieHeaders(outcome.value.cookies),
      });
    }
    return answerOf({ step: "code", email, outcome, isSent: outcome.code !== "other_browser" });
  }
  const input = SignInAddress.safeParse({ email });
  if (!input.success) {
    return answerOf({ step: "address", email, outcome: invalidInput(input.error.issues) });
  }
  const isResend = step === "resend";
  // Only Turnstile: a password manager fills in and sends this form at once.
  const refusal = await refuseBot(deps, { ...botCheckOf(form), honeypot: undefined });
  if (refusal) return answerOf({ step: isResend ? "code" : "address", email: input.data.email, outcome: refusal });
  const outcome = await requestCode(deps, input.data.email, caller);
  deps.defer(() => deliverMail(deps));
  return answerOf({
    step: "code",
    email: input.data.email,
    outcome,
    resendInSeconds: outcome.ok ? outcome.value.resendInSeconds : outcome.retryAfterSeconds,
    isSent: outcome.ok,
    isResent: isResend && outcome.ok,
    cookie: outcome.ok ? outcome.value.cookie : undefined,
  });
}

/** Signing in changes nothing of what the page says. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Login",
    description: "Sign in to MASA Forum with a passkey or with a code that we send to your address.",
    path: "/login",
  });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head login-head">
        <div className="wrap">
          <h1>Login</h1>
          <p className="lead">
            {loaderData.isAgain
              ? "For what you are about to do, please sign in once more."
              : "No password: a passkey, or a code that we send to your address."}
          </p>
        </div>
      </section>
      <div className="wrap section login-columns">
        {actionData?.step === "code" ? (
          <CodeStep {...loaderData} {...actionData} />
        ) : (
          <AddressStep refusal={actionData?.refusal} email={actionData?.email} {...loaderData} />
        )}
        <Help />
      </div>
    </>
  );
}

function Help() {
  return (
    <section aria-labelledby="login-help" className="login-help">
      <h2 id="login-help">If the code does not come</h2>
      <ul>
        <li>Look into the folder for spam, and check the address for a slip.</li>
        <li>
          A code works once, for {SIGN_IN_CODE.minutes} minutes, in the browser where you requested it. After{" "}
          {SIGN_IN_CODE.tries} wrong tries it is locked.
        </li>
        <li>An address whose owner has never signed in gets at most {UNVERIFIED_MAILS_A_DAY} mails from us a day.</li>
        <li>
          Not a member yet? <a href="/register">Register</a>, it is free.
        </li>
        <li>
          No longer at that address? <a href="/ContactUs">Write to us</a>.
        </li>
      </ul>
    </section>
  );
}

type Answer = {
  step: "address" | "code";
  email: string;
  outcome: { ok: true } | Refusal;
  resendInSeconds?: number | undefined;
  isSent?: boolean;
  isResent?: boolean;
  cookie?: string | undefined;
};

function answerOf(props: Answer) {
  const { step, email, outcome, resendInSeconds = 0, isSent = true, isResent = false, cookie } = props;
  const refusal = outcome.ok ? undefined : { message: outcome.message, errors: outcome.errors ?? [] };
  const answer = { step, email, refusal, resendInSeconds, isSent, isResent };
  const headers = { ...(!outcome.ok && retryHeaders(outcome)), ...(cookie && { "Set-Cookie": cookie }) };
  return data(answer, { status: statusOf(outcome), headers });
}

/** The owner of a fresh account confirms the details first. */
function destinationAfter(wanted: string | null, isConfirmed: boolean): string {
  const to = destinationOf(wanted);
  return isConfirmed ? to : `${CONFIRM_PATH}?to=${encodeURIComponent(to)}`;
}
