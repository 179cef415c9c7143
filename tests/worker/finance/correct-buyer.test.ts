import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#worker/db/schema/billing.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { correctBuyer } from "#worker/domain/console/finance/correct-buyer.server.ts";
import { resendReceipt } from "#worker/domain/console/finance/payment-steps.server.ts";
import { viewOrder } from "#worker/domain/console/orders.server.ts";
import { listMemberships } from "#worker/domain/dashboard/memberships.server.ts";
import { mergeAccounts } from "#worker/domain/merging/merge-accounts.server.ts";
import { requestErasure } from "#worker/domain/privacy/erasure.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { trailOf } from "../../support/fixtures/billing/console-payments.ts";
import { makeUnverified } from "../../support/fixtures/members.ts";
import { person } from "../../support/fixtures/membership/seats.ts";
import { deliverAll, orderOf, paidOrder, startOrder } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const REASON = "They called from the number of the order";
const address = () => `${crypto.randomUUID()}@example.org`;
const mailsTo = (site: Site, recipient: string) =>
  site.deps.db.select().from(outbox).where(eq(outbox.recipient, recipient));

async function bought(site: Site, contact: string) {
  const { id } = await paidOrder(site, "success", { contact });
  await deliverAll(site, id);
  return (await orderOf(site, id)).id;
}

async function desk() {
  const site = openSite();
  const operator = await operatorOf(site, "finance");
  const correct = (id: string, email: string) => correctBuyer(site.deps, operator, { id, email, reason: REASON });
  const emailOf = async (id: string) =>
    (await site.deps.db.select().from(orders).where(eq(orders.id, id)).get())?.email ?? null;
  return { site, operator, correct, emailOf };
}

test("an order paid with a phone number gets its email once; the receipt and the membership follow", async () => {
  const { site, operator, correct, emailOf } = await desk();
  const buyer = await person(site);
  const id = await bought(site, "+91 98123 45611");
  expect((await viewOrder(site.deps, operator, id))?.money).toMatchObject({ canCorrect: true, canResend: false });
  const outcomes = await Promise.all([1, 2, 3].map(() => correct(id, buyer.email)));
  expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  expect(await emailOf(id)).toBe(buyer.email);
  const corrections = (await trailOf(site, `order:${id}`)).filter((action) => action === "order.address_corrected");
  expect(corrections).toHaveLength(1);
  const entries = await site.deps.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, `order:${id}`));
  expect(JSON.stringify(entries)).not.toContain("example.org");
  expect(await listMemberships(site.deps, buyer)).toHaveLength(1);
  expect(await resendReceipt(site.deps, operator, { orderId: id, key: "k" })).toMatchObject({ ok: true });
  expect(await mailsTo(site, buyer.email)).toContainEqual(expect.objectContaining({ kind: "receipt", subjectId: id }));
  expect((await viewOrder(site.deps, operator, id))?.timeline.map(({ what }) => what)).toContain("Corrected the email");
});

test("a mistyped address is replaced, and the mails about the order are erased with the account of the right one", async () => {
  const { site, correct, emailOf } = await desk();
  const [wrong, buyer] = [address(), await person(site)];
  const id = await bought(site, wrong);
  await makeUnverified(site, wrong);
  const isAbout = (mail: { subjectId: string }) => mail.subjectId === id;
  expect((await mailsTo(site, wrong)).some(isAbout)).toBe(true);
  expect(await correct(id, buyer.email)).toMatchObject({ ok: true });
  expect(await emailOf(id)).toBe(buyer.email);
  expect((await mailsTo(site, wrong)).some(isAbout)).toBe(false);
  expect(await correct(id, buyer.email)).toMatchObject({ ok: true });
  await requestErasure(site.deps, buyer.memberId);
  expect(await emailOf(id)).toBeNull();
  const mails = await site.deps.db.select().from(outbox).where(eq(outbox.subjectId, id));
  expect(mails.map(({ recipient }) => recipient)).toEqual([null]);
  expect(await correct(id, address())).toMatchObject({
    errors: [{ field: "email", message: expect.stringMatching(/not erased/) }],
  });
});

test("the address of a merged account leads to the one that was kept", async () => {
  const { site, operator, correct, emailOf } = await desk();
  const [keep, drop] = [await person(site), await person(site)];
  const pair = { keepId: keep.memberId, dropId: drop.memberId, reason: REASON };
  expect(await mergeAccounts(site.deps, operator, pair)).toMatchObject({ ok: true });
  const id = await bought(site, address());
  expect(await correct(id, drop.email)).toMatchObject({ ok: true });
  expect(await emailOf(id)).toBe(keep.email);
});

test("two memberships of one phone number and name are corrected one after the other", async () => {
  const { site, correct, emailOf } = await desk();
  const [first, renewal] = [await bought(site, "+91 98123 45612"), await bought(site, "+91 98123 45612")];
  const email = address();
  for (const id of [first, renewal]) {
    expect(await correct(id, email)).toMatchObject({ ok: true });
    expect(await emailOf(id)).toBe(email);
  }
});

const REFUSED: [string, RegExp, (site: Site) => Promise<{ id: string; email: string }>][] = [
  [
    "that is not paid",
    /Only a paid order/,
    async (site) => {
      return { id: (await orderOf(site, await startOrder(site))).id, email: address() };
    },
  ],
  [
    "of a confirmed account",
    /belongs to a confirmed account/,
    async (site) => {
      return { id: await bought(site, (await person(site)).email), email: address() };
    },
  ],
  [
    "whose address has another membership",
    /bought with the same email/,
    async (site) => {
      const wrong = address();
      await bought(site, wrong);
      return { id: await bought(site, wrong), email: address() };
    },
  ],
  [
    "for an address with a membership",
    /runs or begins later/,
    async (site) => {
      const email = address();
      await bought(site, email);
      return { id: await bought(site, address()), email };
    },
  ],
];

test.each(REFUSED)("an order %s keeps its address, in words, and the trail says nothing", async (_, message, make) => {
  const { site, correct, emailOf } = await desk();
  const { id, email } = await make(site);
  const before = await emailOf(id);
  expect(await correct(id, email)).toMatchObject({
    code: "invalid_input",
    message: expect.stringMatching(message),
    errors: [{ field: "email" }],
  });
  expect(await emailOf(id)).toBe(before);
  expect(await trailOf(site, `order:${id}`)).toEqual([]);
});

test("a correction needs a recent use of the passkey, and an order", async () => {
  const { site, operator, correct, emailOf } = await desk();
  const wrong = address();
  const id = await bought(site, wrong);
  const locked = { ...operator, hasProof: false };
  const input = { id, email: address(), reason: REASON };
  expect(await correctBuyer(site.deps, locked, input)).toMatchObject({ code: "stale_passkey" });
  expect(await emailOf(id)).toBe(wrong);
  expect(await correct("none", address())).toMatchObject({ code: "unknown_order" });
});
