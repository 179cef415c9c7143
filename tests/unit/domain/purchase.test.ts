import fc from "fast-check";
import { expect, test } from "vitest";
import { plans } from "#worker/content/seed/plans.ts";
import { PLAN_IDS, type PlanId } from "#worker/contracts/vocabulary.ts";
import { startSentence } from "#worker/domain/bank-transfers/transfer-upgrade.server.ts";
import { addDays, daysBetween } from "#worker/domain/india-calendar.server.ts";
import { paidTermOf } from "#worker/domain/membership/paid-term.server.ts";
import { purchaseOf } from "#worker/domain/membership/purchase.server.ts";
import { type MembershipTerm, startOf } from "#worker/domain/membership/purchase-start.server.ts";
import { daysOf, lastDayOf, restOf } from "#worker/domain/membership/terms.server.ts";

const OFF = { mode: "off", ratePercent: 18 } as const;
const PREMIUM: MembershipTerm = { orderId: "1", planId: "premium", validFrom: "2026-11-20", validTo: "2027-11-19" };

function offer(
  planId: PlanId,
  today: string,
  terms: MembershipTerm[] = [PREMIUM],
  gst: Parameters<typeof purchaseOf>[1]["gst"] = OFF,
) {
  return purchaseOf(planId, { plans, gst, terms, today }) ?? expect.fail("not for sale");
}

test("without a membership the full price buys 12 months from today", () => {
  expect(offer("gold", "2026-11-24", [])).toEqual({
    ...{
      kind: "new",
      amountPaise: 2499900,
      taxPaise: 0,
      upgradeOf: undefined,
      lastMembership: "",
      rule: expect.any(String),
    },
    ...{ validFrom: "2026-11-24", validTo: "2027-11-23" },
    sentence: "Gold Member costs ₹24,999. The membership runs for 12 months and begins on the day you pay.",
  });
});

test("a first membership is new, even if its plan is no longer for sale", () => {
  expect(startOf("gold", { plans: [], terms: [], today: "2026-11-24" })).toMatchObject({ kind: "new" });
});

test.each([
  ["2026-11-24", "Your membership is valid until 19 November 2027."],
  ["2027-11-25", "Your membership ended on 19 November 2027."],
])("on %s a membership of a plan that is no longer for sale has no plan's name", (today, sentence) => {
  const forSale = plans.filter((plan) => plan.planId !== PREMIUM.planId);
  const purchase = purchaseOf("gold", { plans: forSale, gst: OFF, terms: [PREMIUM], today });
  expect(purchase?.lastMembership).toBe(sentence);
});

test.each([
  ["2026-11-20", 10_000_00, 365],
  ["2026-11-24", 9_890_00, 361],
  // 10,000 × 100 / 366, because 12 months from that day have the 29th of February 2028.
  ["2027-08-12", 2_732_00, 100],
  ["2027-11-18", 54_00, 2],
])(
  "an upgrade on %s costs %i paise for %i days, rounded down to a rupee, and keeps the last day",
  (today, amountPaise, days) => {
    const upgrade = offer("gold", today);
    expect(upgrade).toMatchObject({
      kind: "upgrade",
      amountPaise,
      validFrom: today,
      validTo: "2027-11-19",
      upgradeOf: PREMIUM,
    });
    expect(upgrade.sentence).toContain(
      `The price is the difference for the ${days} days from today to 19 November 2027. The upgrade begins today and ends on that day`,
    );
  },
);

test("on its last day a higher plan costs its price and begins the next day", () => {
  expect(offer("gold", "2027-11-19")).toMatchObject({
    ...{ kind: "new", amountPaise: 2499900, validFrom: "2027-11-20", validTo: "2028-11-19" },
    sentence:
      "Gold Member costs ₹24,999. The membership runs for 12 months and begins on 20 November 2027, the day after your paid membership ends.",
  });
});

test("a renewal and a lower plan begin when everything that is paid has ended", () => {
  const queued: MembershipTerm = { orderId: "2", planId: "community", validFrom: "2027-11-20", validTo: "2028-11-19" };
  expect(offer("premium", "2027-01-01", [queued, PREMIUM])).toMatchObject({
    ...{ kind: "renewal", validFrom: "2028-11-20", validTo: "2029-11-19" },
    sentence:
      "A renewal costs ₹14,999. It runs for 12 months and begins on 20 November 2028, the day after your paid membership ends.",
  });
  expect(offer("community", "2027-01-01")).toMatchObject({
    ...{ kind: "later_lower_plan", amountPaise: 499900, validFrom: "2027-11-20" },
    sentence:
      "Community Member costs ₹4,999. The membership runs for 12 months and begins on 20 November 2027, the day after your paid membership ends.",
  });
});

test("in grace the same plan and a lower one continue, a higher one begins at once, and after it everything does", () => {
  expect(offer("premium", "2027-12-04")).toMatchObject({
    ...{ kind: "renewal", validFrom: "2027-11-20" },
    sentence:
      "A renewal costs ₹14,999. It runs for 12 months. If you pay by 4 December 2027, it begins on 20 November 2027, the day after your last membership ended; if later, on the day you pay.",
  });
  expect(offer("community", "2027-12-04")).toMatchObject({ kind: "later_lower_plan", validFrom: "2027-11-20" });
  expect(offer("gold", "2027-12-04")).toMatchObject({ kind: "new", amountPaise: 2499900, validFrom: "2027-12-04" });
  expect(offer("premium", "2027-12-05")).toMatchObject({ kind: "new", validFrom: "2027-12-05" });
});

test("an upgrade before the membership begins costs the whole difference and begins with it", () => {
  expect(offer("gold", "2026-11-01")).toMatchObject({
    kind: "upgrade",
    amountPaise: 10_000_00,
    validFrom: "2026-11-20",
    validTo: "2027-11-19",
  });
  expect(offer("gold", "2026-11-01").sentence).toContain("The upgrade begins on 20 November 2026 and ends on that day");
});

test("GST is added to the difference, and an upgrade never costs less than a rupee", () => {
  const added = offer("gold", "2026-11-20", [PREMIUM], { mode: "added", ratePercent: 18 });
  expect(added).toMatchObject({ amountPaise: 11_800_00, taxPaise: 1_800_00 });
  expect(added.sentence).toContain("costs ₹11,800 including GST.");
  const alike = plans.map((plan) => ({ ...plan, pricePaise: 100 }));
  expect(purchaseOf("gold", { plans: alike, gst: OFF, terms: [PREMIUM], today: "2027-01-01" })?.amountPaise).toBe(100);
});

test("a plan that is not for sale has no offer; a membership of it is followed, never upgraded", () => {
  const others = plans.filter(({ planId }) => planId !== "premium");
  expect(purchaseOf("premium", { plans: others, gst: OFF, terms: [], today: "2027-01-01" })).toBeUndefined();
  expect(purchaseOf("patron", { plans: others, gst: OFF, terms: [PREMIUM], today: "2027-01-01" })).toMatchObject({
    kind: "later_lower_plan",
    amountPaise: 29999900,
    validFrom: "2027-11-20",
  });
});

const QUOTE = { orderId: "1", validFrom: "2027-01-01", validTo: "2027-11-19" };

test("a quoted upgrade is delivered as quoted while its membership runs, otherwise not at all", () => {
  const paid = (terms: MembershipTerm[]) =>
    paidTermOf({ planId: "gold", upgrade: QUOTE }, { plans, terms, today: "2027-01-02" });
  expect(paid([PREMIUM])).toEqual({ kind: "upgrade", validFrom: "2027-01-01", validTo: "2027-11-19", replaces: ["1"] });
  expect(paid([])).toBeUndefined();
  expect(paid([{ ...PREMIUM, validTo: "2028-01-19" }])).toBeUndefined();
  expect(
    paid([PREMIUM, { ...PREMIUM, orderId: "2", planId: "gold", validFrom: "2027-11-19", validTo: "2028-11-19" }]),
  ).toBeUndefined();
  expect(
    paid([PREMIUM, { ...PREMIUM, orderId: "2", planId: "gold", validFrom: "2027-11-20", validTo: "2028-11-19" }]),
  ).toMatchObject({ kind: "upgrade" });
});

test("a plan that was withdrawn from sale before its order was paid still gives its 12 months", () => {
  const others = plans.filter(({ planId }) => planId !== "gold");
  const paid = paidTermOf({ planId: "gold", upgrade: null }, { plans: others, terms: [PREMIUM], today: "2027-01-01" });
  expect(paid).toEqual({ kind: "later_lower_plan", validFrom: "2027-11-20", validTo: "2028-11-19", replaces: [] });
});

/** A paid order waits `delay` days for its payment; `loggedIn` buyers get the quote. */
const purchase = fc.record({
  planId: fc.constantFrom(...PLAN_IDS),
  wait: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 300, max: 400 })),
  delay: fc.constantFrom(0, 0, 0, 1),
  isLoggedIn: fc.boolean(),
});

test("any purchases on any days: no plan overlaps itself, nobody loses a day, every order ends in a term or a refusal", () => {
  fc.assert(
    fc.property(fc.array(purchase, { minLength: 1, maxLength: 12 }), (purchases) => {
      let today = "2026-11-24";
      let terms: MembershipTerm[] = [];
      const past: MembershipTerm[] = [];
      for (const [i, { planId, wait, delay, isLoggedIn }] of purchases.entries()) {
        today = addDays(today, wait);
        const promised =
          purchaseOf(planId, { plans, gst: OFF, terms: isLoggedIn ? terms : [], today }) ?? expect.fail();
        expect(promised.amountPaise).toBeGreaterThanOrEqual(100);
        const { upgradeOf, validFrom, validTo } = promised;
        const upgrade = upgradeOf ? { orderId: upgradeOf.orderId, validFrom, validTo } : null;
        const paidOn = addDays(today, delay);
        const term =
          paidTermOf({ planId, upgrade }, { plans, terms, today: paidOn }) ?? expect.fail("nothing else was bought");
        const isPromised = !isLoggedIn || delay > 0 || (term.validFrom === validFrom && term.validTo === validTo);
        expect(isPromised).toBe(true);

        const replaced = terms.filter(({ orderId }) => term.replaces.includes(orderId));
        const unused = replaced.map((old) => ({
          ...old,
          days: daysOf(restOf(old, paidOn)),
        }));
        if (!upgrade) {
          // What was paid is at least a year, and the unused days are worth at least as many rupees as before.
          const extra = daysBetween(lastDayOf(term.validFrom), term.validTo);
          const worth = (days: number, id: PlanId) =>
            days * (plans.find((plan) => plan.planId === id)?.pricePaise ?? 0);
          expect(worth(extra, planId)).toBeGreaterThanOrEqual(
            unused.reduce((sum, old) => sum + worth(old.days, old.planId), 0),
          );
        }
        past.push(...replaced.map((old) => ({ ...old, validTo: addDays(term.validFrom, -1) })));
        terms = [...terms.filter((old) => !replaced.includes(old)), { orderId: String(i), planId, ...term }];
        const all = [...past, ...terms].filter((one) => one.planId === planId && one.validFrom <= one.validTo);
        const sorted = all.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
        for (const [n, one] of sorted.entries()) expect((sorted[n + 1]?.validFrom ?? "9999") > one.validTo).toBe(true);
        today = paidOn;
      }
    }),
    { numRuns: 5000 },
  );
});

test("a bank transfer other than an upgrade says when a new membership or a renewal begins", () => {
  expect(startSentence(null, "2026-11-20")).toBe(
    "A new membership begins on the day the money arrives. A renewal or a lower plan begins on the day after your current membership ends.",
  );
});
