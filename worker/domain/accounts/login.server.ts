import * as m from "#messages/refusals/accounts.ts";
import { type Outcome, ok, type Refusal, refused } from "../../contracts/problem.ts";
import { LOGIN_CODE } from "../../contracts/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { indianDay } from "../india-calendar.server.ts";
import { queueMail } from "../mail/outbox.server.ts";
import { type ClientDeps, rateLimits } from "../rate-limits.server.ts";
import { codeCookie, codeCookieFor, type Device, deviceIdOf, sentAddressOf } from "./device.server.ts";
import {
  findIssuedCode,
  type IssuedCode,
  issueCode,
  refuseCodeMail,
  refusedUntil,
  spendCode,
  tryCode,
} from "./login-codes.server.ts";
import { mailAboutNewBrowser } from "./login-notice.server.ts";
import { loginCodeMail, mergedAddressMail, noAccountMail } from "./mails.server.ts";
import { findMemberByEmail } from "./members.server.ts";
import { type StartedSession, startSession } from "./sessions.server.ts";

type LoginDeps = ClientDeps & Pick<Deps, "queued">;

/** A code that this browser requested and can still use. `resendInSeconds`: until another mail. `refusal`: it is locked. */
export type PendingCode = { email: string; resendInSeconds: number; refusal: Refusal | undefined };
export type LoggedIn = StartedSession & { isConfirmed: boolean };

/** Sends a login code. Same status, body and work for an unknown address. Refuses with the time to wait. */
export async function requestCode(
  deps: LoginDeps,
  email: string,
  device: Device,
): Promise<Outcome<{ cookie: string }>> {
  const deviceId = deviceIdOf(deps, device) ?? crypto.randomUUID();
  const request = { address: email, deviceId };
  const issued = await findIssuedCode(deps, request);
  if (issued && nextSendAt(issued) > deps.now()) return refuseResend(deps, issued);
  const tooMany = await refuseCodeMail(deps, email);
  if (tooMany) return tooMany;
  const code = await issueCode(deps, request);
  const member = await findMemberByEmail(deps, email);
  if (!code.isSent) return refuseResend(deps, code);
  await queueAnswer(deps, email, member, code);
  return ok({ cookie: codeCookie(deps, deviceId, email) });
}

/** Finds the code that this browser requested last, for a page that was reloaded. */
export async function findPendingCode(deps: LoginDeps, device: Device): Promise<PendingCode | undefined> {
  const [deviceId, email] = [deviceIdOf(deps, device), sentAddressOf(deps, device)];
  const issued = deviceId && email ? await findIssuedCode(deps, { address: email, deviceId }) : undefined;
  if (!issued || !email) return undefined;
  const waitMs = nextSendAt(issued).getTime() - deps.now().getTime();
  const refusal = issued.isLocked ? lockedUntil(deps, issued.expiresAt) : undefined;
  return { email, resendInSeconds: Math.max(0, Math.ceil(waitMs / 1000)), refusal };
}

async function queueAnswer(deps: LoginDeps, email: string, member: Owner | undefined, code: IssuedCode) {
  const once = `${email}:${indianDay(deps.now())}`;
  const about = { codeNonce: code.nonce };
  if (!member) return queueMail(deps, noAccountMail, { recipient: email, about, once });
  const { id: memberId, state } = member;
  if (state === "merged") {
    return queueMail(deps, mergedAddressMail, { recipient: email, about: { memberId }, memberId, once });
  }
  const sent = `${code.nonce}:${code.sends}`;
  return queueMail(deps, loginCodeMail, { recipient: email, about, memberId, once: sent });
}

/** Exchanges the code for one session. Another browser is refused without counting a try. */
export async function logInWithCode(
  deps: LoginDeps,
  { email, code }: { email: string; code: string },
  device: Device,
): Promise<Outcome<LoggedIn>> {
  const tooMany = await rateLimits.consume(deps, "code_try", { client: deps.clientId });
  if (tooMany) return tooMany;
  const deviceId = deviceIdOf(deps, device);
  const result = deviceId ? await tryCode(deps, { address: email, deviceId }, code) : ({ kind: "missing" } as const);
  if (result.kind === "right") {
    const member = await findMemberByEmail(deps, email);
    // An unknown address got no code, so every try counts as wrong.
    if (!member) return wrongCode(result.triesLeft);
    if (!(await spendCode(deps, result.nonce))) return refused("used_code");
    // The code was sent before the accounts were merged.
    if (member.state === "merged") return refused("merged_account");
    return ok(await openSession(deps, member, device));
  }
  deps.log("warn", "sign_in.refused", { code: result.kind });
  if (result.kind === "wrong") return wrongCode(result.triesLeft);
  if (result.kind === "locked") return lockedUntil(deps, result.retryAt);
  if (result.kind === "missing") return refused("other_browser");
  return refused(result.kind === "used" ? "used_code" : "expired_code");
}

type Owner = NonNullable<Awaited<ReturnType<typeof findMemberByEmail>>>;

async function openSession(deps: LoginDeps, member: Owner, device: Device): Promise<LoggedIn> {
  const started = await startSession(deps, member.id, device);
  deps.log("info", "sign_in.done", { memberId: member.id, sessionId: started.sessionId, method: "code" });
  await mailAboutNewBrowser(deps, member, started.sessionId, device);
  const cookies = [...started.cookies, codeCookieFor(deps, device, "")];
  return { ...started, cookies, isConfirmed: member.state === "active" };
}

function wrongCode(triesLeft: number): Refusal {
  return refused("wrong_code", m.wrongCode({ count: triesLeft }), [{ field: "code", message: m.compareCode() }]);
}

function nextSendAt({ isLocked, sends, sentAt, expiresAt }: IssuedCode): Date {
  if (isLocked || sends >= LOGIN_CODE.sends) return expiresAt;
  return new Date(sentAt.getTime() + LOGIN_CODE.resendSeconds * 1000);
}

function refuseResend(deps: Pick<Deps, "now">, code: IssuedCode): Refusal {
  if (code.isLocked) return lockedUntil(deps, code.expiresAt);
  return refusedUntil(deps, "too_many_requests", nextSendAt(code), (wait) => m.mailWait({ wait }));
}

function lockedUntil(deps: Pick<Deps, "now">, at: Date): Refusal {
  return refusedUntil(deps, "locked_code", at, (wait) => m.tooManyTries({ wait }));
}
