/** The current faults. The platform's parts fail as in production: by throwing, waiting, or losing their answer. */
export type Faults = {
  d1?: "down" | "lost" | "mid-batch" | "stalled";
  /** Milliseconds before D1 answers. */
  d1Delay?: number;
  kv?: "down" | "damaged" | "missing" | "stale";
  cache?: "down";
  mail?: "down";
  /** Computing the digest throws when a page is stored in the cache. */
  digest?: "down";
  /** The visitor uses plain HTTP although the site's address is HTTPS. */
  isInsecure?: boolean;
  /** Replace the configuration's variables. */
  variables?: Record<string, unknown>;
  /** Milliseconds by which the clock is ahead. */
  clock?: number;
};

let faults: Faults = {};
/** Number of batches waiting for D1 to answer again. */
let stalled = 0;
/** Addresses looked up in the Cache API since the faults were set. */
let cached: string[] = [];
let world: Env | undefined;

const RealDate = Date;
class ShiftedDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(ShiftedDate.now());
    else super(parts[0]);
  }
  static override now() {
    return RealDate.now() + (faults.clock ?? 0);
  }
}
globalThis.Date = ShiftedDate as DateConstructor;

for (const method of ["match", "put"] as const) {
  const real = Cache.prototype[method] as (...parts: unknown[]) => Promise<unknown>;
  Object.assign(Cache.prototype, {
    [method](this: Cache, ...parts: unknown[]) {
      cached.push(String(parts[0]));
      return faults.cache === "down" ? Promise.reject(new Error("Cache API down")) : real.apply(this, parts);
    },
  });
}

const { subtle } = crypto;
const digest = subtle.digest.bind(subtle);
SubtleCrypto.prototype.digest = (...parts) => {
  if (faults.digest === "down") throw new Error("digest failed");
  return digest(...parts);
};

type Built = Required<Pick<ExportedHandler<Env>, "fetch" | "scheduled">>;

/** The built site with faults on demand: PUT /.faults sets them, GET reads the records, /.scheduled runs the jobs. */
export function inFaultyWorld(built: Built): ExportedHandler<Env> {
  return {
    async fetch(request, env, ctx) {
      const { pathname } = new URL(request.url);
      if (pathname === "/.faults" && request.method === "GET") return Response.json({ stalled, cached });
      if (pathname === "/.faults") {
        const { variables } = faults;
        faults = await request.json();
        cached = [];
        if (variables || faults.variables) world = undefined;
        return new Response(null, { status: 204 });
      }
      // As on the platform, one object while the variables stay the same.
      world ??= worldOf(env);
      if (pathname !== "/.scheduled") return built.fetch(throughTls(request, world), world, ctx);
      await built.scheduled({ scheduledTime: Date.now(), cron: "", noRetry() {} }, world, ctx);
      return new Response(null, { status: 204 });
    },
  };
}

/** Rewrites a request as the platform passes it on for a site's HTTPS address. */
function throughTls(request: Parameters<Built["fetch"]>[0], { SITE_URL }: Env) {
  if (faults.isInsecure || !SITE_URL.startsWith("https:")) return request;
  return new Request(request.url.replace(/^http:/, "https:"), request) as typeof request;
}

function worldOf(env: Env): Env {
  return {
    ...env,
    ...faults.variables,
    DB: faultyD1(env.DB),
    CONTENT: faultyKv(env.CONTENT),
    EMAIL: faultyMail(env.EMAIL),
  };
}

async function throughD1<T>(ask: () => Promise<T>): Promise<T> {
  if (faults.d1 === "down") throw new Error("D1_ERROR: Network connection lost.");
  if (faults.d1Delay) await new Promise((resolve) => setTimeout(resolve, faults.d1Delay));
  const result = await ask();
  if (faults.d1 === "lost") throw new Error("D1_ERROR: Network connection lost.");
  return result;
}

/** Polls until D1 is released, because a request must not wait for another request's promise. */
async function whileStalled(): Promise<void> {
  stalled += 1;
  while (faults.d1 === "stalled") await new Promise((resolve) => setTimeout(resolve, 5));
  stalled -= 1;
}

function faultyD1(db: D1Database): D1Database {
  const statement = (real: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(real, {
      get(target, name) {
        if (name === "real") return target;
        if (name === "bind") return (...values: unknown[]) => statement(target.bind(...values));
        const value = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        return (...parts: unknown[]) => throughD1(() => value.apply(target, parts));
      },
    });
  return new Proxy(db, {
    get(target, name) {
      if (name === "prepare") return (query: string) => statement(target.prepare(query));
      if (name === "batch") {
        return async (statements: Array<D1PreparedStatement & { real: D1PreparedStatement }>) => {
          await whileStalled();
          const real = statements.map((one) => one.real);
          const broken = target.prepare("insert into nowhere values (1)");
          const middle = Math.ceil(real.length / 2);
          if (faults.d1 === "mid-batch") real.splice(middle, 0, broken);
          return throughD1(() => target.batch(real));
        };
      }
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** KV's last answer before it became stale. */
let lastOfKv: unknown;

function faultyKv(kv: KVNamespace): KVNamespace {
  return new Proxy(kv, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return async (...parts: unknown[]) => {
        if (faults.kv === "down") throw new Error(`KV ${String(name)} failed: 500`);
        if (faults.kv === "missing" && name === "get") return null;
        if (faults.kv === "damaged" && name === "get") return { version: "1", collections: {} };
        if (faults.kv === "stale" && name === "get") return lastOfKv;
        const result: unknown = await value.apply(target, parts);
        if (name === "get") lastOfKv = result;
        return result;
      };
    },
  });
}

function faultyMail(mail: SendEmail): SendEmail {
  return {
    async send(message: never) {
      if (faults.mail === "down") throw new Error("Email sending failed");
      return mail.send(message);
    },
  } as SendEmail;
}
