import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PLAN_IDS, type PlanId } from "#worker/contracts/vocabulary.ts";
import { orders, payments } from "#worker/db/schema/billing.ts";
import { memberships } from "#worker/db/schema/membership.ts";
import { addDays } from "#worker/domain/india-calendar.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { order, person, siteOn } from "../../support/fixtures/membership/purchases.ts";
import { decisionsOf, deliverAll, failRefund } from "../../support/fixtures/payments.ts";
import { openSite } from "../../support/site/site.ts";

type Purchase = { planId: PlanId; isLoggedIn: boolean; refund: "none" | "processed" | "failed_later" };
const purchase: fc.Arbitrary<Purchase> = fc.record({
  planId: fc.constantFrom(...PLAN_IDS),
  isLoggedIn: fc.boolean(),
  refund: fc.constantFrom("none", "none", "none", "none", "processed", "failed_later"),
});
const day = fc.record({
  wait: fc.constantFrom(0, 1, 40, 200, 350, 366, 380, 400),
  purchases: fc.array(purchase, { minLength: 1, maxLength: 3 }),
});

/** The orders of one day are paid at the same moment, each reported twice, and some are refunded afterwards. */
async function live(contact: string, today: string, purchases: readonly Purchase[]): Promise<void> {
  const ids: string[] = [];
  for (const { planId, isLoggedIn } of purchases) ids.push((await order(contact, planId, today, { isLoggedIn })).id);
  const paid = await Promise.all(ids.map((id) => fakeRazorpay.pay(id)));
  const responses = await Promise.all(
    [...paid, ...paid].map((payment) => siteOn(today).post("/payment/verify", payment)),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const refundOf = (i: number) => purchases[i]?.refund ?? "none";
  for (const [i, payment] of paid.entries()) {
    if (refundOf(i) !== "none") await fakeRazorpay.refund(payment.razorpay_payment_id);
    await deliverAll(siteOn(today), payment.razorpay_order_id);
  }
  for (const [i, id] of ids.entries()) if (refundOf(i) === "failed_later") await failRefund(siteOn(today), id);
}

async function expectSound(contact: string, today: string): Promise<void> {
  const { db } = openSite().deps;
  const bought = await db.select().from(orders).where(eq(orders.email, contact));
  const delivered = await db
    .select()
    .from(memberships)
    .innerJoin(orders, eq(orders.id, memberships.orderId))
    .where(eq(orders.email, contact));
  for (const { id, providerOrderId, status, amountPaise } of bought) {
    const opened = delivered.filter((row) => row.orders.id === id).length;
    const decisions = await decisionsOf(openSite(), providerOrderId);
    expect([status, opened, decisions.some(({ kind }) => kind === "upgrade_does_not_fit")]).toEqual(
      opened === 1 ? ["paid", 1, false] : ["attempted", 0, true],
    );
    const captured = await db.select().from(payments).where(eq(payments.orderId, id));
    expect(captured.map((payment) => payment.amountPaise)).toEqual([amountPaise]);
  }
  const open = delivered.map((row) => row.memberships).filter(({ endedOn, revokedOn }) => !endedOn && !revokedOn);
  expectOneAfterAnother(open.filter(({ validTo }) => validTo >= today));
  const terms = delivered
    .map((row) => row.memberships)
    .filter(({ revokedOn, endedOn, validFrom }) => !revokedOn && !(endedOn && endedOn <= validFrom))
    .map(({ planId, validFrom, validTo, endedOn }) => ({ planId, validFrom, end: endedOn ?? addDays(validTo, 1) }))
    .toSorted((a, b) => a.planId.localeCompare(b.planId) || a.validFrom.localeCompare(b.validFrom));
  for (const [i, term] of terms.entries()) {
    const next = terms[i + 1];
    if (next?.planId === term.planId) expect(next.validFrom >= term.end, JSON.stringify(terms)).toBe(true);
  }
}

/** Apart from upgrades, which begin at once, nothing overlaps what was bought before it. */
function expectOneAfterAnother(running: ReadonlyArray<typeof memberships.$inferSelect>): void {
  for (const later of running.filter(({ kind }) => kind !== "upgrade")) {
    const others = running.filter(
      (one) => one !== later && (one.kind !== "upgrade" || one.createdAt < later.createdAt),
    );
    const overlapping = others.filter((one) => one.validFrom <= later.validTo && one.validTo >= later.validFrom);
    expect(overlapping, JSON.stringify(later)).toEqual([]);
  }
}

test("whatever is bought, paid at once and refunded: one membership or one decision each, and no plan overlaps itself", {
  timeout: 120_000,
}, async () => {
  let year = 2030;
  await fc.assert(
    fc.asyncProperty(fc.array(day, { minLength: 1, maxLength: 4 }), async (days) => {
      const contact = person();
      // Each history has its own years, so that none meets the rate limits of another.
      year += 6;
      let today = `${year}-01-10`;
      for (const { wait, purchases } of days) {
        today = addDays(today, wait);
        await live(contact, today, purchases);
        await expectSound(contact, today);
      }
    }),
    { numRuns: 10 },
  );
});
