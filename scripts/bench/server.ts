import { rmSync } from "node:fs";
import { join } from "node:path";
import { prepareDatabase } from "../local-site.ts";
import { root } from "../processes.ts";
import { measureEnumeration } from "./enumeration.ts";
import { type Call, Connection, load, written } from "./load.ts";
import { digits, median, medianRatio } from "./numbers.ts";
import { type Goal, goalTable, table } from "./report.ts";
import { type Runtime, startRuntime, type WorkerName } from "./runtime.ts";

const STATE = ".wrangler/bench";
const HOME = "/";
const PLAIN = "/about";
/** A document request takes no notice of it, but the store leaves every address that has it alone: rendered each time. */
const RENDERED = "?_routes=root";
/** As long as the site's own line of a kept page. */
const LOG_LINE = JSON.stringify({
  level: "info",
  event: "request",
  requestId: "0123456789abcdef",
  method: "GET",
  route: "/",
  cache: "kept",
  contentMs: 0,
  status: 200,
  ms: 0,
});
const WARM_UP_MS = 5000;
const ROUND_MS = 3000;

type Case = { worker: WorkerName; call: () => Call; expected?: number };
type Measured = { perSecond: number[]; cpuMs: number[] };

/** Requests a second and CPU of the built Worker and its yardsticks in workerd itself, in `runs` rounds. */
export async function measureServer({ runs = 5 } = {}): Promise<string> {
  rmSync(join(root, STATE), { recursive: true, force: true });
  await prepareDatabase(STATE);
  const runtime = await startRuntime(STATE);
  try {
    const home = await preparePage(runtime, HOME, "constant-home");
    await preparePage(runtime, HOME, "constant-home-logging", LOG_LINE);
    const plain = await preparePage(runtime, PLAIN, "constant-plain");
    await preparePage(runtime, PLAIN, "constant-plain-logging", LOG_LINE);
    const sent = senders();
    const cases = {
      "constant string, as Home": { worker: "constant-home", call: () => ({ path: "/" }) },
      "as Home, with a line in the log": { worker: "constant-home-logging", call: () => ({ path: "/" }) },
      "Home, kept": { worker: "site", call: () => ({ path: HOME }) },
      "Home, rendered": { worker: "site", call: () => ({ path: HOME + RENDERED }) },
      "Home, first rendering": { worker: "unprinted", call: () => ({ path: HOME + RENDERED }) },
      "constant string, as the plain page": { worker: "constant-plain", call: () => ({ path: "/" }) },
      "as the plain page, with a line in the log": { worker: "constant-plain-logging", call: () => ({ path: "/" }) },
      "plain page, kept": { worker: "site", call: () => ({ path: PLAIN }) },
      "plain page, rendered": { worker: "site", call: () => ({ path: PLAIN + RENDERED }) },
      "plain page, first rendering": { worker: "unprinted", call: () => ({ path: PLAIN + RENDERED }) },
      "Home, known to the browser (304)": {
        worker: "site",
        call: () => ({ path: HOME, headers: { "If-None-Match": home.etag } }),
        expected: 304,
      },
      "bare React Router page": { worker: "bare", call: () => ({ path: "/" }) },
      "a Worker with one D1 write": { worker: "one-read", call: () => ({ method: "POST", path: "/" }) },
      "a Worker with one D1 read": { worker: "one-read", call: () => ({ path: "/" }) },
      "`GET /api/health`, one read of D1 and one of KV": { worker: "site", call: () => ({ path: "/api/health" }) },
      "form post (`POST /api/contact`)": { worker: "site", call: sent.contact, expected: 201 },
    } satisfies Record<string, Case>;
    const measured = await measureInTurns(runtime, cases, runs);
    const enumeration = await measureEnumeration(runtime.urls.site, sent);
    return [
      ...goalsOf(measured),
      "",
      ...valuesOf(measured),
      "",
      cpuNote(measured),
      "",
      ceilingOf(measured),
      "",
      `Home has ${digits(home.bytes, 0)} bytes, the plain page (${PLAIN}) ${digits(plain.bytes, 0)}; the constant strings have as many, and the same headers. A 304 has no body.`,
      "",
      ...enumeration,
    ].join("\n");
  } finally {
    await runtime.stop();
  }
}

/** Has the page be kept, and gives the yardstick as many bytes and the same headers. */
async function preparePage(runtime: Runtime, path: string, yardstick: WorkerName, line?: string) {
  const connection = await Connection.open(runtime.urls.site);
  const constant = await Connection.open(runtime.urls[yardstick]);
  try {
    await connection.send(written({ path }));
    const kept = await connection.send(written({ path }));
    const rendered = await connection.send(written({ path: path + RENDERED }));
    const headers = Object.fromEntries(
      kept.headers
        .split("\r\n")
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()])
        .filter(([name]) => name !== "content-length"),
    );
    const isKept = headers["server-timing"]?.includes("desc=kept");
    const isSame = /no-store/.test(rendered.headers) && rendered.status === 200 && rendered.bytes === kept.bytes;
    if (!isKept || !isSame) throw new Error(`${path} is not kept and rendered as this measurement expects.`);
    const body = JSON.stringify({ text: "x".repeat(kept.bytes), headers, line });
    await constant.send(written({ method: "PUT", path: "/", body }));
    return { etag: headers["etag"] ?? "", bytes: kept.bytes };
  } finally {
    connection.close();
    constant.close();
  }
}

/** A visitor's posts, each with words and a caller of its own: the rules against repetition are not what is measured. */
export function senders() {
  let sent = 0;
  const post = (path: string, body: object): Call => {
    const caller = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
    const headers = { "Content-Type": "application/json", "CF-Connecting-IP": caller };
    return { method: "POST", path, headers, body: JSON.stringify(body) };
  };
  return {
    contact: () => {
      sent += 1;
      const message = `We make bags of jute in Nashik and would like to know more. Letter ${sent}.`;
      return post("/api/contact", { name: "Asha Rane", email: `asha${sent}@bench.example`, message });
    },
    registration: (email: string) => {
      sent += 1;
      return post("/api/auth/register", { name: "Asha Rane", email, phone: "+91 98200 00000", role: "startup" });
    },
  };
}

async function measureInTurns<Name extends string>(
  runtime: Runtime,
  cases: Record<Name, Case>,
  runs: number,
): Promise<Record<Name, Measured>> {
  const entries = Object.entries(cases) as Array<[Name, Case]>;
  const measured = Object.fromEntries(
    entries.map(([name]) => [name, { perSecond: [], cpuMs: [] }]),
  ) as unknown as Record<Name, Measured>;
  const once = async ({ worker, call, expected = 200 }: Case, forMs: number) =>
    load(runtime.urls[worker], () => written(call()), { ms: forMs, expected });
  for (const [, one] of entries) await once(one, WARM_UP_MS);
  for (let round = 0; round < runs; round += 1) {
    for (const [name, one] of round % 2 === 0 ? entries : entries.toReversed()) {
      const before = runtime.cpuMs();
      const { answers, seconds } = await once(one, ROUND_MS);
      const after = runtime.cpuMs();
      measured[name].perSecond.push(answers / seconds);
      if (before !== undefined && after !== undefined) measured[name].cpuMs.push((after - before) / answers);
    }
    console.log(`  server: round ${round + 1} of ${runs}`);
  }
  return measured;
}

type Name =
  | `${"Home" | "plain page"}, ${"kept" | "rendered" | "first rendering"}`
  | `constant string, as ${"Home" | "the plain page"}`
  | "bare React Router page"
  | `as ${"Home" | "the plain page"}, with a line in the log`
  | "a Worker with one D1 read"
  | "`GET /api/health`, one read of D1 and one of KV"
  | "a Worker with one D1 write"
  | "form post (`POST /api/contact`)"
  | "Home, known to the browser (304)";

/** For the cost model (scripts/costs.ts). */
function cpuNote(measured: Record<Name, Measured>): string {
  const cpu = (name: Name) => (measured[name].cpuMs.length > 0 ? digits(median(measured[name].cpuMs), 2) : "");
  const post = cpu("form post (`POST /api/contact`)");
  return `<!-- cpu-ms kept=${cpu("Home, kept")} rendered=${cpu("Home, rendered")} call=${post} -->`;
}

/** What no kept page can pass, however it is made: it has its bytes, its headers and its line in the log. */
function ceilingOf(measured: Record<Name, Measured>): string {
  const most = (constant: Name, rendered: Name) =>
    digits(medianRatio(measured[constant].perSecond, measured[rendered].perSecond), 2);
  const home = most("as Home, with a line in the log", "Home, rendered");
  const plain = most("as the plain page, with a line in the log", "plain page, rendered");
  return `Were a kept page a constant string with a line in the log, _kept ÷ rendered_ would be ${home} for Home and ${plain} for the plain page.`;
}

function goalsOf(measured: Record<Name, Measured>): string[] {
  const rate = (some: Name, other: Name) => medianRatio(measured[some].perSecond, measured[other].perSecond);
  const cpu = (some: Name, other: Name) =>
    measured[some].cpuMs.length === 0 ? undefined : medianRatio(measured[some].cpuMs, measured[other].cpuMs);
  const pages = [
    ["Home", "constant string, as Home"],
    ["plain page", "constant string, as the plain page"],
  ] as const;
  const goals: Goal[] = pages.flatMap(([page, constant]): Goal[] => [
    ...(["rendered", "first rendering"] as const).flatMap((way): Goal[] => [
      { figure: `${page}: requests/s, kept ÷ ${way}`, atLeast: 5, value: rate(`${page}, kept`, `${page}, ${way}`) },
      {
        figure: `${page}: CPU, ${way} ÷ bare React Router page`,
        atMost: 1.3,
        value: cpu(`${page}, ${way}`, "bare React Router page"),
      },
    ]),
    { figure: `${page}: requests/s, kept ÷ constant string`, atLeast: 0.6, value: rate(`${page}, kept`, constant) },
    { figure: `${page}: CPU, kept ÷ constant string`, atMost: 1.6, value: cpu(`${page}, kept`, constant) },
  ]);
  const post = "form post (`POST /api/contact`)";
  return goalTable([
    ...goals,
    {
      figure: "CPU, form post ÷ a Worker with one D1 read",
      atMost: 1.5,
      value: cpu(post, "a Worker with one D1 read"),
    },
    {
      figure: "CPU, form post ÷ `GET /api/health`",
      atMost: 1.5,
      value: cpu(post, "`GET /api/health`, one read of D1 and one of KV"),
    },
  ]);
}

function valuesOf(measured: Record<Name, Measured>): string[] {
  return table(
    ["8 connections", "requests/s", "CPU ms/request"],
    Object.entries(measured).map(([name, { perSecond, cpuMs }]) => [
      name,
      digits(median(perSecond), 0),
      cpuMs.length > 0 ? digits(median(cpuMs), 3) : "–",
    ]),
  );
}
