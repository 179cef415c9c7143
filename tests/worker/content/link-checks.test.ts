import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { linkChecks } from "#worker/db/schema/links.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { viewToday } from "#worker/domain/console/today/today.server.ts";
import { STEPS, takeStep } from "#worker/domain/console/today/today-steps.server.ts";
import { checkLinks } from "#worker/jobs/scheduled.server.ts";
import { createLinkProbe } from "#worker/providers/link-probe.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { withCollections } from "../../support/fixtures/changed-content.ts";
import { openSite } from "../../support/site/site.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** 12:30 in India. */
const START = Date.parse("2026-11-23T07:00:00Z");
const links = createLinkProbe("http://localhost:8787", { timeoutMs: 100, pauseMs: 0 });

/** A site whose only outbound links are `addresses`, in one fact each, and a clock that the test sets. */
async function openLinks(...addresses: string[]) {
  let now = START;
  const site = openSite({ now: () => new Date(now), links });
  await site.deps.db.delete(linkChecks);
  const { collections } = await site.deps.content.snapshot();
  const [fact = expect.fail("no fact")] = collections.facts;
  const facts = addresses.map((url, i) => ({ ...fact, slug: `fact-${i}`, source: { title: "Source", url } }));
  const empty = { schemes: [], articles: [], news: [], events: [], partners: [], coverage: [] };
  const deps = { ...(await withCollections(site.deps, { ...empty, facts })), links };
  const operator = await operatorOf(site, "editor");
  return {
    ...site,
    deps,
    operator,
    runAt: async (ms: number) => {
      now = START + ms;
      await checkLinks(deps);
    },
    rows: async () => {
      const rows = await deps.db.select().from(linkChecks);
      return rows.map(({ address, status, firstFailedAt }) => `${address} ${status}${firstFailedAt ? " failing" : ""}`);
    },
    dead: async () =>
      (await viewToday(deps, { role: "editor", memberId: "" })).find(({ id }) => id === "links")?.items ?? [],
    take: (step: string, id: string) => takeStep(deps, operator, STEPS[step] ?? expect.fail("no step"), id),
  };
}
const page = (host: string) => `https://${host}.links.local/${crypto.randomUUID()}`;
const setStatus = async (address: string, status: number) => fetch(address, { method: "PUT", body: String(status) });
const requestsTo = async (address: string) => {
  const response = await fetch("https://requests.links.local/");
  const asked = await response.json<Array<{ method: string; address: string; agent: string }>>();
  return asked.filter((one) => one.address === address);
};

test.each([
  ["ok", "200", ["HEAD"], false],
  ["gone", "404", ["HEAD", "GET"], true],
  ["get-only", "200", ["HEAD", "GET"], false],
  ["robots", "403", ["HEAD", "GET"], false],
  ["down", "502", ["HEAD", "GET"], true],
  ["moved", "200", ["HEAD"], false],
  ["lost", "404", ["HEAD", "GET"], true],
  ["loop", "redirects", ["HEAD", "HEAD", "HEAD", "HEAD"], true],
  ["slow", "timeout", ["HEAD"], true],
])("a site that is %s counts as %s", async (host, status, methods, isBroken) => {
  const address = page(host);
  expect(await links(address)).toMatchObject({ status, isBroken });
  const asked = await requestsTo(address);
  expect(asked.map(({ method }) => method)).toEqual(methods);
  expect(asked[0]?.agent).toBe("MASA-Forum-link-check/1 (+http://localhost:8787/ContactUs)");
});

test("a link is dead after failures on two days, until it answers again", async () => {
  const address = page("site");
  const { runAt, dead } = await openLinks(address);
  await setStatus(address, 404);
  await runAt(0);
  await runAt(HOUR);
  expect(await requestsTo(address)).toHaveLength(2);
  expect(await dead()).toEqual([]);
  await runAt(DAY);
  expect(await dead()).toMatchObject([
    {
      id: address,
      due: { text: "Page not found (404)" },
      facts: [
        "Failing since 23 November 2026, checked on 24 November 2026",
        { href: "/console/content/facts/fact-0", label: "Facts and their sources: fact-0" },
      ],
      actions: [{ step: "check_link" }, { step: "accept_link" }],
    },
  ]);
  await setStatus(address, 200);
  await runAt(8 * DAY);
  expect(await dead()).toEqual([]);
});

test("an address with brackets is checked as a whole", async () => {
  const address = `${page("ok")}_(scheme)`;
  const { runAt, rows } = await openLinks(address);
  await runAt(0);
  expect(await rows()).toEqual([`${address} 200`]);
});

test("a working link is checked once a week", async () => {
  const address = page("ok");
  const { runAt } = await openLinks(address);
  for (const days of [0, 1, 6, 7, 8]) await runAt(days * DAY);
  expect(await requestsTo(address)).toHaveLength(2);
});

test("a run checks few links, one of each host, and hourly runs reach all of them", async () => {
  const addresses = Array.from({ length: 289 }, (_, i) => page(`host-${Math.floor(i / 2)}`));
  const { runAt, rows } = await openLinks(...addresses);
  await runAt(0);
  const first = (await rows()).map((row) => new URL(row.split(" ")[0] ?? "").host);
  expect(first).toHaveLength(3);
  expect(new Set(first).size).toBe(3);
  await runAt(HOUR / 3);
  expect(await rows()).toHaveLength(3);
  await runAt(HOUR);
  expect(await rows()).toHaveLength(6);
});

test("an address that no entry uses any more is forgotten", async () => {
  const [kept, gone] = [page("ok"), page("ok")];
  const site = await openLinks(kept);
  await site.deps.db.insert(linkChecks).values({ address: gone, status: "404", checkedAt: new Date(START) });
  await site.runAt(0);
  expect(await site.rows()).toEqual([`${kept} 200`]);
});

test("an operator who finds that a link works hides it while it fails in the same way, and can undo that", async () => {
  const address = page("site");
  const site = await openLinks(address);
  await setStatus(address, 404);
  for (const days of [0, 1]) await site.runAt(days * DAY);
  expect(await site.take("accept_link", address)).toMatchObject({ ok: true });
  expect(await site.dead()).toEqual([]);
  await site.runAt(8 * DAY);
  expect(await site.dead()).toEqual([]);
  await site.take("reopen_link", address);
  expect(await site.dead()).toHaveLength(1);
  await site.take("accept_link", address);
  await setStatus(address, 502);
  await site.runAt(15 * DAY);
  expect(await site.dead()).toHaveLength(1);
  await site.take("accept_link", address);
  await site.runAt(15 * DAY + HOUR);
  expect(await site.dead()).toEqual([]);
  await site.runAt(106 * DAY);
  expect(await site.dead()).toHaveLength(1);
  const entries = await site.deps.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, `link:${address}`));
  expect(entries.map(({ action }) => action)).toEqual([
    "link.accepted",
    "link.reopened",
    "link.accepted",
    "link.accepted",
  ]);
});

test("a link that works cannot be accepted, and an unknown one is not requested", async () => {
  const address = page("ok");
  const unknown = page("ok");
  const site = await openLinks(address);
  await site.runAt(0);
  expect(await site.take("accept_link", address)).toMatchObject({ code: "not_found" });
  expect(await site.take("check_link", unknown)).toMatchObject({ code: "not_found" });
  expect(await requestsTo(unknown)).toEqual([]);
});

test("“Check again” asks at once", async () => {
  const address = page("site");
  const site = await openLinks(address);
  await setStatus(address, 404);
  for (const days of [0, 1]) await site.runAt(days * DAY);
  await setStatus(address, 200);
  expect(await site.take("check_link", address)).toMatchObject({ ok: true });
  expect(await site.dead()).toEqual([]);
});

test("the desk does not see dead links, and the auditor cannot act on them", async () => {
  const address = page("gone");
  const site = await openLinks(address);
  for (const days of [0, 1]) await site.runAt(days * DAY);
  expect((await viewToday(site.deps, { role: "desk", memberId: "" })).map(({ id }) => id)).not.toContain("links");
  const seen = (await viewToday(site.deps, { role: "auditor", memberId: "" })).find(({ id }) => id === "links");
  expect(seen?.items[0]?.actions).toEqual([]);
});
