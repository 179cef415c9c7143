import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import type { Delivery, SignedPayment } from "../../support/fakes/fake-razorpay.ts";
import { breakDb, type DbFault } from "../../support/fakes/faulty-db.ts";
import {
  broughtBy,
  deliver,
  deliverAll,
  ONE_MEMBERSHIP,
  paidOrder,
  webhookOf,
} from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

type Paid = { id: string; payment: SignedPayment; deliveries: Delivery[] };

const DOORS: Record<string, (site: Site, paid: Paid) => Promise<Response>> = {
  webhook: (site, { deliveries }) => deliver(site, webhookOf(deliveries, "order.paid")),
  "browser's return": (site, { payment }) => site.post("/payment/verify", payment),
};
const FAULTS: Record<DbFault, string> = {
  before: "fails before it does anything",
  after: "is committed and its answer is lost",
  killed: "is the last moment of the process",
};
/** More calls than any door makes, mail included; the test says so if that is no longer true. */
const MAX_CALLS = 30;

/** Sends the payment through the door with each call of D1 broken in turn; returns how many calls there were. */
async function breakEachCall(
  door: keyof typeof DOORS,
  fault: DbFault,
  recover: (site: Site, paid: Paid) => Promise<unknown>,
) {
  const enter = DOORS[door] ?? expect.fail(door);
  for (let n = 0; n < MAX_CALLS; n++) {
    const paid = await paidOrder(openSite());
    const { db, wasReached } = breakDb(env.DB, n, fault);
    const deferred: Array<() => Promise<unknown>> = [];
    const site = openSite({ db: openDb(db), defer: (task) => void deferred.push(task) });
    const response = await enter(site, paid);
    await Promise.allSettled(deferred.map((task) => task()));
    if (!wasReached()) return n;
    expect([200, 500, 503]).toContain(response.status);
    await recover(openSite(), paid);
    expect(await broughtBy(openSite(), paid.id), `${door}, call ${n}`).toEqual(ONE_MEMBERSHIP);
  }
  return expect.fail("more calls than expected");
}

for (const door of Object.keys(DOORS)) {
  for (const fault of ["before", "after"] as const) {
    test(`a call of D1 that ${FAULTS[fault]} at the ${door} costs nothing: the next report completes it`, async () => {
      const calls = await breakEachCall(door, fault, (site, { id }) => deliverAll(site, id));
      expect(calls).toBeGreaterThan(2);
    });
  }

  test(`a call of D1 that ${FAULTS.killed} at the ${door} costs nothing: the reconciliation completes it`, async () => {
    const later = openSite({ now: () => new Date(Date.now() + 16 * 60_000) });
    const calls = await breakEachCall(door, "killed", () => runScheduledJobs(later.deps));
    expect(calls).toBeGreaterThan(2);
  });
}

test("a webhook whose write is committed and whose answer is lost is repeated by the provider and changes nothing", async () => {
  const paid = await paidOrder(openSite());
  const delivery = webhookOf(paid.deliveries, "order.paid");
  // The first call finds the order, the second writes.
  const lost = openSite({ db: openDb(breakDb(env.DB, 1, "after").db) });
  expect((await deliver(lost, delivery)).status).toBe(500);
  expect(await broughtBy(openSite(), paid.id)).toEqual(ONE_MEMBERSHIP);
  expect((await deliver(openSite(), delivery)).status).toBe(200);
  expect(await broughtBy(openSite(), paid.id)).toEqual(ONE_MEMBERSHIP);
});
