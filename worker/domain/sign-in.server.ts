import { type Outcome, ok, type Refusal, refused } from "../contracts/problem.ts";
import { SIGN_IN_CODE } from "../contracts/vocabulary.ts";
import type { Deps } from "../deps.ts";
import type { Browser } from "./auth.server.ts";
import { findMemberByEmail } from "./members.server.ts";
import { queueMail } from "./outbox.server.ts";
import { type StartedSession, startSession } from "./sessions.server.ts";
import { issueCode, spendCode, tryCode } from "./sign-in-codes.server.ts";
import { inWords, overMailLimit, overTryLimit, refusedFor } from "./sign-in-limits.server.ts";
import { tellOtherDevices } from "./sign-in-notice.server.ts";

type SignInDeps = Pick<Deps, "db" | "now" | "config" | "log" | "caller">;

/** Seconds until the mail may be asked for again; 0 when it may not be any more. */
export type CodeSent = { resendInSeconds: number };
export type SignedIn = StartedSession & { isConfirmed: boolean };

/**
 * The first step: sends a code to the address. Status, body and work are the same for an address that nobody registered;
 * its owner is told by mail that there is no account. `isResend` says that the visitor asked for the mail again.
 */
export async function requestCode(deps: SignInDeps, email: string, isResend = false): Promise<Outcome<CodeSent>> {
  const tooMany = await overMailLimit(deps, email);
  if (tooMany) return tooMany;
  const { nonce, sends, isSent, isLocked, sentAt, expiresAt } = await issueCode(deps, email);
  const member = await findMemberByEmail(deps, email);
  if (isLocked) return lockedUntil(deps, expiresAt);
  const sinceSent = (deps.now().getTime() - sentAt.getTime()) / 1000;
  const wait = Math.max(0, Math.ceil(SIGN_IN_CODE.resendSeconds - sinceSent));
  if (isSent) {
    const kind = member ? "sign_in_code" : "no_account";
    // One mail an address and code says that there is no account; the code itself goes out as often as it is asked for.
    const dedupeKey = member ? `sign_in_code:${nonce}:${sends}` : `no_account:${nonce}`;
    await queueMail(deps, {
      kind,
      recipient: email,
      subjectId: nonce,
      dedupeKey,
      ...(member && { memberId: member.id }),
    });
  } else if (isResend) {
    const seconds = wait || secondsUntil(deps, expiresAt);
    return refusedFor(
      "too_many_requests",
      seconds,
      `Please wait ${inWords(seconds)} before you ask for the mail again.`,
    );
  }
  return ok({ resendInSeconds: sends < SIGN_IN_CODE.sends ? wait : 0 });
}

/** The second step: the code from the mail, for a session. One code gives one session, however many ask at once. */
export async function signInWithCode(
  deps: SignInDeps,
  { email, code }: { email: string; code: string },
  caller: Browser,
): Promise<Outcome<SignedIn>> {
  const tooMany = await overTryLimit(deps);
  if (tooMany) return tooMany;
  const result = await tryCode(deps, email, code);
  if (result.is === "right") {
    const member = await findMemberByEmail(deps, email);
    // Nobody was sent the code of an unknown address: who guesses it has tried a wrong one.
    if (!member) return wrongCode(result.triesLeft);
    if (!(await spendCode(deps, result.nonce))) return refused("used_code");
    return ok(await beginSession(deps, member, caller));
  }
  deps.log("warn", "sign_in.refused", { code: result.is });
  if (result.is === "wrong") return wrongCode(result.triesLeft);
  if (result.is === "locked") return lockedUntil(deps, result.retryAt);
  return refused(result.is === "used" ? "used_code" : "expired_code");
}

type Owner = { id: string; email: string; state: "unverified" | "active" };

async function beginSession(deps: SignInDeps, member: Owner, caller: Browser): Promise<SignedIn> {
  const started = await startSession(deps, member.id, caller);
  deps.log("info", "sign_in.done", { memberId: member.id, sessionId: started.sessionId, method: "code" });
  await tellOtherDevices(deps, member, started.sessionId, caller);
  return { ...started, isConfirmed: member.state === "active" };
}

function wrongCode(triesLeft: number): Refusal {
  const message = `This is not the code. You have ${triesLeft} ${triesLeft === 1 ? "try" : "tries"} left.`;
  return refused("wrong_code", message, [{ field: "code", message: "Compare it with the newest mail from us." }]);
}

function lockedUntil(deps: Pick<Deps, "now">, at: Date): Refusal {
  const seconds = secondsUntil(deps, at);
  const message = `There were too many wrong tries for this address. Please wait ${inWords(seconds)}, then ask for a new code.`;
  return refusedFor("locked_code", seconds, message);
}

function secondsUntil({ now }: Pick<Deps, "now">, at: Date): number {
  return Math.max(1, Math.ceil((at.getTime() - now().getTime()) / 1000));
}
