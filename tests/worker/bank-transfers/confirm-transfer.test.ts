import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { orders, payments } from "#worker/db/schema/billing.ts";
import { auditEntries } from "#worker/db/schema/platform.ts";
import { startSession } from "#worker/domain/accounts/sessions.server.ts";
import {
  acceptParkedCredits,
  cancelTransfer,
  confirmTransfer,
  returnParkedCredit,
} from "#worker/domain/bank-transfers/confirm-transfer.server.ts";
import { listParkedCredits } from "#worker/domain/bank-transfers/credits.server.ts";
import { ERASED } from "#worker/domain/billing/orders.server.ts";
import { findMembership } from "#worker/domain/membership/memberships.server.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { request as requestRefund } from "../../support/fixtures/billing/refunds.ts";
import { makeMember, requestErasure } from "../../support/fixtures/members.ts";
import {
  PATRON_PAISE,
  RESERVED_AT,
  reserved,
  transferOf,
  wantPatron,
} from "../../support/fixtures/membership/bank-transfers.ts";
import { broughtBy, NOTHING, ONE_MEMBERSHIP, orderOf } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const LATER = new Date("2026-12-05T06:00:00Z");
const laterSite = () => openSite({ now: () => LATER });
const RESERVED_ONLY = { ...NOTHING, status: "created" };

function confirm(site: Site, reference: string, changes: Partial<Parameters<typeof confirmTransfer>[1]> = {}) {
  const entry = { reference, amountPaise: PATRON_PAISE, receivedOn: "2026-11-27", operator: "finance-1" };
  return confirmTransfer(site.deps, { ...entry, ...changes });
}

const numberOf = () => `HDFCR5${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

async function auditTo(site: Site, subject: string): Promise<string[]> {
  const rows = await site.deps.db.select().from(auditEntries).where(eq(auditEntries.subject, subject));
  return rows.map(({ action }) => action);
}

/** A transfer reserved on 24 November and a site on 5 December. */
async function afterReservation(wanted = wantPatron()) {
  const transfer = await reserved(openSite({ now: () => RESERVED_AT }), wanted);
  return { site: laterSite(), ...transfer };
}

test("finance confirms a transfer: one membership from the day of the credit, one receipt, one mail", async () => {
  const { site, reference, providerOrderId } = await afterReservation();
  expect(await confirm(site, reference)).toMatchObject({ ok: true, value: { result: "paid" } });
  expect(await broughtBy(site, providerOrderId)).toEqual(ONE_MEMBERSHIP);
  const order = await orderOf(site, providerOrderId);
  expect(order).toMatchObject({ status: "paid", paidAt: new Date("2026-11-26T18:30:00Z"), nextCheckAt: null });
  expect(await findMembership(site.deps, order.id)).toMatchObject({ validFrom: "2026-11-27", validTo: "2027-11-26" });
  const { transfer, credits } = await transferOf(site, reference);
  expect(transfer).toMatchObject({ status: "paid", closedBy: "finance-1", closedAt: LATER });
  expect(credits).toMatchObject([{ state: "used", amountPaise: PATRON_PAISE, receivedOn: "2026-11-27" }]);
});

test("no refund of a bank transfer is sent to Razorpay", async () => {
  const { site, reference, providerOrderId } = await afterReservation();
  await confirm(site, reference);
  expect(await requestRefund(site, providerOrderId, { amountPaise: 100 })).toMatchObject({ code: "paid_by_transfer" });
});

test("a second membership of the plan by the same person within 30 days needs a decision, logged once", async () => {
  const wanted = wantPatron();
  const first = await afterReservation(wanted);
  const second = await afterReservation(wantPatron({ email: wanted.email }));
  await confirm(first.site, first.reference);
  await confirm(second.site, second.reference);
  expect(second.site.lines.filter((line) => line.includes("second_purchase_of_plan"))).toHaveLength(1);
  const { id } = await orderOf(second.site, second.providerOrderId);
  expect(await findMembership(second.site.deps, id)).toMatchObject({ validFrom: "2027-11-27" });
});

test("twenty confirmations at once give one membership, one receipt and one document number", async () => {
  const { site, reference, providerOrderId } = await afterReservation();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => confirm(site, reference)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await broughtBy(site, providerOrderId)).toEqual(ONE_MEMBERSHIP);
  expect((await transferOf(site, reference)).credits).toHaveLength(1);
});

test("of twenty different credits at once, one pays and the others are parked", async () => {
  const { site, reference, providerOrderId } = await afterReservation();
  const days = Array.from({ length: 5 }, (_, n) => `2026-11-${25 + n}`);
  await Promise.all([...days, ...days, ...days, ...days].map((receivedOn) => confirm(site, reference, { receivedOn })));
  expect(await broughtBy(site, providerOrderId)).toEqual(ONE_MEMBERSHIP);
  const { credits } = await transferOf(site, reference);
  expect(credits.filter(({ state }) => state === "used")).toHaveLength(1);
  expect(credits.filter(({ reason }) => reason === "paid_before")).toHaveLength(4);
});

test.each([
  ["amount_differs", { amountPaise: PATRON_PAISE - 100 }],
  ["amount_differs", { amountPaise: PATRON_PAISE + 1 }],
  ["too_late", { receivedOn: "2026-12-02" }],
  ["wrong_date", { receivedOn: "2026-11-23" }],
  ["wrong_date", { receivedOn: "2026-12-06" }],
])("a credit is parked as %s (%o) and begins nothing", async (reason, changes) => {
  const { site, reference, providerOrderId } = await afterReservation();
  expect(await confirm(site, reference, changes)).toEqual({ ok: true, value: { result: "parked", reason } });
  expect(await broughtBy(site, providerOrderId)).toEqual(RESERVED_ONLY);
  expect((await transferOf(site, reference)).credits).toMatchObject([{ state: "parked", reason }]);
  expect((await listParkedCredits(site.deps, 200)).map((credit) => credit.reference)).toContain(reference);
  expect(site.lines.filter((line) => line.includes("bank_transfer.parked"))).toHaveLength(1);
});

test("a credit on the last day counts, even if it is recorded after the reservation expired", async () => {
  const { site, reference } = await afterReservation();
  expect(await confirm(site, reference, { receivedOn: "2026-12-01" })).toMatchObject({ value: { result: "paid" } });
});

test("an unknown reference and a credit that was recorded before are refused", async () => {
  const { site, reference } = await afterReservation();
  expect(await confirm(site, "MF2222222")).toMatchObject({ code: "not_found" });
  await confirm(site, reference, { amountPaise: 100 });
  expect(await confirm(site, reference, { amountPaise: 100 })).toMatchObject({ code: "version_conflict" });
  await confirm(site, reference);
  expect(await confirm(site, reference)).toMatchObject({
    code: "version_conflict",
    message: "This money may be recorded already. If it is a second payment, upload the bank statement of that day.",
  });
});

test("an operator accepts late money, or two parts that make up the amount", async () => {
  const { site, reference, providerOrderId } = await afterReservation();
  const accept = () => acceptParkedCredits(site.deps, { reference, operator: "finance-1" });
  const [earlier, newest] = [numberOf(), numberOf()];
  await confirm(site, reference, { amountPaise: 1_00_000_00, receivedOn: "2026-11-26", bankNumber: earlier });
  expect(await accept()).toMatchObject({
    code: "invalid_input",
    message: "₹1,00,000 is set aside. The agreed amount is ₹2,99,999.",
  });
  await confirm(site, reference, { amountPaise: 1_00_000_00, receivedOn: "2026-12-02", bankNumber: newest });
  await confirm(site, reference, { amountPaise: 99_999_00, receivedOn: "2026-12-03" });
  const outcomes = await Promise.all(Array.from({ length: 20 }, accept));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await broughtBy(site, providerOrderId)).toEqual(ONE_MEMBERSHIP);
  const { id } = await orderOf(site, providerOrderId);
  expect(await findMembership(site.deps, id)).toMatchObject({ validFrom: "2026-12-03" });
  expect((await transferOf(site, reference)).credits.map(({ state }) => state)).toEqual(["used", "used", "used"]);
  expect(await site.deps.db.select().from(payments).where(eq(payments.orderId, id))).toMatchObject([
    { reference: newest },
  ]);
});

test("equal parts of one day are told apart by the bank's numbers, and one of them is recorded once", async () => {
  const { site, reference, providerOrderId } = await afterReservation();
  const [first, second] = [numberOf(), numberOf()];
  const part = (bankNumber?: string) => confirm(site, reference, { amountPaise: 1_00_000_00, bankNumber });
  expect(await part(first)).toMatchObject({ ok: true });
  for (const bankNumber of [first.toLowerCase(), undefined]) {
    expect(await part(bankNumber)).toMatchObject({
      code: "version_conflict",
      message: expect.stringContaining("This money may be recorded already."),
    });
  }
  expect((await Promise.all(Array.from({ length: 5 }, () => part(second)))).filter(({ ok }) => ok)).toHaveLength(1);
  await confirm(site, reference, { amountPaise: 99_999_00 });
  expect(await acceptParkedCredits(site.deps, { reference, operator: "finance-1" })).toMatchObject({ ok: true });
  expect(await broughtBy(site, providerOrderId)).toEqual(ONE_MEMBERSHIP);
});

test("parked money of an unknown or a paid transfer is not accepted", async () => {
  const { site, reference } = await afterReservation();
  const accept = (name: string) => acceptParkedCredits(site.deps, { reference: name, operator: "finance-1" });
  expect(await accept("MF2222222")).toMatchObject({ code: "not_found" });
  await confirm(site, reference);
  expect(await accept(reference)).toMatchObject({ message: "This bank transfer is confirmed already." });
});

test("a bank number that is recorded for another transfer begins nothing until an operator accepts the money", async () => {
  const [one, two] = [await afterReservation(), await afterReservation()];
  const bankNumber = numberOf();
  expect(await confirm(one.site, one.reference, { bankNumber })).toMatchObject({ value: { result: "paid" } });
  const typed = ` ${bankNumber.toLowerCase().slice(0, 5)} ${bankNumber.toLowerCase().slice(5)}`;
  expect(await confirm(two.site, two.reference, { bankNumber: typed })).toEqual({
    ok: true,
    value: { result: "parked", reason: "number_used" },
  });
  expect(await broughtBy(two.site, two.providerOrderId)).toEqual(RESERVED_ONLY);
  const { credits } = await transferOf(two.site, two.reference);
  expect(credits).toMatchObject([{ state: "parked", reason: "number_used", bankNumber }]);
  expect(await acceptParkedCredits(two.site.deps, { reference: two.reference, operator: "finance-1" })).toMatchObject({
    ok: true,
  });
  expect(await broughtBy(two.site, two.providerOrderId)).toEqual(ONE_MEMBERSHIP);
});

test("a bank number that was set aside with a wrong amount still confirms its own transfer", async () => {
  const { site, reference } = await afterReservation();
  const bankNumber = numberOf();
  await confirm(site, reference, { bankNumber, amountPaise: 100 });
  expect(await confirm(site, reference, { bankNumber })).toMatchObject({ value: { result: "paid" } });
});

test("two confirmations at once with one bank number begin one membership, and the other money is parked", async () => {
  for (let n = 0; n < 10; n++) {
    const both = [await afterReservation(), await afterReservation()];
    const bankNumber = numberOf();
    const outcomes = await Promise.all(both.map(({ site, reference }) => confirm(site, reference, { bankNumber })));
    const results = outcomes.map((outcome) => outcome.ok && outcome.value.result);
    expect(new Set(results)).toEqual(new Set(["paid", "parked"]));
    const brought = await Promise.all(both.map(({ site, providerOrderId }) => broughtBy(site, providerOrderId)));
    expect(brought.filter(({ memberships }) => memberships === 1)).toHaveLength(1);
  }
});

test("a failure of D1 at any call of a confirmation or an acceptance is thrown, and the next try succeeds", async () => {
  const accept = ({ deps }: Pick<Site, "deps">, reference: string) =>
    acceptParkedCredits(deps, { reference, operator: "finance-1" });
  const confirmAll = (site: Pick<Site, "deps">, reference: string) => confirm(site as Site, reference);
  for (const act of [confirmAll, accept]) {
    const { site, reference, providerOrderId } = await afterReservation();
    if (act === accept) await confirm(site, reference, { receivedOn: "2026-12-03" });
    for (let n = 0; ; n += 1) {
      const { db, wasReached } = breakDb(env.DB, n, "before");
      const outcome = await act({ deps: { ...site.deps, db: openDb(db) } }, reference).catch((error: unknown) => error);
      if (!wasReached()) break;
      expect(outcome, `call ${n}`).toBeInstanceOf(Error);
      expect(await broughtBy(site, providerOrderId)).toEqual(RESERVED_ONLY);
    }
    expect(await broughtBy(site, providerOrderId)).toEqual(ONE_MEMBERSHIP);
  }
});

test("an acceptance that a colleague has made in between says that the transfer is confirmed", async () => {
  const accept = (deps: Site["deps"], reference: string) =>
    acceptParkedCredits(deps, { reference, operator: "finance-1" });
  for (let n = 0; ; n += 1) {
    const { site, reference, providerOrderId } = await afterReservation();
    await confirm(site, reference, { receivedOn: "2026-12-03" });
    const { db, wasReached } = breakDb(env.DB, n, () => accept(site.deps, reference));
    const outcome = await accept({ ...site.deps, db: openDb(db) }, reference);
    if (!wasReached()) break;
    expect(outcome, `call ${n}`).toMatchObject({ message: "This bank transfer is confirmed already." });
    expect(await broughtBy(site, providerOrderId)).toEqual(ONE_MEMBERSHIP);
  }
});

test("money for a buyer whose data was erased is parked, even if the reservation is still open", async () => {
  const { site, reference, orderId } = await afterReservation();
  await site.deps.db.update(orders).set({ name: ERASED, email: null, phone: ERASED }).where(eq(orders.id, orderId));
  expect(await confirm(site, reference)).toEqual({ ok: true, value: { result: "parked", reason: "erased" } });
});

test("parked money is returned once, with the bank's number, and cannot be accepted afterwards", async () => {
  const { site, reference } = await afterReservation();
  await confirm(site, reference, { receivedOn: "2026-12-03" });
  const [credit] = (await transferOf(site, reference)).credits;
  const giveBack = () =>
    returnParkedCredit(site.deps, {
      reference,
      creditId: credit?.id ?? "",
      operator: "finance-1",
      returnedAs: "UTR42",
    });
  const outcomes = await Promise.all(Array.from({ length: 20 }, giveBack));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await transferOf(site, reference)).credits).toMatchObject([{ state: "returned", returnedAs: "UTR42" }]);
  expect(await acceptParkedCredits(site.deps, { reference, operator: "finance-1" })).toMatchObject({
    code: "invalid_input",
  });
});

test.each([
  ["the money is returned", { code: "invalid_input", message: "₹0 is set aside. The agreed amount is ₹2,99,999." }],
  ["the buyer is erased", { code: "version_conflict", message: "The buyer’s data has been erased. Return the money." }],
] as const)("an acceptance of parked money is refused if, before any of its calls, %s", async (change, refusal) => {
  let refusals = 0;
  for (let n = 0; ; n += 1) {
    const { site, reference, orderId, providerOrderId } = await afterReservation();
    await confirm(site, reference, { receivedOn: "2026-12-03" });
    const [credit] = (await transferOf(site, reference)).credits;
    const returned = { reference, creditId: credit?.id ?? "", operator: "finance-1", returnedAs: "UTR44" };
    const changes = {
      "the money is returned": () => returnParkedCredit(site.deps, returned),
      "the buyer is erased": () =>
        site.deps.db.update(orders).set({ name: ERASED, email: null, phone: ERASED }).where(eq(orders.id, orderId)),
    };
    const { db, wasReached } = breakDb(env.DB, n, async () => changes[change]());
    const deps = { ...site.deps, db: openDb(db) };
    const outcome = await acceptParkedCredits(deps, { reference, operator: "finance-1" });
    if (!wasReached()) break;
    if (!outcome.ok) expect(outcome, `call ${n}`).toMatchObject(refusal);
    const { memberships } = await broughtBy(site, providerOrderId);
    expect(memberships).toBe(outcome.ok ? 1 : 0);
    refusals += outcome.ok ? 0 : 1;
  }
  expect(refusals).toBeGreaterThan(1);
});

test("only the credit or transfer that was named is returned or cancelled", async () => {
  const [one, two] = [await afterReservation(), await afterReservation()];
  const { site } = one;
  for (const { reference } of [one, two]) await confirm(site, reference, { amountPaise: 100 });
  const [credit] = (await transferOf(site, one.reference)).credits;
  const returned = { reference: one.reference, creditId: credit?.id ?? "", operator: "finance-1", returnedAs: "UTR43" };
  expect(await returnParkedCredit(site.deps, returned)).toMatchObject({ ok: true });
  expect((await transferOf(site, two.reference)).credits).toMatchObject([{ state: "parked" }]);
  for (const creditId of [returned.creditId, "unknown"])
    expect(await returnParkedCredit(site.deps, { ...returned, creditId })).toMatchObject({ code: "version_conflict" });
  expect(await auditTo(site, `bank_credit:${returned.creditId}`)).toEqual(["bank_transfer.returned"]);
  expect(await auditTo(site, "bank_credit:unknown")).toEqual([]);
  const cancel = (reference: string) => cancelTransfer(site.deps, { reference, actor: "buyer" });
  expect(await cancel(one.reference)).toMatchObject({ ok: true });
  expect((await transferOf(site, two.reference)).transfer.status).toBe("reserved");
  const cancelled = async (reference: string) =>
    (await auditTo(site, `bank_transfer:${reference}`)).filter((action) => action === "bank_transfer.cancelled").length;
  expect(await cancel(one.reference)).toMatchObject({ code: "version_conflict" });
  expect(await cancel("MF2222222")).toMatchObject({ code: "version_conflict" });
  expect([await cancelled(one.reference), await cancelled("MF2222222")]).toEqual([1, 0]);
});

test("a cancelled transfer parks what still arrives; a paid one cannot be cancelled", async () => {
  const { site, reference, providerOrderId } = await afterReservation();
  const cancel = (name: string) => cancelTransfer(site.deps, { reference: name, actor: "buyer" });
  expect(await cancel(reference)).toMatchObject({ ok: true });
  expect(await cancel(reference)).toMatchObject({ code: "version_conflict" });
  expect(await confirm(site, reference)).toMatchObject({ value: { result: "parked", reason: "cancelled" } });
  expect(await broughtBy(site, providerOrderId)).toEqual(RESERVED_ONLY);
  expect(await acceptParkedCredits(site.deps, { reference, operator: "finance-1" })).toMatchObject({ ok: true });
  expect(await broughtBy(site, providerOrderId)).toEqual(ONE_MEMBERSHIP);
  expect(await cancel(reference)).toMatchObject({ code: "version_conflict" });
});

test("of a confirmation and a cancellation at once, one takes effect", async () => {
  for (let n = 0; n < 10; n++) {
    const { site, reference, providerOrderId } = await afterReservation();
    const [paid, cancelled] = await Promise.all([
      confirm(site, reference),
      cancelTransfer(site.deps, { reference, actor: "buyer" }),
    ]);
    const { memberships } = await broughtBy(site, providerOrderId);
    const isPaid = paid.ok && paid.value.result === "paid";
    expect([memberships, cancelled.ok]).toEqual(isPaid ? [1, false] : [0, true]);
    const { credits } = await transferOf(site, reference);
    expect(credits).toMatchObject([{ state: isPaid ? "used" : "parked" }]);
  }
});

test("an erasure cancels the open reservation, and money that still arrives is parked", async () => {
  const wanted = wantPatron();
  const { site, reference, providerOrderId } = await afterReservation(wanted);
  const memberId = await makeMember(site, wanted.email);
  await startSession(site.deps, memberId, { cookie: null, userAgent: "Browser", ip: null });
  await requestErasure(site.deps, memberId);
  expect((await transferOf(site, reference)).transfer).toMatchObject({ status: "cancelled", closedBy: memberId });
  expect(await orderOf(site, providerOrderId)).toMatchObject({ name: "erased", email: null });
  expect(await confirm(site, reference)).toMatchObject({ value: { result: "parked", reason: "cancelled" } });
  expect(await acceptParkedCredits(site.deps, { reference, operator: "finance-1" })).toMatchObject({
    code: "version_conflict",
  });
});
