import { data, type RouterContextProvider, redirect } from "react-router";
import { botCheckOf } from "#app/components/forms/bot-check.tsx";
import { CONFIRM_PATH, destinationOf } from "#app/session/destination.ts";
import { cookieHeaders, retryHeaders } from "#app/session/session-headers.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { invalidInput, type Refusal, statusOf } from "#worker/contracts/problem.ts";
import { SignInAddress, SignInCode } from "#worker/contracts/sign-in.ts";
import { deviceOf } from "#worker/domain/accounts/device.server.ts";
import { requestCode, signInWithCode } from "#worker/domain/accounts/sign-in.server.ts";
import { refuseBot } from "#worker/domain/visitors/bot-check.server.ts";

type Context = Readonly<RouterContextProvider>;
type Form = Record<string, string>;

/** First step, or "send it again": mails a code to the address. */
export async function sendCode(context: Context, request: Request, form: Form) {
  const deps = context.get(depsContext);
  const { step, email = "" } = form;
  const input = SignInAddress.safeParse({ email });
  if (!input.success) {
    return answerOf({ step: "address", email, outcome: invalidInput(input.error.issues) });
  }
  const isResend = step === "resend";
  // No honeypot: a password manager may fill in every field and submit at once.
  const refusal = await refuseBot(deps, { ...botCheckOf(form), honeypot: undefined });
  if (refusal) return answerOf({ step: isResend ? "code" : "address", email: input.data.email, outcome: refusal });
  const outcome = await requestCode(deps, input.data.email, deviceOf(request.headers));
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

/** Second step: opens a session and redirects to where the visitor was going. */
export async function tryCode(context: Context, request: Request, form: Form) {
  const deps = context.get(depsContext);
  const { email = "", code = "" } = form;
  const input = SignInCode.safeParse({ email, code });
  const outcome = input.success
    ? await signInWithCode(deps, input.data, deviceOf(request.headers))
    : invalidInput(input.error.issues);
  if (!outcome.ok) return answerOf({ step: "code", email, outcome, isSent: outcome.code !== "other_browser" });
  const to = new URL(request.url).searchParams.get("to");
  throw redirect(destinationAfter(to, outcome.value.isConfirmed), { headers: cookieHeaders(outcome.value.cookies) });
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

/** The owner of a new account confirms the details first. */
function destinationAfter(wanted: string | null, isConfirmed: boolean): string {
  const to = destinationOf(wanted);
  return isConfirmed ? to : localPath(`${CONFIRM_PATH}?to=${encodeURIComponent(to)}`);
}
