import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import { createOutgoing } from "#worker/providers/outgoing.ts";
import { createRazorpay } from "#worker/providers/razorpay.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import {
  broughtBy,
  decisionsOf,
  deliver,
  ONE_MEMBERSHIP,
  orderOf,
  paidOrder,
  paymentOf,
  startOrder,
  webhookOf,
} from "../../support/fixtures/payments.ts";
import { deliverDue } from "../../support/fixtures/webhook-runs.ts";
import { openSite } from "../../support/site/site.ts";

const START = Date.parse("2026-11-20T10:00:00Z");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (ms: number, changes = {}) => openSite({ now: () => new Date(START + ms), ...changes });
/** Both clocks. */
async function moveTo(ms: number) {
  await fakeRazorpay.change({ now: (START + ms) / 1000 });
  return at(ms);
}
afterEach(() =>
  fakeRazorpay.change({
    now: null,
    copies: 1,
    isShuffled: false,
    delay: 0,
    speed: 600,
    isWebhookEnabled: true,
    webhookSecret: null,
  }),
);

test("a site whose D1 fails at every webhook is sent each one again until there is one membership", async () => {
  await moveTo(0);
  await fakeRazorpay.change({ speed: 1, copies: 4, isShuffled: true });
  const { id } = await paidOrder(at(0));
  const statuses: number[] = [];
  for (const [n, second] of [1, 7, 14, 21].entries()) {
    await moveTo(second * 1000);
    // The fault moves on by a call of D1 each time; the last run has none.
    const db = n < 3 ? openDb(breakDb(env.DB, n, n % 2 === 0 ? "before" : "killed").db) : openDb(env.DB);
    statuses.push(...(await deliverDue(at(second * 1000, { db }), id)).map(({ status }) => status));
  }
  expect(statuses).toContain(500);
  expect(statuses.slice(-4)).toEqual([200, 200, 200, 200]);
  expect(await broughtBy(at(DAY), id)).toEqual(ONE_MEMBERSHIP);
});

test("while the webhook is disabled for 24 hours the reconciliation settles orders, and the replay changes nothing", async () => {
  await moveTo(0);
  await fakeRazorpay.change({ isWebhookEnabled: false });
  const { id, payment } = await paidOrder(at(0));
  await runScheduledJobs((await moveTo(HOUR / 2)).deps);
  const before = await orderOf(at(HOUR), id);
  expect(await broughtBy(at(HOUR), id)).toEqual(ONE_MEMBERSHIP);
  const site = await moveTo(DAY);
  await fakeRazorpay.change({ isWebhookEnabled: true });
  await fakeRazorpay.replay();
  expect((await deliverDue(site, id)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await orderOf(site, id)).toEqual(before);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  expect(await paymentOf(site, payment)).toMatchObject({ status: "captured" });
});

test("webhooks that come three days late, shuffled and 16 times, change nothing that the reconciliation has settled", async () => {
  await moveTo(0);
  await fakeRazorpay.change({ delay: (3 * DAY) / 1000, copies: 16, isShuffled: true });
  const { id } = await paidOrder(at(0));
  await runScheduledJobs((await moveTo(HOUR)).deps);
  const site = await moveTo(3 * DAY + HOUR);
  expect(await deliverDue(site, id)).toHaveLength(48);
  expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
  expect(await decisionsOf(site, id)).toEqual([]);
});

const LATE = [
  ["an hour", HOUR],
  ["three days", 3 * DAY],
] as const;
const REPORTERS = ["webhooks", "reconciliation"] as const;
const LATE_CASES = LATE.flatMap(([name, ms]) => REPORTERS.map((reporter) => [name, reporter, ms] as const));
test.each(LATE_CASES)(
  "an authorisation %s after the payment failed opens one membership, through the %s alone",
  async (_name, reporter, ms) => {
    await moveTo(0);
    const { id, payment, deliveries } = await paidOrder(at(0), "late");
    await deliver(at(0), webhookOf(deliveries, "payment.failed"));
    const site = await moveTo(ms);
    await fakeRazorpay.authorizeLate(payment.razorpay_payment_id);
    await fakeRazorpay.change({ now: (START + ms + 1000) / 1000 });
    if (reporter === "webhooks") await deliverDue(site, id);
    for (let late = ms; reporter === "reconciliation" && late < 4 * DAY + HOUR; late += 6 * HOUR) {
      await runScheduledJobs(at(late).deps);
    }
    expect(await broughtBy(site, id)).toEqual(ONE_MEMBERSHIP);
    // The payment was made in time, so it is no late capture.
    expect(await decisionsOf(site, id)).toEqual([]);
    expect(await orderOf(site, id)).toMatchObject({ paidAt: new Date(START) });
  },
);

/** The site after an operator has set these secrets. */
function siteWith(...webhookSecrets: string[]) {
  const site = openSite();
  const config = site.deps.config.razorpay ?? expect.fail("no keys");
  const outgoing = createOutgoing([config.apiUrl], site.deps.log);
  site.deps.payments = createRazorpay({ ...config, webhookSecrets }, outgoing, site.deps.log);
  return site;
}

test("a rotation loses nothing: older events keep the old signature, newer ones have the new, and a third secret is refused", async () => {
  const [first, second, third] = [env.RAZORPAY_WEBHOOK_SECRET, "the-second-secret-1", "the-third-secret-22"];
  const before = await paidOrder(openSite());
  await fakeRazorpay.change({ webhookSecret: second });
  const after = await paidOrder(openSite());
  const rotated = siteWith(second, first);
  for (const { id, deliveries } of [before, after]) {
    for (const delivery of deliveries) expect((await deliver(rotated, delivery)).status).toBe(200);
    expect(await broughtBy(rotated, id)).toEqual(ONE_MEMBERSHIP);
  }
  await fakeRazorpay.change({ webhookSecret: third });
  const unknown = await paidOrder(openSite());
  for (const delivery of unknown.deliveries) expect((await deliver(rotated, delivery)).status).toBe(401);
  expect((await orderOf(rotated, unknown.id)).status).toBe("created");
  // The webhook is useless until the site has the secret; the job is not.
  await runScheduledJobs(openSite({ now: () => new Date(Date.now() + 16 * 60_000) }).deps);
  expect(await broughtBy(rotated, unknown.id)).toEqual(ONE_MEMBERSHIP);
});

test("a tab closed before the payment gives nothing, and one closed after it gives one membership", async () => {
  const left = await startOrder(openSite());
  const paid = await paidOrder(openSite());
  const later = openSite({ now: () => new Date(Date.now() + 2 * HOUR) });
  await runScheduledJobs(later.deps);
  expect(await orderOf(later, left)).toMatchObject({ status: "created", nextCheckAt: null });
  expect((await broughtBy(later, left)).memberships).toBe(0);
  expect(await broughtBy(later, paid.id)).toEqual(ONE_MEMBERSHIP);
});
