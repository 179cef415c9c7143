import autocannon, { type Request } from "autocannon";
import { StepError } from "../dev/processes.ts";
import { type Figure, figureTable, format, median, medianRatio, table } from "./report.ts";
import { withRuntime } from "./runtime.ts";

const [HOME, PLAIN] = ["/", "/about"] as const;
const LOAD = { connections: 8, duration: 3 };

type Case = { name: string; url: URL; request?: Request; before?: () => Promise<void> };
type Measured = { perSecond: number[]; cpuMs: number[] };

/** Requests per second and CPU of the built Worker, and of a constant string of the same size in the same workerd. */
export async function measureServer(runs: number): Promise<string> {
  return withRuntime(async ({ site, constant, cpuMs }) => {
    const becomes = (path: string) => async () => {
      const response = await fetch(new URL(path, site));
      const { "content-length": _, ...headers } = Object.fromEntries(response.headers);
      await fetch(constant, { method: "PUT", body: JSON.stringify({ text: await response.text(), headers }) });
    };
    const etag = (await fetch(new URL(HOME, site))).headers.get("ETag") ?? "";
    const cases: Case[] = [
      { name: "constant string like Home", url: constant, before: becomes(HOME) },
      { name: "Home, cached", url: new URL(HOME, site) },
      { name: "constant string like the plain page", url: constant, before: becomes(PLAIN) },
      { name: "plain page, cached", url: new URL(PLAIN, site) },
      { name: "Home, known to the browser (304)", url: site, request: { headers: { "If-None-Match": etag } } },
      { name: "`GET /api/health`", url: new URL("/api/health", site), request: { setupRequest: fromNewNetwork } },
      { name: "`POST /api/contact`", url: new URL("/api/contact", site), request: { setupRequest: contactMessage } },
    ];
    const measured = new Map<string, Measured>(cases.map(({ name }) => [name, { perSecond: [], cpuMs: [] }]));
    const measure = async ({ name, url, request, before }: Case) => {
      await before?.();
      const start = cpuMs();
      const requests = request && { requests: [request] };
      const load = await autocannon({ ...LOAD, url: url.href, ...requests });
      const end = cpuMs();
      const failures = load.errors + load["4xx"] + load["5xx"];
      if (failures > 0) throw new StepError(`${name}: ${failures} requests failed.`);
      measured.get(name)?.perSecond.push(load.requests.total / load.duration);
      measured.get(name)?.cpuMs.push((end - start) / load.requests.total);
    };
    // The first round warms up.
    for (let run = 0; run <= runs; run += 1) {
      for (const one of run % 2 === 0 ? cases : cases.toReversed()) await measure(one);
      if (run === 0) for (const one of measured.values()) Object.assign(one, { perSecond: [], cpuMs: [] });
      console.log(`  server: round ${run} of ${runs}`);
    }
    const cpuOf = (name: string) => measured.get(name)?.cpuMs ?? [];
    const ratio = (page: string, baseline: string): Figure => {
      return { name: `CPU, ${page} ÷ ${baseline}`, value: medianRatio(cpuOf(page), cpuOf(baseline)), atMost: 2 };
    };
    const home = ratio("Home, cached", "constant string like Home");
    const plain = ratio("plain page, cached", "constant string like the plain page");
    const rows = [...measured].map(([name, one]) => {
      return [name, format(median(one.perSecond), 0), format(median(one.cpuMs), 3)];
    });
    const values = table([`${LOAD.connections} connections`, "requests/s", "CPU ms/request"], rows);
    return [figureTable([home, plain]), values].join("\n\n");
  });
}

let sent = 0;
/** Comes from another network each time, so that rate limits do not affect the measurement. */
function fromNewNetwork(request: Request): Request {
  sent += 1;
  const network = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  return { ...request, headers: { ...request.headers, "CF-Connecting-IP": network } };
}

function contactMessage(request: Request): Request {
  const { headers, ...rest } = fromNewNetwork(request);
  const message = { name: "Asha Rane", email: `asha${sent}@bench.example`, message: `Message ${sent} about jute bags` };
  const json = { ...headers, "Content-Type": "application/json" };
  return { ...rest, method: "POST", path: "/api/contact", headers: json, body: JSON.stringify(message) };
}
