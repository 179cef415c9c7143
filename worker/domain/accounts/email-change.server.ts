import * as m from "#messages/refusals/accounts.ts";
import { invalidInput, type Outcome, ok, type Refusal, refused } from "../../contracts/problem.ts";
import { LOGIN_CODE } from "../../contracts/vocabulary.ts";
import { causesOf } from "../../db/causes-of.ts";
import type { Deps } from "../../deps.ts";
import { auditStatement } from "../audit.server.ts";
import { moveOrders } from "../billing/orders.server.ts";
import { mergeRegistrationsOf } from "../events/event-registrations.server.ts";
import { moveMail, queueMail } from "../mail/outbox.server.ts";
import { type ClientDeps, rateLimits } from "../rate-limits.server.ts";
import { moveSeats } from "../seats/seats.server.ts";
import { moveMessages } from "../visitors/contact.server.ts";
import { purgeTickedFor } from "./consents.server.ts";
import { codeCookieFor, type Device, expiredCodeCookie, sentAddressOf } from "./device.server.ts";
import {
  type CodeTry,
  findIssuedCode,
  issueCode,
  refuseCodeMail,
  refusedUntil,
  spendCode,
  tryCode,
} from "./login-codes.server.ts";
import { addressTakenMail, emailChangeCodeMail, emailChangedMail, mergedAddressMail } from "./mails.server.ts";
import {
  addressOf,
  addressStatement,
  failUnlessAt,
  findMemberByEmail,
  isFailedCondition,
  purgeUnverified,
  whileMember,
} from "./members.server.ts";
import { endAllSessionsStatement, type Viewer } from "./sessions.server.ts";

type ChangeDeps = ClientDeps & Pick<Deps, "queued">;
type Codes = { email: string; oldCode: string; newCode: string };

/**
 * Sends a code to the old and to the new address. The answer is the same for a taken address, which gets no code.
 * `cookie` is a Set-Cookie line, with which {@link findPendingChange} finds the change.
 */
export async function requestEmailChange(
  deps: ChangeDeps,
  viewer: Viewer,
  email: string,
  device: Device,
): Promise<Outcome<{ cookie: string }>> {
  if (email === viewer.email) {
    return invalidInput([{ path: ["email"], message: m.ownAddress() }]);
  }
  const tooMany =
    (await rateLimits.consume(deps, "email_change", { account: viewer.memberId })) ??
    (await refuseCodeMail(deps, email));
  if (tooMany) return tooMany;
  const keys = keysOf(viewer, email);
  const deviceId = viewer.memberId;
  const old = await issueCode(deps, { address: keys.old, deviceId });
  const fresh = await issueCode(deps, { address: keys.fresh, deviceId });
  const holder = await findMemberByEmail(deps, email);
  const mails = [
    { code: old, recipient: viewer.email, mail: emailChangeCodeMail },
    { code: fresh, recipient: email, mail: mailToFresh(holder) },
  ];
  for (const { code, recipient, mail } of mails) {
    if (!code.isSent) continue;
    await queueMail(deps, mail, {
      recipient: whileMember(deps, viewer.memberId, recipient),
      about: { codeNonce: code.nonce, memberId: holder?.id ?? viewer.memberId },
      memberId: viewer.memberId,
      once: `${viewer.memberId}:${code.nonce}:${code.sends}`,
    });
  }
  return ok({ cookie: codeCookieFor(deps, device, email) });
}

function mailToFresh(holder: { state: string } | undefined) {
  if (holder?.state === "merged") return mergedAddressMail;
  return holder?.state === "active" ? addressTakenMail : emailChangeCodeMail;
}

/** Finds a change for which this browser has requested codes that are still valid. `refusal`: it is locked. */
export async function findPendingChange(
  deps: ChangeDeps,
  viewer: Viewer,
  device: Device,
): Promise<{ email: string; refusal: Refusal | undefined } | undefined> {
  const email = sentAddressOf(deps, device);
  if (!email) return undefined;
  const keys = keysOf(viewer, email);
  const find = (address: string) => findIssuedCode(deps, { address, deviceId: viewer.memberId });
  const old = await find(keys.old);
  const fresh = await find(keys.fresh);
  if (!old || !fresh) return undefined;
  const locked = [old, fresh].find(({ isLocked }) => isLocked);
  return { email, refusal: locked && lockedUntil(deps, locked.expiresAt) };
}

/** Changes the address after both codes match. Ends the other sessions and mails the old address. */
export async function changeEmail(
  deps: ChangeDeps,
  viewer: Viewer,
  { email, oldCode, newCode }: Codes,
): Promise<Outcome<{ email: string; cookie: string }>> {
  const tooMany = await rateLimits.consume(deps, "email_change_try", { account: viewer.memberId });
  if (tooMany) return tooMany;
  const keys = keysOf(viewer, email);
  const deviceId = viewer.memberId;
  const old = await tryCode(deps, { address: keys.old, deviceId }, oldCode);
  const fresh = await tryCode(deps, { address: keys.fresh, deviceId }, newCode);
  if (old.kind !== "right" || fresh.kind !== "right") {
    deps.log("warn", "email_change.refused", { memberId: viewer.memberId, old: old.kind, fresh: fresh.kind });
    return refusalOf(deps, old, fresh);
  }
  const holder = await findMemberByEmail(deps, email);
  // A taken address got no code, so every try counts as wrong.
  if (holder && holder.state !== "unverified")
    return refusalOf(deps, old, { kind: "wrong", triesLeft: fresh.triesLeft });
  const isMine = (await spendCode(deps, old.nonce)) && (await spendCode(deps, fresh.nonce));
  if (!isMine) return refused("used_code");
  try {
    await deps.db.batch(changeStatements(deps, viewer, email, { holder, once: old.nonce }));
  } catch (error) {
    // Race: someone else verified the address, or this member changed it or was erased.
    if (!isFailedCondition(error) && !/UNIQUE constraint failed: members\.email/.test(causesOf(error))) throw error;
    return refused("used_code");
  }
  return ok({ email, cookie: expiredCodeCookie(deps) });
}

function changeStatements(
  deps: ChangeDeps,
  viewer: Viewer,
  email: string,
  { holder, once }: { holder: { id: string } | undefined; once: string },
) {
  const { memberId } = viewer;
  return [
    failUnlessAt(deps, memberId, viewer.email),
    endAllSessionsStatement(deps, memberId, viewer.sessionId),
    ...(holder
      ? [endAllSessionsStatement(deps, holder.id), purgeTickedFor(deps, email), ...purgeUnverified(deps, holder.id)]
      : []),
    moveOrders(deps, viewer.email, email),
    moveMessages(deps, viewer.email, email),
    ...moveSeats(deps, viewer, email),
    ...mergeRegistrationsOf(deps, viewer.email, email),
    ...moveMail(deps, viewer.email, email),
    purgeTickedFor(deps, viewer.email),
    // Must run before addressStatement: it reads the old address.
    queueMail(deps, emailChangedMail, {
      recipient: addressOf(deps, memberId),
      about: { memberId },
      memberId,
      once,
    }),
    addressStatement(deps, memberId, viewer.email, email),
    auditStatement(deps, { actor: memberId, action: "member.email_changed", subject: `member:${memberId}` }),
  ] as const;
}

function keysOf({ memberId, email: old }: Viewer, email: string): { old: string; fresh: string } {
  const pair = `${memberId}:${old}>${email}`;
  return { old: `email-change:old:${pair}`, fresh: `email-change:new:${pair}` };
}

function lockedUntil(deps: Pick<Deps, "now">, at: Date): Refusal {
  return refusedUntil(deps, "locked_code", at, (wait) => m.tooManyTriesOfBoth({ wait }));
}

function refusalOf(deps: Pick<Deps, "now">, old: CodeTry, fresh: CodeTry): Refusal {
  const locked = [old, fresh].find((tried) => tried.kind === "locked");
  if (locked) return lockedUntil(deps, locked.retryAt);
  if (old.kind === "used" || fresh.kind === "used") return refused("used_code");
  const isOver = [old, fresh].some(({ kind }) => kind === "expired" || kind === "missing");
  if (isOver) return refused("expired_code");
  const wrong = [
    { field: "oldCode", message: m.wrongOldCode(), tried: old },
    { field: "newCode", message: m.wrongNewCode(), tried: fresh },
  ].filter(({ tried }) => tried.kind === "wrong");
  const left = Math.min(...[old, fresh].map((tried) => ("triesLeft" in tried ? tried.triesLeft : LOGIN_CODE.tries)));
  const message = m.wrongCodes({ count: left });
  return refused(
    "wrong_code",
    message,
    wrong.map(({ field, message: text }) => ({ field, message: text })),
  );
}
