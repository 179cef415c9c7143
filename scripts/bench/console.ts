import { openDb } from "../../worker/db/client.ts";
import { passkeys } from "../../worker/db/schema/accounts.ts";
import { createDeps } from "../../worker/deps.ts";
import { recordPasskeyUse, startSession } from "../../worker/domain/accounts/sessions.server.ts";
import { grantRole } from "../../worker/domain/operators/operators.server.ts";
import { verifyTrail } from "../../worker/domain/operators/verify-trail.server.ts";
import { builtSite, type Workerd } from "../dev/built-worker.ts";
import { readVariables } from "../dev/local-site.ts";
import { StepError } from "../dev/processes.ts";
import { fillScale, SCALE, TRAIL_ENTRIES } from "../dev/scale-rows.ts";
import { MAX_READ, readByPhoneSearch } from "./phone-search.ts";
import { figureTable, format, median, none, table } from "./report.ts";
import { startFresh, sumOfChildren } from "./runtime.ts";

const SITE_URL = "http://localhost:8787";
const STATE = ".wrangler/bench-console";
const [ROUNDS, MAX_MS, MAX_MB] = [5, 150, 64];
/** Minutes before the newest row at which the 500th page begins: twenty rows a page, a minute apart. */
const LATE_MINUTES = 499 * 20;

/** Measures the console at {@link SCALE}: the median of lists, searches and charts, and a download of 100,000 rows. */
export async function measureConsole(runs: number): Promise<string> {
  const variables = { ...readVariables(), SITE_URL };
  const workerd = await startFresh(STATE, [builtSite(variables)]);
  const now = new Date();
  const db = await workerd.getD1Database("DB", "site");
  await fillScale(db, now, (line) => console.log(`  ${line}`));
  const { fault } = await verifyTrail({ db: openDb(db) });
  if (fault) throw new StepError(`The audit trail that was filled in is broken at ${fault.seq}.`);
  const read = await readByPhoneSearch(db, now);
  const site = await workerd.unsafeGetDirectURL("site");
  const Cookie = await logIn(workerd, variables);
  const paths = pathsAt(now);
  const times = new Map(paths.map((path): [string, number[]] => [path, []]));
  // In rounds, so that a slow moment of the machine affects all pages. The first round warms up.
  for (let round = 0; round <= runs * ROUNDS; round += 1) {
    for (const path of paths) {
      const ms = await timeResponse(new URL(path, site), Cookie);
      if (round > 0) times.get(path)?.push(ms);
    }
  }
  const medians = [...times].map(([path, all]) => [path, median(all)] as const);
  const download = await readExport(site, Cookie);
  await workerd.dispose();
  const slowest = Math.max(...medians.map(([, ms]) => ms));
  const rows = Object.values(SCALE).reduce((sum, count) => sum + count, TRAIL_ENTRIES);
  const memory = { name: "memory that workerd gained during the export", value: download.gainedMb, atMost: MAX_MB };
  const figures = [
    { name: "slowest of the medians below", value: slowest, atMost: MAX_MS, digits: 0, unit: " ms" },
    { name: "rows read for digits of a phone number", value: read, atMost: MAX_READ, digits: 0 },
    none("rows in the export that are missing", SCALE.event_registrations - download.rows),
    { ...memory, digits: 0, unit: " MB" },
  ];
  const shown = medians.map(([path, ms]) => [`\`${path.replace(/after=[^&]+/, "after=…")}\``, format(ms, 0)]);
  const exported = `${format(download.rows)} rows as CSV, ${format(download.mb, 1)} MB, in ${format(download.seconds, 1)} s.`;
  return [figureTable(figures), exported, table([`${format(rows)} rows in the database`, "median ms"], shown)].join(
    "\n\n",
  );
}

/** First page, 500th page, filters and search of each list, the global search, and the pages with figures. */
function pathsAt(now: Date): string[] {
  const late = (id: string) => `after=${now.getTime() - LATE_MINUTES * 60_000}~${id}-${LATE_MINUTES}`;
  return [
    ...["", "?state=waiting", "?event=general", "?q=9000000077", "?q=person%2077"].map(
      (query) => `/console/registrations${query}`,
    ),
    `/console/registrations?${late("registration")}`,
    ...["", "?role=mentor", "?q=00077"].map((query) => `/console/members${query}`),
    `/console/members?${late("member")}`,
    ...["", "?status=paid", "?q=order_many77"].map((query) => `/console/payments${query}`),
    `/console/payments?${late("order")}`,
    ...["", "?state=open", "?q=many-77%40"].map((query) => `/console/messages${query}`),
    ...["memberships", "texts", "consents"].map((list) => `/console/${list}?q=person%2077`),
    ...["mails", "texts", "offers", "consents", "intents", "audit"].map((list) => `/console/${list}`),
    ...["/console/audit?action=message.revealed", "/console/search?q=many-77%40", "/console/figures", "/console"],
  ];
}

/** An owner who has just used the passkey; the Cookie header. */
async function logIn(workerd: Workerd, variables: Record<string, string>): Promise<string> {
  const bindings = {
    ...variables,
    DB: await workerd.getD1Database("DB", "site"),
    CONTENT: await workerd.getKVNamespace("CONTENT", "site"),
  };
  const deps = createDeps(bindings as unknown as Env, { waitUntil: () => undefined });
  const by = { memberId: "bench", requestId: "bench" };
  await grantRole(deps, by, { email: "many-1@example.org", role: "owner" });
  const passkey = { id: "bench", userId: "member-1", name: "Bench", credentialID: "bench", publicKey: "key" };
  const device = { counter: 0, deviceType: "multiDevice", backedUp: true, createdAt: deps.now() };
  await deps.db.insert(passkeys).values({ ...passkey, ...device });
  const { sessionId, cookies } = await startSession(deps, "member-1", { cookie: null, userAgent: null, ip: null });
  await recordPasskeyUse(deps, sessionId);
  return cookies.map((line) => line.split(";")[0]).join("; ");
}

async function timeResponse(url: URL, Cookie: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: { Cookie }, redirect: "manual" });
  await response.text();
  if (!response.ok) throw new StepError(`${url.pathname}${url.search} answers ${response.status}.`);
  return performance.now() - start;
}

async function readExport(site: URL, Cookie: string) {
  const before = childrenMb();
  const start = performance.now();
  const body = new URLSearchParams({ reason: "For the bench" });
  const init = { method: "POST", headers: { Cookie, Origin: SITE_URL }, body, redirect: "manual" as const };
  const response = await fetch(new URL("/console/registrations/export", site), init);
  if (!response.ok || !response.body) throw new StepError(`The export answers ${response.status}.`);
  let [bytes, lines, most] = [0, 0, before];
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    lines += chunk.reduce((sum, byte) => sum + Number(byte === 10), 0);
    most = Math.max(most, childrenMb());
  }
  // The first line contains the column headers.
  return { rows: lines - 1, mb: bytes / 1e6, seconds: (performance.now() - start) / 1000, gainedMb: most - before };
}

/** Resident memory of workerd. */
function childrenMb(): number {
  return sumOfChildren("status", (text) => Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0)) / 1024;
}
