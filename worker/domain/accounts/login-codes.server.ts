import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { codesWait } from "#messages/refusals/accounts.ts";
import { type ProblemCode, type Refusal, refused, waitInWords } from "../../contracts/problem.ts";
import { LOGIN_CODE } from "../../contracts/vocabulary.ts";
import { loginCodes } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { hmac, hmacHex } from "../digest.server.ts";
import { purgeRows } from "../purge.server.ts";
import { type ClientDeps, rateLimits } from "../rate-limits.server.ts";

type CodeDeps = Pick<Deps, "db" | "now" | "config">;
type CodeRow = typeof loginCodes.$inferSelect;

export type IssuedCode = {
  nonce: string;
  sends: number;
  isSent: boolean;
  sentAt: Date;
  expiresAt: Date;
  isLocked: boolean;
};
/** `deviceId`: the browser that may enter the code; for a change of address, the member. */
export type CodeRequest = { address: string; deviceId: string };
/** `missing`: this browser has no code. `retryAt`: when a new code can replace a locked one. */
export type CodeTry =
  | { kind: "right"; nonce: string; triesLeft: number }
  | { kind: "wrong"; triesLeft: number }
  | { kind: "expired" }
  | { kind: "missing" }
  | { kind: "used" }
  | { kind: "locked"; retryAt: Date };

export async function findIssuedCode(deps: CodeDeps, request: CodeRequest): Promise<IssuedCode | undefined> {
  const isActive = and(isOf(deps, request), isNull(loginCodes.usedAt), gt(loginCodes.expiresAt, deps.now()));
  const row = await deps.db.select().from(loginCodes).where(isActive).get();
  return row && issuedOf(row, { isSent: false });
}

/** Returns the current code or creates one. At most one mail a minute, four per code, none when locked. */
export async function issueCode(deps: CodeDeps, request: CodeRequest): Promise<IssuedCode> {
  const now = deps.now();
  const key = { addressKey: addressKeyOf(deps, request.address), deviceId: request.deviceId };
  const fresh = {
    nonce: crypto.randomUUID() + crypto.randomUUID(),
    tries: 0,
    sends: 1,
    sentAt: now,
    expiresAt: new Date(now.getTime() + LOGIN_CODE.minutes * 60_000),
    usedAt: null,
    createdAt: now,
  };
  const [inserted] = await deps.db
    .insert(loginCodes)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({
      target: [loginCodes.addressKey, loginCodes.deviceId],
      set: fresh,
      setWhere: or(lte(loginCodes.expiresAt, now), isNotNull(loginCodes.usedAt)),
    })
    .returning();
  if (inserted) return issuedOf(inserted, { isSent: true });
  const [again] = await deps.db
    .update(loginCodes)
    .set({ sends: sql`${loginCodes.sends} + 1`, sentAt: now })
    .where(
      and(
        isOf(deps, request),
        lt(loginCodes.tries, LOGIN_CODE.tries),
        lt(loginCodes.sends, LOGIN_CODE.sends),
        lte(loginCodes.sentAt, new Date(now.getTime() - LOGIN_CODE.resendSeconds * 1000)),
      ),
    )
    .returning();
  if (again) return issuedOf(again, { isSent: true });
  const existing = await deps.db.select().from(loginCodes).where(isOf(deps, request)).get();
  return issuedOf(existing ?? { ...key, ...fresh }, { isSent: false });
}

/** Counts the try before it compares, so concurrent calls cannot exceed five. {@link spendCode} uses the code up. */
export async function tryCode(deps: CodeDeps, request: CodeRequest, code: string): Promise<CodeTry> {
  const now = deps.now();
  const [tried] = await deps.db
    .update(loginCodes)
    .set({ tries: sql`${loginCodes.tries} + 1` })
    .where(
      and(
        isOf(deps, request),
        isNull(loginCodes.usedAt),
        gt(loginCodes.expiresAt, now),
        lt(loginCodes.tries, LOGIN_CODE.tries),
      ),
    )
    .returning();
  if (tried) {
    const triesLeft = LOGIN_CODE.tries - tried.tries;
    const isRight = codeOf(deps, tried.nonce) === code;
    if (isRight) return { kind: "right", nonce: tried.nonce, triesLeft };
    return triesLeft > 0 ? { kind: "wrong", triesLeft } : { kind: "locked", retryAt: tried.expiresAt };
  }
  const row = await deps.db.select().from(loginCodes).where(isOf(deps, request)).get();
  if (!row) return { kind: "missing" };
  if (row.usedAt) return { kind: "used" };
  if (row.expiresAt <= now) return { kind: "expired" };
  return { kind: "locked", retryAt: row.expiresAt };
}

/** Uses a code up; true for exactly one of several concurrent calls. */
export async function spendCode(deps: Pick<Deps, "db" | "now">, nonce: string): Promise<boolean> {
  const used = await deps.db
    .update(loginCodes)
    .set({ usedAt: deps.now() })
    .where(and(eq(loginCodes.nonce, nonce), isNull(loginCodes.usedAt)))
    .returning({ nonce: loginCodes.nonce });
  return used.length === 1;
}

export async function findActiveCode(deps: CodeDeps, nonce: string): Promise<string | undefined> {
  const isActive = and(
    eq(loginCodes.nonce, nonce),
    isNull(loginCodes.usedAt),
    gt(loginCodes.expiresAt, deps.now()),
    lt(loginCodes.tries, LOGIN_CODE.tries),
  );
  const row = await deps.db.select({ nonce: loginCodes.nonce }).from(loginCodes).where(isActive).get();
  return row && codeOf(deps, row.nonce);
}

export function eraseCodesOf(deps: CodeDeps, email: string) {
  return deps.db.delete(loginCodes).where(eq(loginCodes.addressKey, addressKeyOf(deps, email)));
}

export async function deleteExpiredCodes(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await purgeRows(deps, loginCodes, lt(loginCodes.expiresAt, deps.now()));
}

/** Derived from nonce and secret, so the code is never stored. */
function codeOf({ config }: Pick<Deps, "config">, nonce: string): string {
  const bytes = new DataView(hmac(config.authSecret, `code:${nonce}`).buffer);
  // 64 bits modulo a million: the bias is negligible.
  const number = bytes.getBigUint64(0) % 10n ** BigInt(LOGIN_CODE.digits);
  return number.toString().padStart(LOGIN_CODE.digits, "0");
}

function isOf(deps: Pick<Deps, "config">, { address, deviceId }: CodeRequest) {
  return and(eq(loginCodes.addressKey, addressKeyOf(deps, address)), eq(loginCodes.deviceId, deviceId));
}

function addressKeyOf({ config }: Pick<Deps, "config">, email: string): string {
  return hmacHex(config.authSecret, `address:${email}`);
}

function issuedOf({ nonce, sends, sentAt, expiresAt, tries }: CodeRow, { isSent }: { isSent: boolean }): IssuedCode {
  return { nonce, sends, isSent, sentAt, expiresAt, isLocked: tries >= LOGIN_CODE.tries };
}

/** Counts one mail with a code. Refuses if there were too many. */
export async function refuseCodeMail(deps: ClientDeps, address: string): Promise<Refusal | undefined> {
  const refusal = await rateLimits.consume(deps, "code_mail", { client: deps.clientId, address });
  if (!refusal) return undefined;
  const wait = waitInWords(refusal.retryAfterSeconds);
  return { ...refusal, message: codesWait({ wait }) };
}

/** Builds a refusal. `messageOf` gets the time to wait in words. */
export function refusedUntil(
  { now }: Pick<Deps, "now">,
  code: ProblemCode,
  at: Date,
  messageOf: (wait: string) => string,
): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil((at.getTime() - now().getTime()) / 1000));
  return { ...refused(code, messageOf(waitInWords(retryAfterSeconds))), retryAfterSeconds };
}
