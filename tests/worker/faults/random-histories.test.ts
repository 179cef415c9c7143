import { env } from "cloudflare:workers";
import { asc } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { orders, paymentDecisions, payments } from "#worker/db/schema/billing.ts";
import { documents } from "#worker/db/schema/documents.ts";
import { membershipNumbers, memberships } from "#worker/db/schema/membership.ts";
import { refundRequests } from "#worker/db/schema/refund-requests.ts";
import { addDays } from "#worker/domain/india-calendar.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { type Crash, openWorld, type Step, type World } from "../../support/fixtures/billing/world.ts";

/** Histories in `npm test`; HISTORIES=1000000 runs as many from another seed, HISTORY=seed:path repeats one. */
const HISTORIES = Number(env.HISTORIES) || 40;
const SEED = 20261124;
const [AGAIN, PATH] = env.HISTORY.split(/:(.*)/s);
const LONG = 24 * 60 * 60_000;

afterAll(() => fakeRazorpay.change({ now: null }));

const crash: fc.Arbitrary<Crash> = fc.option(
  fc.record({ call: fc.nat(8), fault: fc.constantFrom("before" as const, "after" as const, "killed" as const) }),
  { freq: 2, nil: null },
);
const of = fc.nat(5);
const share = fc.constantFrom(1, 1, 0.5, 1.5);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("order" as const), person: fc.nat(1), plan: fc.nat(2) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("pay" as const),
      of,
      ending: fc.constantFrom(
        "success" as const,
        "success" as const,
        "failure" as const,
        "late" as const,
        "uncaptured" as const,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("authorize_late" as const), of }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant("deliver" as const), of, event: fc.nat(12), crash }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("return" as const), of, crash }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("refund" as const), of, share, isPending: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("settle_refund" as const),
      of,
      status: fc.constantFrom("processed" as const, "failed" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("refund_ourselves" as const), of, share }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("upgrade" as const), person: fc.nat(1), plan: fc.nat(2) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("erase" as const), of }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("decide" as const),
      of,
      how: fc.constantFrom(
        "keep" as const,
        "keep" as const,
        "refund" as const,
        "refund_part" as const,
        "approve" as const,
        "reject" as const,
        "attend" as const,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("job" as const), crash }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("wait" as const), hours: fc.constantFrom(1, 12, 30) }) },
);
const history = fc
  .tuple(fc.nat(1), fc.nat(2), fc.array(anyStep, { minLength: 3, maxLength: 14 }))
  .map(([person, plan, steps]): Step[] => [{ do: "order", person, plan }, ...steps]);

test(
  "after any history the books agree with the provider",
  async () => {
    const property = fc.asyncProperty(history, async (steps) => {
      const world = await openWorld();
      for (const step of steps) await world.act(step);
      await world.settle();
      await expectBalance(world);
      await expectNumbers(world);
      await expectNoOverlap(world);
    });
    const isChosen = Boolean(Number(env.HISTORIES));
    const seed = Number(AGAIN) || (isChosen ? Date.now() % 2 ** 31 : SEED);
    if (isChosen) console.info(`${HISTORIES} random histories from seed ${seed}`);
    await fc.assert(property, { numRuns: HISTORIES, seed, path: PATH ?? "", endOnFailure: isChosen });
  },
  LONG,
);

/** Paid means one active membership or a stated reason; documents minus credit notes equal the remaining money. */
async function expectBalance(world: World): Promise<void> {
  const { db, payments: provider } = world.site().deps;
  for (const order of await db.select().from(orders)) {
    const listed = await (provider ?? expect.fail("no payments")).listOrderPayments(order.providerOrderId);
    const real = (listed.ok ? listed.value : expect.fail(`no list: ${listed.failure.reason}`)).filter(
      ({ captured }) => captured,
    );
    const left = real.reduce((sum, { amount, amount_refunded }) => sum + amount - (amount_refunded ?? 0), 0);
    const of = <T extends { orderId: string }>(rows: T[]) => rows.filter(({ orderId }) => orderId === order.id);
    const stored = of(await db.select().from(payments)).filter(({ captured }) => captured);
    expect(
      stored.reduce((sum, one) => sum + one.amountPaise - one.refundedPaise, 0),
      "books",
    ).toBe(left);
    const active = of(await db.select().from(memberships)).filter(({ revokedOn }) => !revokedOn);
    const reasons = of(await db.select().from(paymentDecisions));
    if (left === 0) expect(active, "a membership without money").toEqual([]);
    else expect(active.length === 1 || reasons.length > 0, "money without a membership or a reason").toBe(true);
    const issued = of(await db.select().from(documents)).filter(({ cancelledAt }) => !cancelledAt);
    const net = issued.reduce(
      (sum, { kind, totalPaise }) => sum + (kind === "credit_note" ? -totalPaise : totalPaise),
      0,
    );
    // Each payment has at most one document. Money without one waits for a person or is being refunded.
    const originals = issued.filter(({ kind }) => kind !== "credit_note").map(({ paymentId }) => paymentId);
    expect(new Set(originals).size).toBe(originals.length);
    const keptOf = (one: (typeof real)[number]) => one.amount - (one.amount_refunded ?? 0);
    const [documented, others] = [true, false].map((has) => real.filter(({ id }) => originals.includes(id) === has));
    expect(net, "documents minus credit notes").toBe((documented ?? []).reduce((sum, one) => sum + keptOf(one), 0));
    const waiting = await paymentsWaiting(world, reasons);
    for (const other of (others ?? []).filter((one) => keptOf(one) > 0)) {
      expect(waiting, "money without a document").toContain(other.id);
    }
    if (active.length === 1) expect(net, "a membership without a document").toBeGreaterThan(0);
    if (issued.length === 0 && left > 0) expect(reasons).not.toEqual([]);
  }
}

/** Of open decisions, and of requests that are to be approved, sent, or resolved after they failed. */
async function paymentsWaiting(world: World, decisions: Array<typeof paymentDecisions.$inferSelect>) {
  const requests = await world.site().deps.db.select().from(refundRequests);
  const waiting = requests.filter(
    ({ state, attendedAt }) => state === "requested" || state === "processing" || (state === "failed" && !attendedAt),
  );
  const isOpen = (one: (typeof decisions)[number]) =>
    !one.resolvedAt || waiting.some(({ decisionId }) => decisionId === one.id);
  return [
    ...waiting.map(({ paymentId }) => paymentId),
    ...decisions.filter(isOpen).flatMap((one) => [one.paymentId, one.relatedPaymentId]),
  ];
}

/** Without gap or repeat. */
async function expectNumbers(world: World): Promise<void> {
  const { db } = world.site().deps;
  const inSeries = await db.select().from(documents).orderBy(asc(documents.sequence));
  const numbered = await db.select().from(membershipNumbers).orderBy(asc(membershipNumbers.number));
  const all = [
    ...Object.values(Object.groupBy(inSeries, ({ series }) => series)).map((rows) =>
      rows?.map(({ sequence }) => sequence),
    ),
    ...Object.values(Object.groupBy(numbered, (row) => row.financialYear)).map((rows) =>
      rows?.map(({ number }) => number),
    ),
  ];
  for (const numbers of all) expect(numbers).toEqual(numbers?.map((_, n) => n + 1));
}

/** Of one person's memberships of one plan. */
async function expectNoOverlap(world: World): Promise<void> {
  const { db } = world.site().deps;
  const owners = new Map((await db.select().from(orders)).map(({ id, email }) => [id, email]));
  const bought = (await db.select().from(memberships)).filter(({ revokedOn }) => !revokedOn);
  const groups = Object.groupBy(bought, ({ orderId, planId }) => `${owners.get(orderId)} ${planId}`);
  for (const group of Object.values(groups)) {
    const terms = (group ?? []).toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
    for (const [n, next] of terms.slice(1).entries()) {
      const { endedOn, validTo } = terms[n] ?? expect.fail();
      expect(next.validFrom > (endedOn ? addDays(endedOn, -1) : validTo), "overlap").toBe(true);
    }
  }
}
