import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#worker/db/schema/accounts.ts";
import { orders } from "#worker/db/schema/billing.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { memberships } from "#worker/db/schema/membership.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { findMember } from "#worker/domain/accounts/members.server.ts";
import { findOrderByProviderId, listOrdersOf } from "#worker/domain/billing/orders.server.ts";
import { writeTo } from "#worker/domain/console/correspondence/correspondence.server.ts";
import {
  findBuyersAccount,
  isWithoutAccount,
  moveToAccount,
  viewPurchases,
} from "#worker/domain/console/finance/move-purchases-view.server.ts";
import { resendReceipt } from "#worker/domain/console/finance/payment-steps.server.ts";
import { viewOrder } from "#worker/domain/console/orders.server.ts";
import { verifyTrail } from "#worker/domain/operators/verify-trail.server.ts";
import { collectPersonalData } from "#worker/domain/privacy/data-export.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { orderMembership, payMembership } from "../../support/fixtures/full-member.ts";
import { makeUnverified, requestErasure } from "../../support/fixtures/members.ts";
import { makeAccount, merge, newAddress } from "../../support/fixtures/merging.ts";
import { openSiteWithMails } from "../../support/site/site.ts";

const { site, mails } = openSiteWithMails();
const { deps } = site;
const moved = { ok: true };
const refusal = (message: RegExp) => ({
  ...{ ok: false, code: "not_mergeable" },
  message: expect.stringMatching(message),
});
const phone = () => `9${crypto.randomUUID().replaceAll(/\D/g, "").padEnd(9, "7").slice(0, 9)}`;

async function move(orderId: string, memberId: string) {
  const input = { orderId, memberId, reason: "They sent the bank’s message about it" };
  return moveToAccount(deps, await operatorOf(site, "finance"), input);
}

async function orderOf(id: string) {
  return (await deps.db.select().from(orders).where(eq(orders.id, id)).get()) ?? expect.fail("no order");
}

test("all purchases with a misspelt email move to the account, with their money, documents and memberships", async () => {
  const [misspelt, account] = [newAddress(), await makeAccount(site)];
  const orderId = await payMembership(site, misspelt);
  const unpaid = await findOrderByProviderId(deps, await orderMembership(site, misspelt));
  expect(await isWithoutAccount(deps, await orderOf(orderId))).toBe(true);
  expect(await move(orderId, account.id)).toMatchObject(moved);
  const data = await collectPersonalData(deps, { memberId: account.id, email: account.email });
  expect(new Set(data.orders.map(({ id }) => id))).toEqual(new Set([orderId, unpaid?.id]));
  expect([data.payments.length, data.documents.length, data.memberships.length]).toEqual([1, 1, 1]);
  expect(await listOrdersOf(deps, misspelt)).toEqual([]);
  expect(await isWithoutAccount(deps, await orderOf(orderId))).toBe(false);
});

test("an order without an email moves on its own, and gets its receipt", async () => {
  const [number, account] = [phone(), await makeAccount(site)];
  const orderId = await payMembership(site, number);
  const other = await payMembership(site, number);
  expect((await orderOf(orderId)).email).toBeNull();
  expect(await move(orderId, account.id)).toMatchObject(moved);
  expect((await orderOf(other)).email).toBeNull();
  const input = { orderId, key: crypto.randomUUID() };
  expect(await resendReceipt(deps, await operatorOf(site, "finance"), input)).toMatchObject({ ok: true });
  await deliverMail(deps);
  const subjects = mails.filter(({ to }) => to === account.email).map(({ subject }) => subject);
  expect(subjects.slice(-2)).toEqual([
    expect.stringMatching(/^Your purchase is now in your/),
    expect.stringMatching(/[Rr]eceipt|[Ii]nvoice/),
  ]);
});

test("both addresses get a mail, and the misspelt one learns neither the purchase nor the account", async () => {
  const [misspelt, account] = [newAddress(), await makeAccount(site)];
  const orderId = await payMembership(site, misspelt);
  await deliverMail(deps);
  expect(await move(orderId, account.id)).toMatchObject(moved);
  await deliverMail(deps);
  const { planTitle, name } = await orderOf(orderId);
  const lastTo = (email: string) => mails.findLast(({ to }) => to === email)?.text ?? "";
  expect(lastTo(account.email)).toContain(`${planTitle}, ordered on`);
  expect(lastTo(misspelt)).toContain("We were told that it was misspelt");
  for (const secret of [planTitle, name, account.email]) expect(lastTo(misspelt)).not.toContain(secret);
});

test("a receipt that did not arrive is sent to the account, and one that arrived keeps its address", async () => {
  const account = await makeAccount(site);
  for (const [status, to] of [
    ["failed", account.email],
    ["queued", account.email],
    ["sending", account.email],
    ["sent", undefined],
  ] as const) {
    const misspelt = newAddress();
    const orderId = await payMembership(site, misspelt);
    await deps.db.update(memberships).set({ revokedOn: "2026-01-01" }).where(eq(memberships.orderId, orderId));
    const isReceipt = and(eq(outbox.kind, "receipt"), eq(outbox.recipient, misspelt));
    const receipt = await deps.db.select().from(outbox).where(isReceipt).get();
    // Due later, so that the delivery after the payment's response does not send it meanwhile.
    const nextAttemptAt = new Date(Date.now() + 3_600_000);
    const state = { status, nextAttemptAt, ...(status === "failed" && { lastError: "550 no such user" }) };
    await deps.db.update(outbox).set(state).where(isReceipt);
    expect(await move(orderId, account.id)).toMatchObject(moved);
    const after = await deps.db
      .select()
      .from(outbox)
      .where(eq(outbox.id, receipt?.id ?? ""))
      .get();
    expect(after).toMatchObject({ recipient: to ?? misspelt, memberId: account.id });
  }
});

test("the trail has the reason on the order and on the account, and is intact", async () => {
  const [misspelt, account] = [newAddress(), await makeAccount(site)];
  const orderId = await payMembership(site, misspelt);
  expect(await move(orderId, account.id)).toMatchObject(moved);
  for (const [subject, action] of [
    [`order:${orderId}`, "order.moved"],
    [`member:${account.id}`, "member.purchases_added"],
  ] as const) {
    const entries = await deps.db.select().from(auditTrail).where(eq(auditTrail.subject, subject));
    expect(entries).toMatchObject([{ action, reason: "They sent the bank’s message about it" }]);
  }
  const record = await viewOrder(deps, await operatorOf(site, "finance"), orderId);
  expect(record?.timeline.map(({ what }) => what)).toContain("Moved to the account of the buyer");
  expect(await verifyTrail(deps)).toMatchObject({ fault: undefined });
});

test("the page says what moves, and changes nothing", async () => {
  const [misspelt, account] = [newAddress(), await makeAccount(site)];
  const orderId = await payMembership(site, misspelt);
  const view = await viewPurchases(deps, await operatorOf(site, "finance"), { orderId, memberId: account.id });
  expect(view).toMatchObject({ obstacles: [], moves: [expect.stringMatching(/with its payments, documents/)] });
  expect(JSON.stringify(view)).not.toContain(account.email);
  expect((await orderOf(orderId)).email).toBe(misspelt);
});

test("the account must be confirmed, and is found only by the email of a confirmed account", async () => {
  const unverified = newAddress();
  const memberId = await makeUnverified(site, unverified);
  const orderId = await payMembership(site, newAddress());
  expect(await move(orderId, memberId)).toMatchObject(refusal(/confirmed address/));
  for (const email of [unverified, newAddress()]) {
    expect(await findBuyersAccount(deps, email)).toMatchObject({ ok: false, code: "invalid_input" });
  }
  const account = await makeAccount(site);
  expect(await findBuyersAccount(deps, account.email)).toEqual({ ok: true, value: account.id });
});

test("purchases of a confirmed or a merged account are refused, those of an unconfirmed one move", async () => {
  const [account, other] = [await makeAccount(site), await makeAccount(site)];
  const orderId = await payMembership(site, other.email);
  expect(await isWithoutAccount(deps, await orderOf(orderId))).toBe(false);
  expect(await move(orderId, account.id)).toMatchObject(refusal(/belongs to an account/));
  const third = await makeAccount(site);
  expect(await merge(site, third, other)).toMatchObject(moved);
  expect(await move(orderId, account.id)).toMatchObject(refusal(/belongs to an account/));
  const unverified = newAddress();
  const id = await makeUnverified(site, unverified);
  expect(await move(await payMembership(site, unverified), account.id)).toMatchObject(moved);
  expect(await findMember(deps, id)).toMatchObject({ email: unverified, state: "unverified" });
});

test("a move is refused for an operator’s account, during an erasure, and without a fresh passkey", async () => {
  const orderId = await payMembership(site, newAddress());
  const operator = await makeAccount(site);
  await deps.db.run(`insert into operators (id, email, member_id, role, granted_at, granted_by)
    values ('grant-${operator.id}', '${operator.email}', null, 'desk', 1, 'test')`);
  expect(await move(orderId, operator.id)).toMatchObject(refusal(/may open the console/));
  const leaving = await makeAccount(site);
  await deps.db.run(
    `insert into erasure_requests (id, member_id, requested_at) values ('e-${leaving.id}', '${leaving.id}', 1)`,
  );
  expect(await move(orderId, leaving.id)).toMatchObject(refusal(/being erased/));
  const stale = { ...(await operatorOf(site, "finance")), hasRecentPasskey: false };
  const input = { orderId, memberId: (await makeAccount(site)).id, reason: "They sent the bank’s message" };
  expect(await moveToAccount(deps, stale, input)).toMatchObject({ code: "stale_passkey" });
});

test("two running memberships prevent a move; a single one continues in the account", async () => {
  const account = await makeAccount(site);
  const own = await payMembership(site, account.email);
  const orderId = await payMembership(site, newAddress());
  expect(await move(orderId, account.id)).toMatchObject(refusal(/Both the account and the purchases/));
  await deps.db.update(memberships).set({ revokedOn: "2026-01-01" }).where(eq(memberships.orderId, own));
  expect(await move(orderId, account.id)).toMatchObject(moved);
});

test("an erased order never moves", async () => {
  const [gone, account] = [await makeAccount(site), await makeAccount(site)];
  const orderId = await payMembership(site, gone.email);
  await requestErasure(deps, gone.id);
  expect((await orderOf(orderId)).email).toBeNull();
  expect(await isWithoutAccount(deps, await orderOf(orderId))).toBe(false);
  expect(await move(orderId, account.id)).toMatchObject({ code: "not_found" });
  expect(await move("none", account.id)).toMatchObject({ code: "not_found" });
});

test("of two moves to different accounts at the same time, one wins", async () => {
  const [one, other] = [await makeAccount(site), await makeAccount(site)];
  const orderId = await payMembership(site, newAddress());
  const outcomes = await Promise.all([move(orderId, one.id), move(orderId, other.id)]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const winner = outcomes[0].ok ? one : other;
  expect((await orderOf(orderId)).email).toBe(winner.email);
});

test("a payment that arrives after the move begins a membership in the account", async () => {
  const [misspelt, account] = [newAddress(), await makeAccount(site)];
  const ended = await payMembership(site, misspelt);
  await deps.db.update(memberships).set({ revokedOn: "2026-01-01" }).where(eq(memberships.orderId, ended));
  const providerId = await orderMembership(site, misspelt);
  expect(await move(ended, account.id)).toMatchObject(moved);
  expect((await site.post("/payment/verify", await fakeRazorpay.pay(providerId))).status).toBe(200);
  const data = await collectPersonalData(deps, { memberId: account.id, email: account.email });
  expect(data.memberships).toHaveLength(2);
  expect(await deps.db.$count(members, eq(members.email, misspelt))).toBe(0);
});

test("an unpaid order offers no move, and a second press says that it is already done", async () => {
  const [misspelt, account] = [newAddress(), await makeAccount(site)];
  const order = await findOrderByProviderId(deps, await orderMembership(site, misspelt));
  expect(await isWithoutAccount(deps, order ?? expect.fail("no order"))).toBe(false);
  expect(await move(order?.id ?? "", account.id)).toMatchObject({ code: "not_found" });
  const orderId = await payMembership(site, misspelt);
  expect(await move(orderId, account.id)).toMatchObject(moved);
  expect(await move(orderId, account.id)).toMatchObject(refusal(/in this account already/));
});

test("finance sees only confirmed accounts there, and only beside an order that no account shows", async () => {
  const finance = await operatorOf(site, "finance");
  const [account, other] = [await makeAccount(site), await makeAccount(site)];
  const unverified = await makeUnverified(site, newAddress());
  const orderId = await payMembership(site, newAddress());
  const claimed = await payMembership(site, other.email);
  expect(await viewPurchases(deps, finance, { orderId, memberId: account.id })).toBeDefined();
  expect(await viewPurchases(deps, finance, { orderId, memberId: unverified })).toBeUndefined();
  expect(await viewPurchases(deps, finance, { orderId: claimed, memberId: account.id })).toBeUndefined();
});

test("an unsent email that was written from the order goes to the account, and one from elsewhere does not", async () => {
  const [misspelt, account] = [newAddress(), await makeAccount(site)];
  const orderId = await payMembership(site, misspelt);
  const registration = { event: "general", fullName: "Asha Rao", email: misspelt, phone: "9876543210" };
  const id = crypto.randomUUID();
  await deps.db
    .insert(eventRegistrations)
    .values({ ...registration, id, membershipStatus: "Non-Member", createdAt: new Date() });
  await deliverMail(deps);
  const desk = await operatorOf(site, "owner");
  for (const [kind, about, body] of [
    ["order", orderId, "Your refund goes to your bank."],
    ["registration", id, "The event begins at ten."],
  ] as const) {
    const written = { kind, id: about, replyId: crypto.randomUUID(), body };
    expect(await writeTo(deps, desk, written)).toMatchObject({ ok: true });
  }
  expect(await move(orderId, account.id)).toMatchObject(moved);
  await deliverMail(deps);
  const toThem = (email: string) =>
    mails
      .filter(({ to }) => to === email)
      .map(({ text }) => text)
      .join();
  expect(toThem(account.email)).toContain("Your refund goes to your bank.");
  expect(toThem(misspelt)).not.toContain("Your refund");
  expect(toThem(misspelt)).toContain("The event begins at ten.");
});

test("the order still shows the receipt that went to the misspelt address", async () => {
  const [misspelt, account] = [newAddress(), await makeAccount(site)];
  const orderId = await payMembership(site, misspelt);
  await deliverMail(deps);
  expect(await move(orderId, account.id)).toMatchObject(moved);
  await deliverMail(deps);
  const record = await viewOrder(deps, await operatorOf(site, "finance"), orderId);
  const happened = record?.timeline.map(({ what }) => what);
  const mailed = ["Receipt: sent", "Email about the move to the account: sent", "Email to the misspelt address: sent"];
  expect(happened).toEqual(expect.arrayContaining(mailed));
});

test("an address to which the receipt could not be delivered gets no mail about the move", async () => {
  const [misspelt, account] = [newAddress(), await makeAccount(site)];
  const orderId = await payMembership(site, misspelt);
  await deliverMail(deps);
  const isReceipt = and(eq(outbox.kind, "receipt"), eq(outbox.subjectId, orderId));
  await deps.db.update(outbox).set({ status: "failed", lastError: "550 no such user" }).where(isReceipt);
  expect(await move(orderId, account.id)).toMatchObject(moved);
  expect(await deps.db.$count(outbox, eq(outbox.recipient, misspelt))).toBe(0);
});

test("erasing one buyer leaves the mails of another who had given the same misspelt email", async () => {
  const [misspelt, first, second] = [newAddress(), await makeAccount(site), await makeAccount(site)];
  const orderId = await payMembership(site, misspelt);
  await deliverMail(deps);
  expect(await move(orderId, first.id)).toMatchObject(moved);
  expect(await move(await payMembership(site, misspelt), second.id)).toMatchObject(moved);
  await requestErasure(deps, second.id);
  const isFirst = and(eq(outbox.kind, "receipt"), eq(outbox.subjectId, orderId));
  expect(await deps.db.$count(outbox, and(isFirst, eq(outbox.memberId, first.id)))).toBe(1);
});

test("a hundred orders with one email move, and different buyers are pointed out", async () => {
  const [misspelt, account] = [newAddress(), await makeAccount(site)];
  const orderId = await payMembership(site, misspelt);
  const order = await orderOf(orderId);
  const rows = Array.from({ length: 110 }, (_, n) => ({ id: `${orderId}-${n}`, receipt: `${orderId}-${n}` }));
  await deps.db.run(sql`insert into orders (id, receipt, provider_order_id, plan_id, plan_title, amount_paise, currency,
    name, email, created_at, language)
    select value ->> 'id', value ->> 'receipt', value ->> 'id', ${order.planId}, ${order.planTitle}, 499900, 'INR',
      'Ravi Iyer', ${misspelt}, 1, 'en' from json_each(${JSON.stringify(rows)})`);
  const view = await viewPurchases(deps, await operatorOf(site, "finance"), { orderId, memberId: account.id });
  expect(view?.moves).toHaveLength(111);
  expect(view?.lost.join()).toContain("The orders name different buyers.");
  expect(await move(orderId, account.id)).toMatchObject(moved);
  expect(await listOrdersOf(deps, account.email)).toHaveLength(111);
});
