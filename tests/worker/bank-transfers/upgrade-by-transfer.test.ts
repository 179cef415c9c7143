import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { acceptParkedCredits, confirmTransfer } from "#worker/domain/bank-transfers/confirm-transfer.server.ts";
import { matchStatement } from "#worker/domain/bank-transfers/match-statement.server.ts";
import { findTransferOffer } from "#worker/domain/bank-transfers/transfer-offer.server.ts";
import { startOrder } from "#worker/domain/billing/start-order.server.ts";
import { findDocumentOf } from "#worker/domain/documents/documents.server.ts";
import { findMembership } from "#worker/domain/membership/memberships.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { PATRON_PAISE, reserved, transferOf, wantPatron } from "../../support/fixtures/membership/bank-transfers.ts";
import { broughtBy, deliverAll, ONE_MEMBERSHIP, orderOf } from "../../support/fixtures/payments.ts";
import { openSite, openSiteWithMails } from "../../support/site/site.ts";

/** 100 of 365 days of the difference between Patron and Platinum, in whole rupees. */
const DIFFERENCE = 54_794_00;
const PLATINUM = { plan: "platinum", amount: 99_999 } as const;
const PATRON = { planId: "patron", amount: 299_999 } as const;
const siteOn = (day: string) => openSite({ now: () => new Date(`${day}T10:00:00+05:30`) });

async function buyOnline(contact: string, day: string, wanted: { plan: string; amount: number } = PLATINUM) {
  const site = siteOn(day);
  const input = { name: "Kavita Shah", contact, confirmed: true, ...wanted };
  const outcome = await startOrder(site.deps, input, { loggedInAs: contact });
  const { id } = outcome.ok ? outcome.value : expect.fail(outcome.message);
  const payment = await fakeRazorpay.pay(id);
  await site.post("/payment/verify", payment);
  return { orderId: (await orderOf(site, id)).id, paymentId: payment.razorpay_payment_id, id };
}

/** Platinum from 10 January 2026, and on 2 October a reserved upgrade to Patron. */
async function reservedUpgrade() {
  const wanted = wantPatron();
  const { email } = wanted;
  const old = await buyOnline(email, "2026-01-10");
  const transfer = await reserved(siteOn("2026-10-02"), wanted, email);
  const order = await orderOf(siteOn("2026-10-02"), transfer.providerOrderId);
  return { old, ...transfer, order };
}

function confirm(
  reference: string,
  receivedOn: string,
  { amountPaise = DIFFERENCE, site = siteOn("2026-10-12") } = {},
) {
  return confirmTransfer(site.deps, { reference, amountPaise, receivedOn, operator: "finance-1" });
}

test("an upgrade by bank transfer costs the difference, and its days begin when the money arrives", async () => {
  const { old, reference, order, amountPaise, lastDay, providerOrderId } = await reservedUpgrade();
  expect({ amountPaise, lastDay }).toEqual({ amountPaise: DIFFERENCE, lastDay: "2026-10-09" });
  expect(order.upgrade).toMatchObject({ orderId: old.orderId, validFrom: "2026-10-02", validTo: "2027-01-09" });
  expect(await confirm(reference, "2026-10-06")).toMatchObject({ ok: true, value: { result: "paid" } });
  const { deps } = siteOn("2026-10-12");
  const patron = { kind: "upgrade", validFrom: "2026-10-06", validTo: "2027-01-13" };
  expect(await findMembership(deps, order.id)).toMatchObject(patron);
  expect(await findMembership(deps, old.orderId)).toMatchObject({ endedOn: "2026-10-06", replacedBy: order.id });
  const document = { totalPaise: DIFFERENCE, periodFrom: patron.validFrom, periodTo: patron.validTo };
  expect(await findDocumentOf(deps, order.id)).toMatchObject({ ...document, paymentId: providerOrderId });
  expect(await broughtBy(siteOn("2026-10-12"), providerOrderId)).toEqual(ONE_MEMBERSHIP);
});

test("the buyer reads price, days and the day of the reservation before reserving, and again in the mail", async () => {
  const { email, reference } = await reservedUpgrade();
  const { deps } = siteOn("2026-10-02");
  expect(await findTransferOffer(deps, PATRON, email)).toEqual({
    ...{ price: "54,794", duration: "100 days", lastDay: "9 October 2026" },
    terms: [
      "You have paid for Platinum Member until 9 January 2027.",
      "You pay the difference between the two plans for the 100 days until 9 January 2027.",
      "The upgrade begins on the day the money arrives, runs for 100 days and replaces your current membership.",
      "We reserve this price until 9 October 2026. If your current membership changes before the money arrives, we return the money.",
      `This price is for ${email}. With another address the plan costs ₹2,99,999 for 12 months.`,
    ],
  });
  const { site, mails } = openSiteWithMails({ now: () => new Date("2026-10-02T06:00:00Z") });
  await deliverMail(site.deps);
  const text = mails.find(({ to, subject }) => to === email && subject.includes(reference))?.text;
  expect(text).toContain("₹54,794");
  expect(text).toContain("runs for 100 days and replaces your current membership");
});

test("somebody without a membership, and a visitor who is not logged in, pay the full price for 12 months", async () => {
  const wanted = wantPatron();
  await buyOnline(wanted.email, "2026-01-10");
  const site = siteOn("2026-10-02");
  for (const loggedInAs of [undefined, "other@example.org"]) {
    const transfer = await reserved(site, { ...wanted, key: crypto.randomUUID() }, loggedInAs);
    expect(transfer.amountPaise).toBe(PATRON_PAISE);
    expect(await orderOf(site, transfer.providerOrderId)).toMatchObject({ upgrade: null });
  }
  expect(await findTransferOffer(site.deps, PATRON, wantPatron().email)).toBeUndefined();
  expect(await findTransferOffer(site.deps, { ...PATRON, amount: 1 }, wanted.email)).toBeUndefined();
});

test("an upgrade is reserved at most until the last day of the current membership, and runs for all its days", async () => {
  const wanted = wantPatron();
  await buyOnline(wanted.email, "2026-01-10");
  const transfer = await reserved(siteOn("2027-01-07"), wanted, wanted.email);
  expect(transfer.lastDay).toBe("2027-01-09");
  const site = siteOn("2027-01-12");
  const credit = { amountPaise: transfer.amountPaise, site };
  expect(await confirm(transfer.reference, "2027-01-10", credit)).toMatchObject({ value: { reason: "too_late" } });
  expect(await confirm(transfer.reference, "2027-01-09", credit)).toMatchObject({ value: { result: "paid" } });
  const { id } = await orderOf(site, transfer.providerOrderId);
  expect(await findMembership(site.deps, id)).toMatchObject({ validFrom: "2027-01-09", validTo: "2027-01-11" });
});

test.each([
  ["is accepted on the last day of the membership that it ends", "2027-01-09", { ok: true }],
  ["is not accepted after that day", "2027-01-10", { ok: false, code: "version_conflict" }],
])("late money for an upgrade %s", async (_, receivedOn, accepted) => {
  const { reference, order } = await reservedUpgrade();
  const site = siteOn("2027-01-12");
  expect(await confirm(reference, receivedOn, { site })).toMatchObject({ value: { reason: "too_late" } });
  expect(await acceptParkedCredits(site.deps, { reference, operator: "finance-1" })).toMatchObject(accepted);
  // All of the 100 days that were paid for, whatever is left of the old membership.
  const term = { kind: "upgrade", validFrom: receivedOn, validTo: "2027-04-18" };
  expect(await findMembership(site.deps, order.id)).toEqual(accepted.ok ? expect.objectContaining(term) : undefined);
});

test("the full price, or a rupee less than the difference, is set aside", async () => {
  const { reference, order } = await reservedUpgrade();
  for (const amountPaise of [PATRON_PAISE, DIFFERENCE - 100]) {
    const outcome = await confirm(reference, "2026-10-06", { amountPaise });
    expect(outcome).toMatchObject({ value: { result: "parked", reason: "amount_differs" } });
  }
  expect(await findMembership(siteOn("2026-10-12").deps, order.id)).toBeUndefined();
});

test.each(["upgraded online", "refunded"])(
  "money for a membership that was %s in the meantime is set aside",
  async (how) => {
    const { old, email, reference, order } = await reservedUpgrade();
    if (how === "refunded") {
      await fakeRazorpay.refund(old.paymentId);
      for (let n = 0; n < 2; n++) await deliverAll(siteOn("2026-10-04"), old.id);
    } else await buyOnline(email, "2026-10-04", { plan: "patron", amount: PATRON.amount });
    const parked = { result: "parked", reason: "upgrade_does_not_fit" };
    expect(await confirm(reference, "2026-10-06")).toEqual({ ok: true, value: parked });
    const { deps } = siteOn("2026-10-12");
    expect(await findMembership(deps, order.id)).toBeUndefined();
    expect((await transferOf(siteOn("2026-10-12"), reference)).credits).toMatchObject([{ state: "parked" }]);
    expect(await acceptParkedCredits(deps, { reference, operator: "finance-1" })).toMatchObject({
      code: "version_conflict",
      message: expect.stringMatching(/has changed or ended since the reservation\. Return the money/),
    });
    expect((await transferOf(siteOn("2026-10-12"), reference)).transfer).toMatchObject({ status: "reserved" });
  },
);

test("a statement says that an upgrade does not fit, in the dry run and for real", async () => {
  const [fits, other] = [await reservedUpgrade(), await reservedUpgrade()];
  await buyOnline(other.email, "2026-10-04", { plan: "patron", amount: PATRON.amount });
  const lines = [fits, other, other].map(
    ({ reference }, n) => `06/10/26,NEFT ${reference},UTR-${n},06/10/26,,"54,794.00",1`,
  );
  const head = "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance";
  const csv = [head, ...lines].join("\r\n");
  const { deps } = siteOn("2026-10-12");
  for (const isDryRun of [true, false]) {
    const report = await matchStatement(deps, { csv, operator: "finance-1", isDryRun });
    const results = report.ok ? report.value.lines.map(({ result }) => result) : [];
    expect(results).toEqual(["matched", "upgrade_does_not_fit", "upgrade_does_not_fit"]);
    expect(await findMembership(deps, fits.order.id)).toEqual(isDryRun ? undefined : expect.objectContaining({}));
  }
  expect(await findMembership(deps, other.order.id)).toBeUndefined();
});

test("an online upgrade before any call of a confirmation leaves one upgrade, and the money used or parked", async () => {
  const { deps } = siteOn("2026-10-06");
  for (let n = 0; ; n += 1) {
    const { email, reference, order } = await reservedUpgrade();
    const upgrade = () => buyOnline(email, "2026-10-06", { plan: "patron", amount: PATRON.amount });
    const { db, wasReached } = breakDb(env.DB, n, upgrade);
    const site = openSite({ now: deps.now, db: openDb(db) });
    const outcome = await confirm(reference, "2026-10-06", { site });
    if (!wasReached()) break;
    const isPaid = (await findMembership(deps, order.id)) !== undefined;
    const { credits } = await transferOf({ deps }, reference);
    expect(
      credits.map(({ state }) => state),
      `call ${n}`,
    ).toEqual([isPaid ? "used" : "parked"]);
    expect(outcome, `call ${n}`).toMatchObject({ value: { result: isPaid ? "paid" : "parked" } });
  }
});

test.each([1, 2, 3])("confirmations and an online upgrade at the same moment end in one upgrade (%i)", async () => {
  const { old, email, reference, order } = await reservedUpgrade();
  const [online] = await Promise.all([
    buyOnline(email, "2026-10-06", { plan: "patron", amount: PATRON.amount }),
    ...Array.from({ length: 10 }, () => confirm(reference, "2026-10-06", { site: siteOn("2026-10-06") })),
  ]);
  const { deps } = siteOn("2026-10-12");
  const started = await Promise.all([online.orderId, order.id].map((id) => findMembership(deps, id)));
  const upgrades = started.filter((membership) => membership?.kind === "upgrade");
  expect(upgrades).toHaveLength(1);
  expect(await findMembership(deps, old.orderId)).toMatchObject({ replacedBy: upgrades[0]?.orderId });
  const { credits } = await transferOf(siteOn("2026-10-12"), reference);
  expect(credits).toHaveLength(1);
  expect(credits[0]?.state).toBe(upgrades[0]?.orderId === order.id ? "used" : "parked");
});
