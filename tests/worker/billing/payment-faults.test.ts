import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import type { Deps } from "#worker/deps.ts";
import { reconcileOrders } from "#worker/jobs/reconcile.server.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import { type Delivery, fakeRazorpay, type SignedPayment } from "../../support/fakes/fake-razorpay.ts";
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

const MINUTE = 60_000;
const later = (minutes: number, changes: Partial<Deps> = {}) =>
  openSite({ now: () => new Date(Date.now() + minutes * MINUTE), ...changes });

/** How a payment is reported, so many minutes after it was made. */
const DOORS: Record<string, { minutes: number; enter: (site: Site, paid: Paid) => Promise<unknown> }> = {
  webhook: { minutes: 0, enter: (site, { deliveries }) => deliver(site, webhookOf(deliveries, "order.paid")) },
  "browser's return": { minutes: 0, enter: (site, { payment }) => site.post("/payment/verify", payment) },
  reconciliation: { minutes: 16, enter: ({ deps }) => attempt(() => reconcileOrders(deps, paymentsOf(deps))) },
};
const FAULTS: Record<DbFault, string> = {
  before: "fails before it does anything",
  after: "is committed and its answer is lost",
  killed: "is the last moment of the process",
};
/** More calls than any door makes, mail included; the test fails if that is no longer true. */
const MAX_CALLS = 30;

const paymentsOf = ({ payments }: Deps) => payments ?? expect.fail("no payments");
/** As the scheduled job does with each of its steps. */
const attempt = (work: () => Promise<void>) => work().catch(() => undefined);

/** A site whose `n`th call of D1 fails, and which also runs the work deferred until after the response. */
function brokenSite(n: number, fault: DbFault, minutes = 0) {
  const { db, wasReached } = breakDb(env.DB, n, fault);
  const deferred: Array<() => Promise<unknown>> = [];
  const site = later(minutes, { db: openDb(db), defer: (task) => void deferred.push(task) });
  return { site, wasReached, settle: () => Promise.allSettled(deferred.map((task) => task())) };
}

/** Sends the payment through the door with each call of D1 broken in turn; returns how many calls there were. */
async function breakEachCall(
  door: keyof typeof DOORS,
  fault: DbFault,
  recover: (site: Site, paid: Paid) => Promise<unknown>,
) {
  const { minutes, enter } = DOORS[door] ?? expect.fail(door);
  for (let n = 0; n < MAX_CALLS; n++) {
    const paid = await paidOrder(openSite());
    const { site, wasReached, settle } = brokenSite(n, fault, minutes);
    const result = await enter(site, paid);
    await settle();
    if (!wasReached()) return n;
    if (result instanceof Response) expect([200, 500, 503]).toContain(result.status);
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
    const calls = await breakEachCall(door, "killed", () => runScheduledJobs(later(40).deps));
    expect(calls).toBeGreaterThan(2);
  });
}

for (const [fault, words] of Object.entries(FAULTS) as Array<[DbFault, string]>) {
  test.each([
    ["knows unique_receipt", false],
    ["does not know it", true],
  ])(
    `a call of D1 that ${words} while an order is made on an account that %s: the next try gets its one order`,
    async (_name, isOld) => {
      await fakeRazorpay.change({ isOld });
      for (let n = 0; ; n++) {
        const headers = { "Idempotency-Key": crypto.randomUUID() };
        const wanted = { name: "Ravi", contact: `${crypto.randomUUID()}@example.org`, amount: 4999 };
        const before = (await fakeRazorpay.listOrders()).length;
        const { site, wasReached, settle } = brokenSite(n, fault);
        const first = await site.post("/payment/create-order", wanted, headers);
        await settle();
        if (!wasReached()) break;
        expect([200, 500, 503]).toContain(first.status);
        const again = await openSite().post("/payment/create-order", wanted, headers);
        const { id } = await again.json<{ id: string }>();
        expect((await fakeRazorpay.listOrders()).length, `call ${n}`).toBe(before + 1);
        await fakeRazorpay.pay(id);
        await deliverAll(openSite(), id);
        expect(await broughtBy(openSite(), id), `call ${n}`).toEqual(ONE_MEMBERSHIP);
        expect(n).toBeLessThan(MAX_CALLS);
      }
      await fakeRazorpay.change({ isOld: false });
    },
  );
}

test("two jobs at once, one of which loses D1 at any call, settle an order only once", async () => {
  for (let n = 0; n < 8; n++) {
    const { id } = await paidOrder(openSite());
    const { site } = brokenSite(n, n % 2 === 0 ? "after" : "killed", 16);
    await Promise.all([runScheduledJobs(site.deps), runScheduledJobs(later(16).deps)]);
    expect(await broughtBy(openSite(), id), `call ${n}`).toEqual(ONE_MEMBERSHIP);
  }
});

test("a webhook whose write is committed and whose answer is lost is repeated by the provider and changes nothing", async () => {
  const paid = await paidOrder(openSite());
  const delivery = webhookOf(paid.deliveries, "order.paid");
  // Three calls read the order, the person's memberships and the plans; the fourth writes.
  const lost = openSite({ db: openDb(breakDb(env.DB, 3, "after").db) });
  expect((await deliver(lost, delivery)).status).toBe(500);
  expect(await broughtBy(openSite(), paid.id)).toEqual(ONE_MEMBERSHIP);
  expect((await deliver(openSite(), delivery)).status).toBe(200);
  expect(await broughtBy(openSite(), paid.id)).toEqual(ONE_MEMBERSHIP);
});
