import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { viewDashboard } from "#worker/domain/dashboard/overview.server.ts";
import { queueReminders, REMINDERS_PER_RUN } from "#worker/jobs/renewal-reminders.server.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import { endSeats, OWNERS_PER_RUN } from "#worker/jobs/seats.server.ts";
import { countRows } from "../../../scripts/check/counted-database.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { insertManyRows } from "../../support/fixtures/many-rows.ts";
import { MEASURED_ROWS } from "../../support/fixtures/measured-rows.ts";
import { makeMember, requestErasure } from "../../support/fixtures/members.ts";
import { deliverAll, paidOrder } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

/** Yesterday, so that the fake's clock is never behind, and not the time of what runs once an hour or once a night. */
const DAY = new Date(new Date(Date.now() - 24 * 60 * 60_000).setUTCHours(10, 30));

/** What D1 counts while `work` runs, mail and all. */
async function rowsOf(work: (site: Site) => Promise<unknown>) {
  const { db, rows } = countRows(env.DB);
  const site = openSite({ db: openDb(db), now: () => DAY });
  await work(site);
  await site.settle();
  return rows;
}
const post = (path: string, body: object) => async (site: Site) => {
  const response = await site.post(path, body);
  expect(response.ok, `${path}: ${await response.clone().text()}`).toBe(true);
  return response;
};

test("each call costs the D1 rows that the estimates in docs/scale.md assume", async () => {
  const person = { email: "rows@example.org", phone: "9876543210" };
  const order = { amount: 24999, name: "Rows", contact: "rows@example.org", plan: "gold" };
  // The first read of a snapshot may compile it.
  await openSite().deps.content.snapshot();
  let orderId = "";
  const measured: Record<string, object> = {
    "a page": await rowsOf((site) => site.deps.content.snapshot()),
    "POST /user-intent": await rowsOf(post("/user-intent", { intent: "For Membership" })),
    "POST /contact": await rowsOf(post("/contact", { name: "Rows", message: "Hello", ...person })),
    "POST /auth/register": await rowsOf(
      post("/auth/register", { name: "Rows", role: "mentor", password: "long enough", ...person }),
    ),
    "POST /event/register": await rowsOf(post("/event/register", { fullName: "Rows", ...person })),
    "POST /payment/create-order": await rowsOf(async (site) => {
      const response = await post("/payment/create-order", order)(site);
      orderId = (await response.json<{ id: string }>()).id;
    }),
    "POST /payment/verify": await rowsOf(async (site) =>
      post("/payment/verify", await fakeRazorpay.pay(orderId))(site),
    ),
    "POST /vitals": await rowsOf(
      post("/vitals", { page: "/", metrics: { lcp: 800, fcp: 600, ttfb: 90, inp: 80, cls: 0 } }),
    ),
    "GET /health": await rowsOf((site) => site.request("/health")),
    "the scheduled jobs, with nothing to do": await rowsOf((site) => runScheduledJobs(site.deps)),
    "the dashboard": await rowsOf(async (site) => {
      const viewer = { memberId: await makeMember(openSite(), person.email), email: person.email };
      return viewDashboard(site.deps, { ...viewer, role: "startup" });
    }),
  };
  expect(measured).toEqual(MEASURED_ROWS);
});

test("with 20,000 rows in each table, idle runs, erasures, dashboards and refunds read few rows", {
  timeout: 300_000,
}, async () => {
  const now = new Date("2026-11-20T10:00:00Z");
  const filled = await insertManyRows(now);
  const known = await env.DB.prepare("select name from sqlite_master where type = 'table'").all<{ name: string }>();
  const others = known.results
    .map(({ name }) => name)
    .filter((name) => !filled.includes(name) && !/^_cf_|^d1_|^sqlite_/.test(name));
  // The site's content: operators write it, and none of it is ever purged.
  expect(others).toEqual(["content_entries"]);
  const at = (site: Site) => ({ ...site.deps, now: () => now });
  expect((await rowsOf((site) => runScheduledJobs(at(site)))).read).toBeLessThan(1000);
  const erasure = await rowsOf((site) => requestErasure(at(site), "member-4"));
  expect(await env.DB.prepare("select 1 from members where id = 'member-4'").first()).toBeNull();
  expect(erasure.read).toBeLessThan(300);
  const viewer = { memberId: "member-7", email: "many-7@example.org", role: "startup" } as const;
  const dashboard = await rowsOf((site) => viewDashboard(at(site), viewer));
  expect(dashboard.read).toBeLessThan(50);
  expect(dashboard.written).toBe(0);
  const { id, payment } = await paidOrder(openSite(), "success", { contact: "refunded@example.org" });
  await fakeRazorpay.refund(payment.razorpay_payment_id);
  const refund = await rowsOf((site) => deliverAll(site, id));
  expect(refund.read).toBeLessThan(1000);
  const due = () => new Date("2026-12-01T10:00:00Z");
  const reminders = await rowsOf((site) => queueReminders({ ...site.deps, now: due }));
  expect(reminders.read).toBeLessThan(REMINDERS_PER_RUN * 25);
  expect(reminders.written).toBeLessThan(REMINDERS_PER_RUN * 12);
  const over = () => new Date("2027-03-01T10:00:00Z");
  const ended = await rowsOf((site) => endSeats({ ...site.deps, now: over }));
  expect(ended.read).toBeLessThan(OWNERS_PER_RUN * 10);
  expect(ended.written).toBeLessThan(OWNERS_PER_RUN * 15);
  expect(ended.written).toBeGreaterThan(0);
  const { results } = await env.DB.prepare("select 1 from outbox where kind = 'renewal_reminder'").all();
  expect(results).toHaveLength(REMINDERS_PER_RUN * (2 / 3));
});
