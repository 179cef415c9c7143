import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { documents } from "#worker/db/schema/documents.ts";
import { creditStatements } from "#worker/domain/billing/credit-notes.server.ts";
import type { Order } from "#worker/domain/billing/orders.server.ts";
import {
  idsOfCapturedPayments,
  idsOfUnreturnedPayments,
  type StoredPayment,
} from "#worker/domain/billing/payments.server.ts";
import { refundsWithStatus } from "#worker/domain/billing/refunds.server.ts";
import {
  cancelCreditNotesStatement,
  creditNotesStatement,
  listDocumentsOf,
  revisionStatement,
} from "#worker/domain/documents/documents.server.ts";
import {
  firstDocumentStatement,
  keptDocumentStatement,
  nextDocumentStatement,
} from "#worker/domain/documents/issue.server.ts";
import { moneyRows } from "../../support/fixtures/billing/money-rows.ts";
import { mailsAbout, PRICE } from "../../support/fixtures/billing/refunds.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const { deps } = site;
const rows = moneyRows(site);
const now = () => new Date();
const PART = 100_000;
const NONE = sql`select null where 0`;

async function paid() {
  const order = await rows.order({ status: "paid", paidAt: now() });
  return { order, payment: await rows.payment(order, { createdAt: new Date(0) }) };
}

const issueFirst = (order: Order, { id }: Pick<StoredPayment, "id">, setAside = NONE) =>
  firstDocumentStatement(deps, order, { paymentId: id, paidAt: now(), setAside });

/** An order with the document of its payment, and a second payment that has none. */
async function withSecond() {
  const { order, payment } = await paid();
  await issueFirst(order, payment);
  return { order, payment, second: await rows.payment(order) };
}

const issueNext = (order: Order) => {
  const payments = sql`select id from (${idsOfUnreturnedPayments(order.id)})`;
  return nextDocumentStatement(deps, order, { id: crypto.randomUUID(), payments, issuedAt: now() });
};

const credit = (order: Order) =>
  creditNotesStatement(deps, order.id, refundsWithStatus("processed", idsOfCapturedPayments(order.id)));

async function originalsOf({ id }: Order) {
  const all = (await listDocumentsOf(deps, [id])).filter(({ kind }) => kind !== "credit_note");
  return all
    .map(({ ordinal, revision, paymentId }) => ({ ordinal, revision, paymentId }))
    .toSorted((a, b) => a.ordinal - b.ordinal || a.revision - b.revision);
}

test("an order has one first document, whatever documents other orders have", async () => {
  const { order, payment, second } = await withSecond();
  await issueFirst(order, second);
  expect(await originalsOf(order)).toEqual([{ ordinal: 0, revision: 0, paymentId: payment.id }]);
});

test("a document of money that was set aside is not the first one", async () => {
  const { order, payment } = await paid();
  const second = await rows.payment(order);
  const kept = {
    id: crypto.randomUUID(),
    payments: sql`select ${payment.id} as id`,
    issuedAt: now(),
    isFurther: false,
  };
  await keptDocumentStatement(deps, order, kept);
  await issueFirst(order, second, sql`select ${payment.id}`);
  expect((await originalsOf(order)).map(({ paymentId }) => paymentId)).toEqual([payment.id, second.id]);
});

test("the next payment gets a document once the first one is credited, not before and not without a first one", async () => {
  const { order, payment, second } = await withSecond();
  await issueNext(order);
  await rows.refund(payment, { amountPaise: PART });
  await credit(order);
  await issueNext(order);
  expect(await originalsOf(order)).toHaveLength(1);
  await rows.refund(payment, { amountPaise: PRICE - PART });
  await credit(order);
  await issueNext(order);
  expect((await originalsOf(order)).at(-1)).toEqual({ ordinal: 1, revision: 0, paymentId: second.id });
  await issueNext(order);
  expect(await originalsOf(order)).toHaveLength(2);
  const bare = await paid();
  await issueNext(bare.order);
  expect(await originalsOf(bare.order)).toEqual([]);
});

test("a credit note is never taken for the invoice or receipt, whatever the row order", async () => {
  const { order, payment } = await withSecond();
  const [first = expect.fail("no document")] = await listDocumentsOf(deps, [order.id]);
  await rows.refund(payment, { amountPaise: PART });
  await credit(order);
  await deps.db.run(sql`update documents set rowid = rowid + 1000000 where id = ${first.id}`);
  await issueNext(order);
  expect(await originalsOf(order)).toHaveLength(1);
});

test("a cancelled credit note credits nothing", async () => {
  const { order, payment } = await withSecond();
  const refund = await rows.refund(payment);
  await credit(order);
  await cancelCreditNotesStatement(deps, order.id, sql`select ${refund.id}`);
  await issueNext(order);
  expect(await originalsOf(order)).toHaveLength(1);
  await rows.refund(payment);
  await credit(order);
  const notes = (await listDocumentsOf(deps, [order.id])).filter(({ kind }) => kind === "credit_note");
  notes.sort((a, b) => a.sequence - b.sequence);
  expect(notes.map(({ totalPaise, cancelledAt }) => [totalPaise, cancelledAt !== null])).toEqual([
    [PRICE, true],
    [PRICE, false],
  ]);
});

test("a revision does not count as another document", async () => {
  const { order, payment, second } = await withSecond();
  const [first = expect.fail("no document")] = await listDocumentsOf(deps, [order.id]);
  await revisionStatement(deps, first, { ...first, id: crypto.randomUUID() });
  await rows.refund(payment);
  await credit(order);
  await issueNext(order);
  expect(await originalsOf(order)).toMatchObject([
    { ordinal: 0, revision: 0 },
    { ordinal: 0, revision: 1 },
    { ordinal: 1, revision: 0, paymentId: second.id },
  ]);
});

test("an old document, which names no payment, does not hide the next one", async () => {
  const { order, payment, second } = await withSecond();
  await deps.db.update(documents).set({ paymentId: null }).where(eq(documents.orderId, order.id));
  await rows.refund(payment);
  await credit(order);
  await issueNext(order);
  expect((await originalsOf(order)).map(({ paymentId }) => paymentId)).toEqual([null, second.id]);
});

test("only credit notes of failed refunds are cancelled, and the first cancellation time stays", async () => {
  const { order, payment } = await withSecond();
  const [failed, done] = [
    await rows.refund(payment, { amountPaise: PART }),
    await rows.refund(payment, { amountPaise: PART }),
  ];
  await credit(order);
  const cancel = (at: string) =>
    cancelCreditNotesStatement({ ...deps, now: () => new Date(at) }, order.id, sql`select ${failed.id}`);
  await cancel("2026-11-24T06:00:00Z");
  await cancel("2026-11-25T06:00:00Z");
  const notes = await listDocumentsOf(deps, [order.id]);
  const cancelledAt = (refundId: string) => notes.find((one) => one.refundId === refundId)?.cancelledAt;
  expect([cancelledAt(failed.id), cancelledAt(done.id)]).toEqual([new Date("2026-11-24T06:00:00Z"), null]);
});

test("the next document is mailed only if the order still has the address", async () => {
  for (const [email, mails] of [
    ["earlier@example.org", []],
    [undefined, [{ kind: "receipt" }]],
  ] as const) {
    const { order, payment } = await withSecond();
    await rows.refund(payment);
    const read = email ? { ...order, email } : order;
    await deps.db.batch([...creditStatements(deps, read, { issuedAt: now() })]);
    expect(await originalsOf(order)).toHaveLength(2);
    expect(await mailsAbout(site, order.id)).toMatchObject(mails);
  }
});

test("a refund is credited once: to the document of its payment, or to an old one that names none", async () => {
  const { order, payment, second } = await withSecond();
  const [old = expect.fail("no document")] = await listDocumentsOf(deps, [order.id]);
  await deps.db.update(documents).set({ paymentId: null }).where(eq(documents.id, old.id));
  const kept = { id: crypto.randomUUID(), payments: sql`select ${second.id} as id`, issuedAt: now(), isFurther: true };
  await keptDocumentStatement(deps, order, kept);
  const credited = async ({ id }: { id: string }) =>
    (await listDocumentsOf(deps, [order.id]))
      .filter(({ refundId }) => refundId === id)
      .map(({ creditsId }) => creditsId);
  const [ofSecond, ofFirst] = [
    await rows.refund(second, { amountPaise: PART }),
    await rows.refund(payment, { amountPaise: PART }),
  ];
  await credit(order);
  expect([await credited(ofSecond), await credited(ofFirst)]).toEqual([[kept.id], [old.id]]);
  await deps.db.update(documents).set({ paymentId: null }).where(eq(documents.orderId, order.id));
  const later = await rows.refund(payment, { amountPaise: PART });
  await credit(order);
  expect(await credited(later)).toHaveLength(1);
});
