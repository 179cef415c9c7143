/**
 * `npm run costs`: what a million visits a month cost on Cloudflare, from the rows that D1 counted
 * (measured-rows.ts), the CPU time of docs/benchmarks.md and the assumptions below. `--write` puts it into
 * docs/operations.md.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { table, writePart } from "./document-table.ts";
import { MEASURED_ROWS } from "./measured-rows.ts";
import { root } from "./processes.ts";

const MILLION = 1_000_000;
const SECONDS_A_MONTH = 30 * 86_400;

/**
 * Workers Paid, US dollars a month: what is included, and each million beyond it. Cloudflare's own pages
 * (developers.cloudflare.com, …/workers|d1|kv|email-service/platform/pricing) are the authority; read as of August 2026.
 */
const PRICES = {
  base: 5,
  requests: { included: 10 * MILLION, perMillion: 0.3 },
  cpuMs: { included: 30 * MILLION, perMillion: 0.02 },
  rowsRead: { included: 25_000 * MILLION, perMillion: 0.001 },
  rowsWritten: { included: 50 * MILLION, perMillion: 1 },
  kvReads: { included: 10 * MILLION, perMillion: 0.5 },
  mails: { included: 3000, perMillion: 350 },
  logEvents: { included: 20 * MILLION, perMillion: 0.6 },
};

/** ASSUMED, to be replaced by what the site's own counts say once it is open. */
export const ASSUMED = {
  visits: MILLION,
  pagesAVisit: 3,
  /** Pages fetched ahead for each page that is looked at. */
  prefetchedAPage: 1,
  /** Files that the Worker makes: site.js and chunk-watch.js, which the browser keeps for an hour, and a page's own. */
  scriptsAVisit: 3,
  /** Of the pages: rendered because no kept one was there. */
  renderedShare: 0.01,
  /** Of the visits: those that send each of these. */
  calls: {
    "POST /user-intent": 0.1,
    "POST /contact": 0.01,
    "POST /auth/register": 0.01,
    "POST /event/register": 0.02,
    "POST /payment/create-order": 0.002,
    "POST /payment/verify": 0.001,
    "POST /vitals": 0.03,
  },
  /** Codes sent by mail to everybody who joins: to sign in once. */
  codesAJoiner: 1,
  /** Isolates alive at any moment, each of which reads KV every 30 s. */
  isolates: 20,
};

/** Milliseconds of CPU, ASSUMED until docs/benchmarks.md says `<!-- cpu-ms kept=… rendered=… call=… -->`. */
const ASSUMED_CPU = { kept: 0.2, rendered: 1.5, call: 1.5 };

type Cost = { what: string; amount: number; listPrice: number; billed: number };

/** Each line of the bill for the assumed month: what it would cost by itself, and beyond what the plan includes. */
export function monthlyCosts(cpu: typeof ASSUMED_CPU): Cost[] {
  const { visits, pagesAVisit, prefetchedAPage, scriptsAVisit, renderedShare, calls, codesAJoiner, isolates } = ASSUMED;
  const pages = visits * pagesAVisit * (1 + prefetchedAPage);
  const scripts = visits * scriptsAVisit;
  const names = Object.keys(calls) as Array<keyof typeof calls>;
  const sum = (value: (name: keyof typeof calls) => number) =>
    names.reduce((total, name) => total + visits * calls[name] * value(name), 0);
  const sweeps = SECONDS_A_MONTH / 900;
  const called = sum(() => 1) + sweeps;
  const cpuMs =
    (pages * (1 - renderedShare) + scripts) * cpu.kept + pages * renderedShare * cpu.rendered + called * cpu.call;
  const requests = pages + scripts + called;
  const amounts = {
    requests,
    cpuMs,
    rowsRead: sum((name) => MEASURED_ROWS[name].read) + sweeps * MEASURED_ROWS["the sweep, with nothing to do"].read,
    rowsWritten: sum((name) => MEASURED_ROWS[name].written),
    kvReads: (SECONDS_A_MONTH / 30) * isolates,
    mails: visits * (calls["POST /auth/register"] * (1 + codesAJoiner) + calls["POST /payment/verify"]),
    // The platform's own line of an invocation, and ours.
    logEvents: 2 * requests,
  };
  const words = {
    requests: "Requests to the Worker",
    cpuMs: "CPU milliseconds",
    rowsRead: "D1 rows read",
    rowsWritten: "D1 rows written",
    kvReads: "KV reads",
    mails: "E-mails",
    logEvents: "Lines in Workers Logs",
  };
  return (Object.keys(amounts) as Array<keyof typeof amounts>).map((key) => {
    const { included, perMillion } = PRICES[key];
    const price = (amount: number) => (Math.max(amount, 0) / MILLION) * perMillion;
    return {
      what: words[key],
      amount: amounts[key],
      listPrice: price(amounts[key]),
      billed: price(amounts[key] - included),
    };
  });
}

/** The tables of docs/operations.md. */
export function costsText(): string {
  const { cpu, isMeasured } = cpuTimes();
  const costs = monthlyCosts(cpu);
  const total = (pick: (cost: Cost) => number) => costs.reduce((sum, cost) => sum + pick(cost), 0);
  const rows = costs.map((cost) => [cost.what, whole(cost.amount), dollars(cost.listPrice), dollars(cost.billed)]);
  rows.push(["Workers Paid", "", dollars(PRICES.base), dollars(PRICES.base)]);
  const sums = [PRICES.base + total((cost) => cost.listPrice), PRICES.base + total((cost) => cost.billed)].map(dollars);
  rows.push(["**A month of 1,000,000 visits**", "", ...sums.map((sum) => `**${sum}**`)]);
  const measured = Object.entries(MEASURED_ROWS).map(([call, { read, written }]) => [
    call,
    String(read),
    String(written),
  ]);
  const source = isMeasured ? "measured, docs/benchmarks.md" : "ASSUMED, docs/benchmarks.md does not say yet";
  return [
    table(["Rows by D1's own count", "read", "written"], measured),
    "",
    `CPU a request: kept page ${cpu.kept} ms, rendered page ${cpu.rendered} ms, call ${cpu.call} ms (${source}).`,
    "",
    table(["US dollars", "amount", "list price", "billed"], rows),
  ].join("\n");
}

function cpuTimes(): { cpu: typeof ASSUMED_CPU; isMeasured: boolean } {
  const file = join(root, "docs/benchmarks.md");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const found = /<!-- cpu-ms kept=([\d.]+) rendered=([\d.]+) call=([\d.]+) -->/.exec(text);
  if (!found) return { cpu: ASSUMED_CPU, isMeasured: false };
  const [, kept, rendered, call] = found.map(Number);
  return { cpu: { kept: kept ?? 0, rendered: rendered ?? 0, call: call ?? 0 }, isMeasured: true };
}

const whole = (amount: number) => Math.round(amount).toLocaleString("en-US");
const dollars = (amount: number) => `$${amount.toFixed(2)}`;

if (import.meta.main) {
  if (process.argv.includes("--write")) writePart("costs", costsText());
  else console.log(costsText());
}
