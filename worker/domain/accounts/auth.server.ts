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
import { cookieName, isHttps } from "./device.server.ts";

export type AuthDeps = Pick<Deps, "db" | "config" | "log">;

type Row = Record<string, unknown>;

const DAY_SECONDS = 24 * 60 * 60;

/** One instance per request: a promise of an aborted request would hang the isolate (better-auth#10315). */
export function openAuth(deps: AuthDeps) {
  const cookie = (name: string) => ({ name: cookieName(deps.config, name) });
  return betterAuth({
    appName: "MASA Forum",
    baseURL: deps.config.siteUrl,
    secret: deps.config.authSecret,
    database: withHashedTokens(drizzleAdapter(deps.db, { provider: "sqlite" })),
    user: {
      modelName: "members",
      additionalFields: {
        role: { type: "string" },
        phone: { type: "string" },
        state: { type: "string" },
        language: { type: "string" },
      },
    },
    session: {
      modelName: "sessions",
      additionalFields: { passkeyAt: { type: "date", required: false, input: false } },
      expiresIn: SESSION.absoluteDays * DAY_SECONDS,
      // better-auth has no idle time-out; domain/accounts/sessions adds one.
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
      // Our cookie names use the stricter prefix __Host-.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps(deps.config) },
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
        // A passkey is the only factor, so the device must verify the user.
        authentication: {
          afterVerification: ({ verification }) => {
            if (!verification.authenticationInfo.userVerified) throw new APIError("UNAUTHORIZED");
          },
        },
      }),
      { id: "masa", endpoints: { startSession, dropCookies } },
    ],
  });
}

const startSession = createAuthEndpoint.serverOnly(
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

/** Used because the library's own sign-out requires accounts at other providers, which we do not have. */
const dropCookies = createAuthEndpoint.serverOnly({ method: "POST" }, async (ctx) => {
  deleteSessionCookie(ctx);
  return ctx.json(null);
});

/** Stores only the hash of a session token, so a leaked database opens no session. */
function withHashedTokens(open: (options: BetterAuthOptions) => DBAdapter): (options: BetterAuthOptions) => DBAdapter {
  return (options) => {
    const adapter = open(options);
    const hashed = <T extends { model: string; where?: Where[] | undefined }>(query: T): T =>
      query.model === "session" ? { ...query, where: query.where?.map(hashToken) } : query;
    const wrapped: DBAdapter = {
      ...adapter,
      transaction: (run) => run(wrapped),
      create: async <T extends Row, R = T>(query: Parameters<typeof adapter.create<T, R>>[0]): Promise<R> => {
        const { token }: Row = query.data;
        if (query.model !== "session" || typeof token !== "string") return adapter.create<T, R>(query);
        const row = await adapter.create<T, R>({ ...query, data: { ...query.data, token: sha256Hex(token) } });
        return { ...row, token };
      },
      findOne: async <T>(query: Parameters<typeof adapter.findOne<T>>[0]): Promise<T | null> => {
        const row = await adapter.findOne<T>(hashed(query));
        const token = query.where.find(({ field }) => field === "token")?.value;
        return row && query.model === "session" && token ? { ...row, token } : row;
      },
      findMany: <T>(query: Parameters<typeof adapter.findMany<T>>[0]) => adapter.findMany<T>(hashed(query)),
      update: <T>(query: Parameters<typeof adapter.update<T>>[0]) => adapter.update<T>(hashed(query)),
      delete: (query) => adapter.delete(hashed(query)),
      deleteMany: (query) => adapter.deleteMany(hashed(query)),
    };
    return wrapped;
  };
}

function hashToken(condition: Where): Where {
  if (condition.field !== "token" || typeof condition.value !== "string") return condition;
  return { ...condition, value: sha256Hex(condition.value) };
}
