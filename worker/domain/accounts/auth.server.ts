import { createAuthEndpoint } from "@better-auth/core/api";
import type { DBAdapter, Where } from "@better-auth/core/db/adapter";
import { passkey } from "@better-auth/passkey";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { deleteSessionCookie, setSessionCookie } from "better-auth/cookies";
import { type BetterAuthOptions, betterAuth } from "better-auth/minimal";
import { z } from "zod";
import { SESSION } from "../../contracts/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { describeError } from "../../log.ts";
import { sha256Hex } from "../digest.server.ts";

/** What better-auth may know of whoever calls: three headers, and the address from the platform alone. */
export type Device = { cookie: string | null; userAgent: string | null; ip: string | null };
export type AuthDeps = Pick<Deps, "db" | "config" | "log">;

type Row = Record<string, unknown>;

const DAY_SECONDS = 24 * 60 * 60;

/**
 * better-auth over our tables, for sessions and passkeys. One for each request: the instance holds a promise, and one that
 * a broken-off request leaves behind would hang its isolate (better-auth#10315). Its HTTP handler is never served; the
 * domain calls its functions.
 */
export function openAuth(deps: AuthDeps) {
  const isHttps = deps.config.siteUrl.startsWith("https://");
  const cookie = (name: string) => ({ name: `${isHttps ? "__Host-" : ""}masa-${name}` });
  return betterAuth({
    appName: "MASA Forum",
    baseURL: deps.config.siteUrl,
    secret: deps.config.authSecret,
    database: hashingTokens(drizzleAdapter(deps.db, { provider: "sqlite" })),
    user: {
      modelName: "members",
      additionalFields: { role: { type: "string" }, phone: { type: "string" }, state: { type: "string" } },
    },
    session: {
      modelName: "sessions",
      expiresIn: SESSION.absoluteDays * DAY_SECONDS,
      // The idle time-out is ours (domain/accounts/sessions): better-auth knows one end only.
      disableSessionRefresh: true,
      freshAge: SESSION.freshMinutes * 60,
    },
    verification: { modelName: "passkeyChallenges" },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (level, message, ...[error]) =>
        deps.log("error", "auth.library", { level, message, ...(error !== undefined && describeError(error)) }),
    },
    advanced: {
      // The prefix would be __Secure-; ours says more.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps },
      cookies: { session_token: cookie("session"), passkey_challenge: cookie("passkey") },
      ipAddress: { ipAddressHeaders: ["cf-connecting-ip"] },
      database: { generateId: () => crypto.randomUUID() },
    },
    plugins: [
      passkey({
        rpName: "MASA Forum",
        rpID: new URL(deps.config.siteUrl).hostname,
        origin: deps.config.siteUrl,
        schema: { passkey: { modelName: "passkeys" } },
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        advanced: { webAuthnChallengeCookie: "passkey_challenge" },
        // The passkey alone signs in, so it must have asked for a finger, a face or a PIN.
        authentication: {
          afterVerification: ({ verification }) => {
            if (!verification.authenticationInfo.userVerified) throw new APIError("UNAUTHORIZED");
            return Promise.resolve();
          },
        },
      }),
      { id: "masa", endpoints: { signInProven, dropCookies } },
    ],
  });
}

/** What the domain may know of who sent a request with these headers. */
export function deviceOf(headers: Headers): Device {
  return {
    cookie: headers.get("Cookie"),
    userAgent: headers.get("User-Agent")?.slice(0, 256) ?? null,
    ip: headers.get("CF-Connecting-IP"),
  };
}

export function headersOf({ cookie, userAgent, ip }: Device): Headers {
  const headers = new Headers();
  if (cookie) headers.set("cookie", cookie);
  if (userAgent) headers.set("user-agent", userAgent);
  if (ip) headers.set("cf-connecting-ip", ip);
  return headers;
}

/** A session for a member who has proven the address to us (domain/accounts/sign-in); reachable from this code alone. */
const signInProven = createAuthEndpoint.serverOnly(
  { method: "POST", body: z.object({ memberId: z.string() }), requireHeaders: true },
  async (ctx) => {
    const { internalAdapter } = ctx.context;
    const user = await internalAdapter.findUserById(ctx.body.memberId);
    if (!user) throw new APIError("NOT_FOUND");
    const session = await internalAdapter.createSession(user.id);
    await setSessionCookie(ctx, { session, user }, false);
    return { sessionId: session.id };
  },
);

/** Takes the library's cookies away; its own sign-out asks for accounts of other providers, which there are none of. */
const dropCookies = createAuthEndpoint.serverOnly({ method: "POST" }, async (ctx) => {
  deleteSessionCookie(ctx);
  return ctx.json(null);
});

/** The database holds the hash of a session's token, so that reading it lets nobody in. */
function hashingTokens(open: (options: BetterAuthOptions) => DBAdapter): (options: BetterAuthOptions) => DBAdapter {
  return (options) => {
    const adapter = open(options);
    const hashed = async <T extends { model: string; where?: Where[] | undefined }>(query: T): Promise<T> =>
      query.model === "session" ? { ...query, where: await Promise.all((query.where ?? []).map(hashToken)) } : query;
    const wrapped: DBAdapter = {
      ...adapter,
      transaction: (run) => run(wrapped),
      // The rows keep the type that the caller asks for: only the token is the browser's again.
      create: async <T extends Row, R = T>(query: Parameters<typeof adapter.create<T, R>>[0]): Promise<R> => {
        const { token }: Row = query.data;
        if (query.model !== "session" || typeof token !== "string") return adapter.create<T, R>(query);
        const row = await adapter.create<T, R>({ ...query, data: { ...query.data, token: sha256Hex(token) } });
        return { ...row, token };
      },
      findOne: async <T>(query: Parameters<typeof adapter.findOne<T>>[0]): Promise<T | null> => {
        const row = await adapter.findOne<T>(await hashed(query));
        const token = query.where.find(({ field }) => field === "token")?.value;
        return row && query.model === "session" && token ? { ...row, token } : row;
      },
      findMany: async <T>(query: Parameters<typeof adapter.findMany<T>>[0]) => adapter.findMany<T>(await hashed(query)),
      update: async <T>(query: Parameters<typeof adapter.update<T>>[0]) => adapter.update<T>(await hashed(query)),
      delete: async (query) => adapter.delete(await hashed(query)),
      deleteMany: async (query) => adapter.deleteMany(await hashed(query)),
    };
    return wrapped;
  };
}

async function hashToken(condition: Where): Promise<Where> {
  if (condition.field !== "token" || typeof condition.value !== "string") return condition;
  return { ...condition, value: sha256Hex(condition.value) };
}
