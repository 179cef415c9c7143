import { LOCALES, type Locale, locale } from "#messages/locale.ts";
import { type Config, parseConfig } from "./config.ts";
import { type ContentStore, createContentStore } from "./content/store.ts";
import { type Db, openDb } from "./db/client.ts";
import { compileSnapshot } from "./domain/content/content.server.ts";
import { SYSTEM_CLIENT } from "./http/client-id.ts";
import { createEdgeRateLimiter, type EdgeRateLimiter } from "./http/edge-rate-limiter.ts";
import { createIsolateMemory, type IsolateMemory } from "./isolate-memory.ts";
import { describeError, log as isolateLog, type Log, requestLog } from "./log.ts";
import { createDocumentFonts, type DocumentFonts } from "./providers/document-fonts.ts";
import { createLinkProbe, type LinkProbe } from "./providers/link-probe.ts";
import { createMail, type MailSender } from "./providers/mail.ts";
import { createOutgoing } from "./providers/outgoing.ts";
import { createPictureFiles, type PictureFiles } from "./providers/picture-files.ts";
import { createRazorpay, type Payments } from "./providers/razorpay.ts";
import { createTurnstile, type Turnstile } from "./providers/turnstile.ts";

export type Deps = {
  db: Db;
  content: ContentStore;
  config: Config;
  payments: Payments | undefined;
  mail: MailSender;
  /** `undefined` in `local`, where the links in the content are not checked. */
  links: LinkProbe | undefined;
  fonts: DocumentFonts;
  pictureFiles: PictureFiles;
  /** Shared by the isolates of one data centre. */
  cache: Pick<Cache, "match" | "put">;
  turnstile: Turnstile | undefined;
  clientId: string;
  edgeLimiter: EdgeRateLimiter;
  memory: IsolateMemory;
  now: () => Date;
  log: Log;
  /** The deployed version's id, or "local". */
  release: string;
  /** Set when this request has queued mail. The Worker then delivers once, after the response. */
  queued: { mail: boolean };
  /** Runs after the response is sent; failures are logged. */
  defer: (task: () => Promise<unknown>) => void;
};

/** The only reader of `env`. Throws ConfigError. */
export function createDeps(
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
  { clientId = SYSTEM_CLIENT, requestId }: { clientId?: string; requestId?: string } = {},
): Deps {
  const fixedDeps = fixedDepsOf(env);
  const { config, db } = fixedDeps;
  const now = () => new Date();
  const log =
    requestId === undefined ? isolateLog : requestLog(isolateLog, { requestId, clientId, secret: config.authSecret });
  return {
    ...fixedDeps,
    clientId,
    now,
    log,
    release: config.environment === "local" ? "local" : env.CF_VERSION_METADATA.id,
    content: contentInLocale((language) => {
      const compile = () => compileSnapshot(db, language);
      return createContentStore({ kv: env.CONTENT, compile, now, log, language });
    }),
    cache: platformCache,
    queued: { mail: false },
    defer: (task) =>
      ctx.waitUntil(task().catch((error: unknown) => log("error", "deferred.failed", describeError(error)))),
  };
}

/** Reads the store of the request's language on each call. */
function contentInLocale(storeOf: (language: Locale) => ContentStore): ContentStore {
  const stores = Object.fromEntries(LOCALES.map((language) => [language, storeOf(language)])) as Record<
    Locale,
    ContentStore
  >;
  const own = () => stores[locale()];
  return {
    snapshot: () => own().snapshot(),
    cached: () => own().cached(),
    publish: (snapshot) => own().publish(snapshot),
    published: () => own().published(),
  };
}

// Accessed lazily: Node scripts have no `caches`.
const platformCache: Deps["cache"] = {
  match: (address) => defaultCache().match(address),
  put: (address, response) => defaultCache().put(address, response),
};

/** The DOM type of `caches` has no `default`. */
function defaultCache(): Cache {
  return (caches as unknown as { default: Cache }).default;
}

type FixedDeps = Omit<Deps, "content" | "cache" | "clientId" | "now" | "log" | "release" | "queued" | "defer">;

// Cached per isolate: variables and bindings do not change during its lifetime.
let fixed: { env: Env; deps: FixedDeps } | undefined;

function fixedDepsOf(env: Env): FixedDeps {
  if (fixed?.env === env) return fixed.deps;
  const config = parseConfig({ ...env });
  const hosts = [config.razorpay?.apiUrl, config.turnstile?.apiUrl].filter((host) => host !== undefined);
  const outgoing = createOutgoing(hosts, isolateLog);
  const deps = {
    config,
    db: openDb(env.DB),
    payments: config.razorpay && createRazorpay(config.razorpay, outgoing, isolateLog),
    turnstile: config.turnstile && createTurnstile(config.turnstile, outgoing),
    mail: createMail(env.EMAIL, config.mailFrom, "MASA Forum"),
    links: config.environment === "local" ? undefined : createLinkProbe(config.siteUrl),
    fonts: createDocumentFonts(env.ASSETS, config.siteUrl),
    pictureFiles: createPictureFiles(env.PICTURES),
    edgeLimiter: createEdgeRateLimiter(env.WRITES, isolateLog),
    memory: createIsolateMemory(),
  };
  fixed = { env, deps };
  return deps;
}
