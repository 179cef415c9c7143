import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ReserveTransfer } from "#worker/contracts/payment.ts";
import { orders } from "#worker/db/schema/billing.ts";
import { contentEntries } from "#worker/db/schema/content.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { isReference } from "#worker/domain/bank-transfers/reference.server.ts";
import { reserveTransfer } from "#worker/domain/bank-transfers/reserve-transfer.server.ts";
import { openTransfer } from "#worker/domain/bank-transfers/transfer-link.server.ts";
import { cancelTransferByKey, describeTransfer } from "#worker/domain/bank-transfers/transfer-page.server.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import { bankAccountOf, paymentMethodsOf } from "#worker/domain/membership/payment-methods.server.ts";
import { listPlanCards } from "#worker/domain/membership/plans.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { reconcileOrders } from "#worker/jobs/reconcile.server.ts";
import { maxOf } from "../../support/fixtures/limits.ts";
import {
  PATRON_PAISE,
  RESERVED_AT,
  reserved,
  transferOf,
  wantPatron,
} from "../../support/fixtures/membership/bank-transfers.ts";
import { GST_INCLUDED, orderOf, setGst } from "../../support/fixtures/payments.ts";
import { openSite, openSiteWithMails, type Site } from "../../support/site/site.ts";

const at = (instant: Date) => ({ now: () => instant });

test("a buyer reserves a bank transfer for seven days, and gets a mail with the account and the reference", async () => {
  const { site, mails } = openSiteWithMails(at(RESERVED_AT));
  const transfer = await reserved(site);
  expect(transfer).toMatchObject({ status: "reserved", amountPaise: PATRON_PAISE, lastDay: "2026-12-01" });
  expect(isReference(transfer.reference)).toBe(true);
  expect(await orderOf(site, transfer.providerOrderId)).toMatchObject({
    status: "created",
    planId: "patron",
    amountPaise: PATRON_PAISE,
    name: "Kavita Shah",
    nextCheckAt: null,
  });
  await deliverMail(site.deps);
  const mail = mails.find(({ to }) => to === transfer.email);
  expect(mail?.subject).toBe(`Bank transfer for Patron Member: ${transfer.reference}`);
  for (const part of [
    "₹2,99,999",
    transfer.reference,
    "1 December 2026",
    "000000000000",
    "SMPL0000000",
    transfer.path,
  ]) {
    expect(mail?.text).toContain(part);
  }
});

test("the same form sent twenty times at once gives one order, one transfer and one mail", async () => {
  const site = openSite();
  const wanted = wantPatron();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => reserveTransfer(site.deps, wanted)));
  const paths = new Set(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.path] : [])));
  expect(paths.size).toBe(1);
  expect(await site.deps.db.$count(orders, eq(orders.email, wanted.email))).toBe(1);
  expect(await site.deps.db.$count(outbox, eq(outbox.recipient, wanted.email))).toBe(1);
});

test("a company's details are stored for its invoice, and a GSTIN determines the state", async () => {
  const site = openSite();
  const company = { company: "Shah Foods Pvt Ltd", gstin: "29AAGCB7383J1Z4", billingAddress: "12 Brigade Road" };
  const wanted = wantPatron(company);
  expect(ReserveTransfer.safeParse({ ...wanted, amount: String(wanted.amount) }).success).toBe(true);
  const { providerOrderId } = await reserved(site, wanted);
  expect((await orderOf(site, providerOrderId)).buyer).toEqual({
    company: "Shah Foods Pvt Ltd",
    gstin: "29AAGCB7383J1Z4",
    address: "12 Brigade Road",
    state: "29",
  });
  const without = await reserved(site, wantPatron());
  expect((await orderOf(site, without.providerOrderId)).buyer).toBeNull();
});

test.each([
  ["company", { gstin: "29AAGCB7383J1Z4", billingAddress: "12 Brigade Road" }],
  ["gstin", { company: "Shah Foods", gstin: "29AAGCB7383J1Z5", billingAddress: "12 Brigade Road" }],
  ["billingAddress", { company: "Shah Foods", gstin: "29AAGCB7383J1Z4" }],
  ["billingState", { company: "Shah Foods", billingState: "99" }],
])("a buyer whose %s is missing or wrong is refused", (field, buyer) => {
  const wanted = wantPatron();
  const result = ReserveTransfer.safeParse({ ...wanted, amount: String(wanted.amount), ...buyer });
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test("with GST, a transfer of ₹50,000 or more needs an address and its state", async () => {
  const site = openSite();
  await setGst(site, GST_INCLUDED);
  try {
    expect(await reserveTransfer(site.deps, wantPatron())).toMatchObject({
      code: "invalid_input",
      errors: [{ field: "billingAddress" }, { field: "billingState" }],
    });
    const complete = wantPatron({ billingAddress: "12 Brigade Road, Bengaluru", billingState: "29" });
    expect(await reserveTransfer(site.deps, complete)).toMatchObject({ ok: true });
  } finally {
    await setGst(site, { mode: "off" });
  }
});

test("a form that is sent again returns the first reservation, even if the price has changed", async () => {
  const site = openSite();
  const wanted = wantPatron();
  const first = await reserved(site, wanted);
  const isPatron = sql`${contentEntries.collection} = 'plans' and ${contentEntries.slug} = 'patron'`;
  const before = await site.deps.db.select().from(contentEntries).where(isPatron).get();
  const dearer = { ...(before?.data as object), pricePaise: PATRON_PAISE + 100 };
  await site.deps.db.update(contentEntries).set({ data: dearer }).where(isPatron);
  try {
    expect(await reserveTransfer(site.deps, wanted)).toMatchObject({ value: { path: first.path } });
    expect(await reserveTransfer(site.deps, wantPatron())).toMatchObject({ code: "unknown_plan" });
  } finally {
    await site.deps.db.update(contentEntries).set({ data: before?.data }).where(isPatron);
  }
});

test("the same form with another address makes another reservation", async () => {
  const site = openSite();
  const first = wantPatron();
  const second = wantPatron({ key: first.key });
  expect((await reserved(site, first)).reference).not.toBe((await reserved(site, second)).reference);
});

test("a plan below the UPI limit, an unknown price and too many reservations are refused", async () => {
  const config = { ...openSite().deps.config, limitsFactor: 1 };
  const site = openSite({ config, clientId: "203.0.113.7" });
  const refusal = async (wanted: Parameters<typeof reserveTransfer>[1]) => reserveTransfer(site.deps, wanted);
  expect(await refusal(wantPatron({ plan: "gold", amount: 24999 }))).toMatchObject({ code: "unknown_plan" });
  expect(await refusal(wantPatron({ amount: 299998 }))).toMatchObject({
    code: "unknown_plan",
    message: expect.stringMatching(/price/),
  });
  const { email } = wantPatron();
  const limit = maxOf("bank_transfer", "address");
  for (let n = 0; n < limit; n++) await reserved(site, wantPatron({ email }));
  expect(await refusal(wantPatron({ email }))).toMatchObject({ code: "too_many_requests" });
  expect(await site.deps.db.$count(orders, eq(orders.email, email))).toBe(limit);
});

test("only the key of the link opens a transfer", async () => {
  const site = openSite();
  const { path, reference } = await reserved(site);
  const key = new URL(path, "http://localhost").searchParams.get("key") ?? "";
  expect(await openTransfer(site.deps, key)).toMatchObject({ reference });
  expect(await openTransfer(site.deps, `${reference}.${"0".repeat(64)}`)).toBeUndefined();
  expect(await openTransfer(site.deps, reference)).toBeUndefined();
  expect(await describeTransfer(site.deps, key)).toMatchObject({ reference });
  expect(await describeTransfer(site.deps, reference)).toBeUndefined();
  expect(await cancelTransferByKey(site.deps, reference)).toMatchObject({ code: "not_found" });
  expect((await transferOf(site, reference)).transfer.status).toBe("reserved");
});

test("reconciliation never asks the provider about a bank transfer, before or after it is due", async () => {
  const site = openSite(at(RESERVED_AT));
  const { providerOrderId, reference } = await reserved(site);
  const asked: string[] = [];
  const payments = site.deps.payments ?? expect.fail("no payments");
  const listOrderPayments = (id: string) => {
    asked.push(id);
    return payments.listOrderPayments(id);
  };
  for (const days of [0, 1, 5]) {
    const later = openSite(at(new Date(RESERVED_AT.getTime() + days * 86_400_000 + 3_600_000)));
    await reconcileOrders(later.deps, { ...payments, listOrderPayments });
  }
  expect(asked).not.toContain(providerOrderId);
  expect((await transferOf(site, reference)).transfer.status).toBe("reserved");
});

test("a bank transfer is offered above the UPI limit only, with an account, and never to a sample account in production", async () => {
  const site = openSite();
  const cards = await listPlanCards(site.deps);
  expect(cards.map(({ paymentMethods }) => paymentMethods.bankTransfer)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(cards.at(-2)?.paymentMethods.text).toBe("Pay by UPI, card, net banking or wallet.");
  expect(cards.at(-1)?.paymentMethods.text).toBe(
    "The UPI limit is ₹1,00,000. Pay by card, net banking or bank transfer.",
  );

  const settings = await readSettings(site);
  const platinum = { pricePaise: 99_999_00, bankTransfer: true };
  const gst = { ...settings.gst, mode: "added" as const };
  expect(paymentMethodsOf(platinum, { ...settings, gst }, site.deps.config).bankTransfer).toBe(true);
  expect(paymentMethodsOf({ ...platinum, bankTransfer: false }, { ...settings, gst }, site.deps.config)).toEqual({
    text: "The UPI limit is ₹1,00,000. Pay by card or net banking.",
    isAboveUpi: true,
    bankTransfer: false,
  });
  expect(bankAccountOf(settings, { environment: "production" })).toBeUndefined();
  expect(bankAccountOf({ ...settings, sample: false }, { environment: "production" })).toEqual(settings.bankAccount);
  const empty = { name: "", number: "", ifsc: "", bank: "" };
  expect(bankAccountOf({ ...settings, bankAccount: empty }, { environment: "local" })).toBeUndefined();
});

async function readSettings(site: Site) {
  return settingsOf((await site.deps.content.snapshot()).collections);
}
