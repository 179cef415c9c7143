import { data, type RouterContextProvider, redirect } from "react-router";
import { botCheckOf } from "#app/components/forms/bot-check.tsx";
import { CONFIRM_PATH, codePath, loginDestination } from "#app/session/destination.ts";
import { cookieHeaders } from "#app/session/session-headers.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { LoginAddress, LoginCode } from "#worker/contracts/login.ts";
import { headersOf, invalidInput, type Refusal, statusOf, withInput } from "#worker/contracts/problem.ts";
import { deviceOf } from "#worker/domain/accounts/device.server.ts";
import { findPendingCode, logInWithCode, requestCode } from "#worker/domain/accounts/login.server.ts";
import { refuseBot } from "#worker/domain/visitors/bot-check.server.ts";

type Context = Readonly<RouterContextProvider>;
type Form = Record<string, string>;

/** First step, or "send it again": mails a code to the address. */
export async function sendCode(context: Context, request: Request, form: Form) {
  const deps = context.get(depsContext);
  const { step, email = "" } = form;
  const input = LoginAddress.safeParse({ email });
  if (!input.success) {
    return respond({ step: "address", email, outcome: invalidInput(input.error.issues) });
  }
  const isResend = step === "resend";
  // No honeypot: a password manager may fill in every field and submit at once.
  const refusal = await refuseBot(deps, { ...botCheckOf(form), honeypot: undefined });
  if (refusal) return respond({ step: isResend ? "code" : "address", email: input.data.email, outcome: refusal });
  const outcome = await requestCode(deps, input.data.email, deviceOf(request.headers));
  if (outcome.ok) {
    const { searchParams } = new URL(request.url);
    const [to, isAgain] = [loginDestination(searchParams.get("to")), searchParams.has("again")];
    const headers = cookieHeaders([outcome.value.cookie]);
    throw redirect(codePath(to, isAgain, isResend ? "again" : ""), { headers });
  }
  const resendInSeconds = outcome.retryAfterSeconds;
  return respond({ step: "code", email: input.data.email, outcome, resendInSeconds, isSent: false });
}

/** The second step of a page that was reloaded, as phones do after the visitor has read the mail. */
export async function resumeStep(context: Context, request: Request): Promise<LoginStep | undefined> {
  const sent = new URL(request.url).searchParams.get("sent");
  const pending =
    sent === null ? undefined : await findPendingCode(context.get(depsContext), deviceOf(request.headers));
  if (!pending) return undefined;
  const { refusal, ...code } = pending;
  return stepOf({ step: "code", ...code, outcome: refusal ?? { ok: true }, isResent: sent === "again" && !refusal });
}

/** Second step: opens a session and redirects to where the visitor was going. */
export async function enterCode(context: Context, request: Request, form: Form) {
  const deps = context.get(depsContext);
  const { email = "", code = "" } = form;
  const device = deviceOf(request.headers);
  const outcome = await withInput(LoginCode, { email, code }, (input) => logInWithCode(deps, input, device));
  if (!outcome.ok) {
    const isSent = outcome.code !== "other_browser";
    return respond({ step: "code", email, outcome, isSent, resendInSeconds: outcome.retryAfterSeconds });
  }
  const to = new URL(request.url).searchParams.get("to");
  throw redirect(destinationAfter(to, outcome.value.isConfirmed), { headers: cookieHeaders(outcome.value.cookies) });
}

type StepResult = {
  step: "address" | "code";
  email: string;
  outcome: { ok: true } | Refusal;
  resendInSeconds?: number | undefined;
  isSent?: boolean;
  isResent?: boolean;
};
export type LoginStep = ReturnType<typeof stepOf>;

function respond(props: StepResult) {
  const { outcome } = props;
  return data(stepOf(props), { status: statusOf(outcome), headers: headersOf(outcome) });
}

function stepOf({ step, email, outcome, resendInSeconds = 0, isSent = true, isResent = false }: StepResult) {
  const refusal = outcome.ok ? undefined : { message: outcome.message, errors: outcome.errors ?? [] };
  const isLocked = !outcome.ok && outcome.code === "locked_code";
  return { step, email, refusal, resendInSeconds, isSent, isResent, isLocked };
}

/** The owner of a new account confirms the details first. */
function destinationAfter(wanted: string | null, isConfirmed: boolean): string {
  const to = loginDestination(wanted);
  return isConfirmed ? to : localPath(`${CONFIRM_PATH}?to=${encodeURIComponent(to)}`);
}
