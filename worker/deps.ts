import { type Caller, NOBODY } from "./caller.ts";
import { type Config, parseConfig } from "./config.ts";
import { type ContentStore, createContentStore } from "./content/store.ts";
import { type Db, openDb } from "./db/client.ts";
import { compileSnapshot } from "./domain/content.server.ts";
import { describeError, type Log, log } from "./log.ts";
import { createMail, type MailSender } from "./providers/mail.ts";
import { createOutgoing } from "./providers/outgoing.ts";
import { createRazorpay, type Payments } from "./providers/razorpay.ts";
import { createTurnstile, type Turnstile } from "./providers/turnstile.ts";
import { createWall, type Wall } from "./wall.ts";

/** What the domain may use. Made for each request from the platform's bindings. */
export type Deps = {
  db: Db;
  content: ContentStore;
  config: Config;
  /** `undefined` without keys: online payment is then not offered. */
  payments: Payments | undefined;
  mail: MailSender;
  /** `undefined` without keys: the forms then ask for no check. */
  turnstile: Turnstile | undefined;
  /** Whom the limits count. */
  caller: Caller;
  wall: Wall;
  now: () => Date;
  log: Log;
  /** Runs after the answer is on its way; a failure is logged, never lost. */
  defer: (task: () => Promise<unknown>) => void;
};

/** The only reader of `env`. Throws ConfigError when a variable is missing or malformed. */
export function createDeps(env: Env, ctx: Pick<ExecutionContext, "waitUntil">, caller: Caller = NOBODY): Deps {
  const config = configOf(env);
  const db = openDb(env.DB);
  const now = () => new Date();
  const hosts = [config.razorpay?.apiUrl, config.turnstile?.apiUrl];
  const outgoing = createOutgoing(
    hosts.filter((host) => host !== undefined),
    log,
  );
  return {
    db,
    config,
    caller,
    wall: createWall(env.WRITES, log),
    now,
    log,
    content: createContentStore({ kv: env.CONTENT, compile: () => compileSnapshot(db), now, log }),
    payments: config.razorpay && createRazorpay(config.razorpay, outgoing),
    turnstile: config.turnstile && createTurnstile(config.turnstile, outgoing),
    mail: createMail(env.EMAIL, config.mailFrom, "MASA Forum"),
    defer: (task) =>
      ctx.waitUntil(task().catch((error: unknown) => log("error", "deferred.failed", describeError(error)))),
  };
}

// Checked once per isolate; variables do not change while it lives.
let checked: { env: Env; config: Config } | undefined;

function configOf(env: Env): Config {
  if (checked?.env === env) return checked.config;
  const config = parseConfig({ ...env });
  checked = { env, config };
  return config;
}
