import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { Offer } from "#worker/contracts/offer.ts";
import { openDb } from "#worker/db/client.ts";
import { offers, submissions } from "#worker/db/schema/workspace.ts";
import { PAGE_ROWS, parseCursor } from "#worker/domain/keyset.server.ts";
import type { LimitName } from "#worker/domain/rate-limits.server.ts";
import {
  findOffer,
  listOffers,
  listOffersOf,
  submitOffer,
  viewPortfolio,
} from "#worker/domain/workspace/offers.server.ts";
import { assignStartup } from "#worker/domain/workspace/startups.server.ts";
import {
  listSubmissions,
  listSubmissionsOf,
  listSuggestionsPage,
  saveReportDraft,
  saveSubmission,
} from "#worker/domain/workspace/submissions.server.ts";
import type { TaskOwner } from "#worker/domain/workspace/tasks.server.ts";
import { countRows } from "../../../scripts/check/counted-database.ts";
import { maxOf } from "../../support/fixtures/limits.ts";
import { enrol } from "../../support/fixtures/passkeys.ts";
import { SUBMISSIONS } from "../../support/fixtures/submissions.ts";
import { openSite } from "../../support/site/site.ts";

const START = Date.parse("2026-11-20T06:00:00Z");
/** Sets the limits so that a member may do each thing `times` times. */
function allowing(action: LimitName, times: number, at = START) {
  const config = { ...openSite().deps.config, limitsFactor: times / maxOf(action, "account") };
  return openSite({ config, now: () => new Date(at) });
}

const OFFER = Offer.parse({
  opportunity: "dhanvel-looms",
  amount: "2,50,000",
  instrument: "Loan",
  terms: "Two years at ten per cent.",
});

async function mentor(): Promise<TaskOwner> {
  const { deps } = openSite();
  const member = await enrol(deps, "mentor");
  await assignStartup(deps, member.memberId, "coldpath-dairy");
  return member;
}

const suggest = (deps: ReturnType<typeof openSite>["deps"], author: TaskOwner) =>
  saveSubmission(deps, author, {
    kind: "suggestion",
    key: crypto.randomUUID(),
    version: 0,
    data: { ...SUBMISSIONS.suggestion.data, startup: "coldpath-dairy" },
  });

test("a member sends a limited number of suggestions a day, does not affect another member, and continues the next day", async () => {
  const [author, other] = [await mentor(), await mentor()];
  const { deps, lines } = allowing("suggestion", 2);
  for (let n = 0; n < 2; n += 1) expect(await suggest(deps, author)).toMatchObject({ ok: true });
  expect(await suggest(deps, author)).toMatchObject({
    code: "too_many_requests",
    retryAfterSeconds: 86_400,
    message: "Too many attempts. Try again in 24 hours.",
  });
  expect(lines.join()).toContain('"rate_limit.exceeded"');
  expect(await listSubmissions(deps, author.memberId, "suggestion")).toHaveLength(2);
  expect(await suggest(deps, other)).toMatchObject({ ok: true });
  expect(await suggest(allowing("suggestion", 2, START + 86_400_000).deps, author)).toMatchObject({ ok: true });
});

test("a member makes a limited number of offers a day", async () => {
  const investor = await enrol(openSite().deps, "investor");
  const { deps } = allowing("offer", 2);
  const offer = () => submitOffer(deps, investor, { id: crypto.randomUUID(), version: 0, offer: OFFER });
  for (let n = 0; n < 2; n += 1) expect(await offer()).toMatchObject({ ok: true });
  expect(await offer()).toMatchObject({ code: "too_many_requests" });
  expect(await listOffersOf(deps, investor.memberId)).toHaveLength(2);
});

test("a member submits and saves reports a limited number of times", async () => {
  const startup = await enrol(openSite().deps, "startup");
  const submit = (deps: ReturnType<typeof openSite>["deps"], version: number) =>
    saveSubmission(deps, startup, { kind: "incubation", ...SUBMISSIONS.incubation, version });
  const { deps } = allowing("report", 1);
  expect(await submit(deps, 0)).toMatchObject({ ok: true });
  expect(await submit(deps, 1)).toMatchObject({ code: "too_many_requests" });

  const drafts = allowing("report_draft", 1).deps;
  const save = (version: number) => saveReportDraft(drafts, startup, { version, fields: { market: `No. ${version}` } });
  expect(await save(0)).toMatchObject({ ok: true });
  expect(await save(1)).toMatchObject({ code: "too_many_requests", retryAfterSeconds: 3600 });
});

test("suggestions come in pages, the last changed first; each is on one page, and the export has them all", async () => {
  const { deps } = openSite();
  const { memberId } = await mentor();
  const count = 2 * PAGE_ROWS + 3;
  for (let n = 0; n < count; n += 1) {
    // Several at the same moment.
    const at = new Date(START + Math.floor(n / 4) * 1000);
    const data = { text: String(n) };
    const row = { memberId, kind: "suggestion" as const, key: `slot-${n}`, version: 1, state: "submitted" as const };
    await deps.db.insert(submissions).values({ ...row, data, createdAt: at, updatedAt: at });
  }
  const seen: string[] = [];
  let before: string | undefined;
  const sizes: number[] = [];
  do {
    const page = await listSuggestionsPage(deps, memberId, parseCursor(before ?? null));
    seen.push(...page.rows.map(({ key }) => key));
    sizes.push(page.rows.length);
    before = page.older;
  } while (before);
  expect(sizes).toEqual([PAGE_ROWS, PAGE_ROWS, 3]);
  const all = await listSubmissions(deps, memberId, "suggestion");
  expect(seen).toEqual(all.map(({ key }) => key));
  expect(new Set(seen).size).toBe(count);
  expect(await listSubmissionsOf(deps, memberId)).toHaveLength(count);
});

test("a page of a long list reads its own rows and no others", async () => {
  const { memberId } = await enrol(openSite().deps, "investor");
  const rows = Array.from({ length: 200 }, (_, n) => ({
    id: `long-${String(n).padStart(3, "0")}`,
    memberId,
    opportunity: "dhanvel-looms",
    amountPaise: 100,
    instrument: "Loan" as const,
    terms: "x",
    version: 1,
    createdAt: new Date(START + n),
    updatedAt: new Date(START + n),
  }));
  const { deps } = openSite();
  for (const row of rows) await deps.db.insert(offers).values(row);
  const { db, rows: counted } = countRows(env.DB);
  const { rows: page, older } = await listOffers(
    { ...deps, db: openDb(db) },
    memberId,
    parseCursor(`${START + 100}~long-100`),
  );
  expect(page.map(({ id }) => id)).toEqual(
    rows
      .slice(80, 100)
      .map(({ id }) => id)
      .reverse(),
  );
  expect(older).toBe(`${START + 80}~long-080`);
  expect(counted.read).toBeLessThanOrEqual(2 * (PAGE_ROWS + 1));
  expect(await findOffer(deps, memberId, "long-000")).toMatchObject({ id: "long-000", formattedAmount: "1" });
});

test("the totals of a portfolio cover all pages", async () => {
  const { deps } = openSite();
  const investor = await enrol(deps, "investor");
  const statuses = ["accepted", "submitted", "under_review", "withdrawn", "declined"] as const;
  for (let n = 0; n < 30; n += 1) {
    const at = new Date(START + n);
    await deps.db.insert(offers).values({
      id: `sum-${n}`,
      memberId: investor.memberId,
      opportunity: "dhanvel-looms",
      amountPaise: 100_00,
      instrument: "Loan",
      terms: "x",
      status: statuses[n % 5] ?? "submitted",
      version: 1,
      createdAt: at,
      updatedAt: at,
    });
  }
  const first = await viewPortfolio(deps, investor);
  expect(first).toMatchObject({ acceptedSum: "600", openSum: "1,200" });
  expect([first.accepted, first.open, first.others].map(({ length }) => length)).toEqual([4, 8, 8]);
  const second = await viewPortfolio(deps, investor, parseCursor(first.older ?? null));
  expect(second).toMatchObject({ acceptedSum: "600", openSum: "1,200", older: undefined });
  expect([second.accepted, second.open, second.others].map(({ length }) => length)).toEqual([2, 4, 4]);
});

test.each([null, "", "x", "~", "12~", "1e3~a", "-1~a", "1~a;drop", `1~${"a".repeat(161)}`])(
  "%j is not a position in a list, which then starts at the top",
  (text) => {
    expect(parseCursor(text)).toBeUndefined();
  },
);
