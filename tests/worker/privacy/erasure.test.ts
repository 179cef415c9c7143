import { env } from "cloudflare:workers";
import { eq, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test, vi } from "vitest";
import { policies } from "#worker/content/seed/policies.ts";
import { NOTICE_VERSION } from "#worker/contracts/vocabulary.ts";
import { consents, loginCodes, members } from "#worker/db/schema/accounts.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { membershipNumbers } from "#worker/db/schema/membership.ts";
import { auditEntries, rateLimits } from "#worker/db/schema/platform.ts";
import { erasureRequests } from "#worker/db/schema/privacy.ts";
import { giveConsent, withdrawConsent } from "#worker/domain/accounts/consents.server.ts";
import { findMember, findMemberByEmail } from "#worker/domain/accounts/members.server.ts";
import { findSession } from "#worker/domain/accounts/sessions.server.ts";
import { findOrder, findOrderByProviderId } from "#worker/domain/billing/orders.server.ts";
import { recordPayment } from "#worker/domain/billing/payment-updates.server.ts";
import { noteOnRecord } from "#worker/domain/console/record.server.ts";
import { findMembership } from "#worker/domain/membership/memberships.server.ts";
import { collectPersonalData } from "#worker/domain/privacy/data-export.server.ts";
import { finishErasures, requestOwnErasure } from "#worker/domain/privacy/erasure.server.ts";
import {
  erasureDoneStatement,
  findErasure,
  storeErasureRequest,
} from "#worker/domain/privacy/erasure-requests.server.ts";
import { listNotesOn } from "#worker/domain/record-notes.server.ts";
import { listMessagesOf } from "#worker/domain/visitors/contact.server.ts";
import { saveSubmission } from "#worker/domain/workspace/submissions.server.ts";
import { changeTasks } from "#worker/domain/workspace/tasks.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { runScheduledJobs } from "#worker/jobs/scheduled.server.ts";
import operations from "../../../docs/operations/restore.md?raw";
import { whereIs } from "../../support/browser/traces.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { makeFullMember, orderMembership, payMembership, TRACES } from "../../support/fixtures/full-member.ts";
import { logIn, makeMember, requestErasure } from "../../support/fixtures/members.ts";
import { reserved, wantPatron } from "../../support/fixtures/membership/bank-transfers.ts";
import { deliverAll, paidOrder } from "../../support/fixtures/payments.ts";
import { SUBMISSIONS } from "../../support/fixtures/submissions.ts";
import { openSite, openSiteWithMails, type Site } from "../../support/site/site.ts";

const SCHEMA = import.meta.glob<Record<string, unknown>>("../../../worker/db/schema/*.ts", { eager: true });
/** Tables without personal data; every other table must have data of the member who is erased. */
const IMPERSONAL_TABLES = [
  "intents",
  "vital_counts",
  "provider_events",
  "settled_items",
  "content_entries",
  "content_revisions",
  "slug_redirects",
  "publications",
  "publication_changes",
  "link_checks",
  "pictures",
  "figure_counts",
];
/** Tables in which a row of the member remains: documents the law requires, and numbers that no longer identify anybody. */
const STAYS: Record<string, string> = {
  orders: "name",
  documents: "name",
  payments: "numbers",
  payment_decisions: "numbers",
  refunds: "numbers",
  refund_requests: "numbers",
  disputes: "numbers",
  bank_transfers: "numbers",
  seats: "numbers",
  bank_credits: "numbers",
  memberships: "numbers",
  receipts: "numbers",
  outbox: "numbers",
  audit_entries: "numbers",
  audit_trail: "numbers",
  erasure_requests: "numbers",
};

const personal = (email: string) => whereIs(TRACES.name, "quillfeather", TRACES.phone, TRACES.marker, email);

async function mailsTo(site: Site, email: string): Promise<number> {
  return site.deps.db.$count(outbox, eq(outbox.recipient, email));
}

test("erasure leaves no name, address, phone or text of the person in any table, except the name on documents", async () => {
  const site = openSite();
  const { memberId, email, ids } = await makeFullMember(site);
  await storeErasureRequest(site.deps, memberId);

  // The test is meaningful only if every table that can have the member's data has some.
  const tables = Object.values(SCHEMA)
    .flatMap(Object.values)
    .filter((value) => is(value, SQLiteTable));
  const codes = await site.deps.db.select().from(loginCodes);
  const limits = await site.deps.db.select().from(rateLimits);
  expect(codes.length).toBeGreaterThan(0);
  expect(limits.length).toBeGreaterThan(0);
  const places = await whereIs(...ids, TRACES.marker);
  const empty = tables
    .map((table) => getTableName(table))
    .filter((name) => !IMPERSONAL_TABLES.includes(name) && !["sign_in_codes", "rate_limits"].includes(name))
    .filter((name) => !places.some((place) => place.startsWith(`${name}.`)));
  expect(empty).toEqual([]);
  expect(await personal(email)).toEqual(
    expect.arrayContaining([
      "members.name",
      "submissions.data",
      "offers.terms",
      "contact_messages.message",
      "outbox.dedupe_key",
      "sessions.user_agent",
    ]),
  );

  const { number } = await requestErasure(site.deps, memberId);
  await deliverMail(site.deps);

  expect(await personal(email)).toEqual(["documents.terms", "orders.name"]);
  const left = await whereIs(...ids);
  expect(left.filter((place) => !(place.split(".")[0] ?? "") || !STAYS[place.split(".")[0] ?? ""])).toEqual([]);
  expect(await site.deps.db.$count(loginCodes)).toBe(codes.length - 1);
  expect(await findErasure(site.deps, number)).toMatchObject({
    doneAt: expect.any(Date),
    retained: ["receipt", "credit_note"].map((kind) => ({ kind, until: expect.stringMatching(/^\d{4}-03-31$/) })),
  });
});

test("the paid order keeps what the invoice needs and nothing more", async () => {
  const site = openSite();
  const { memberId, orderId } = await makeFullMember(site);
  await requestErasure(site.deps, memberId);
  expect(await findOrder(site.deps, orderId)).toMatchObject({
    name: TRACES.name,
    email: null,
    phone: "erased",
    status: "paid",
    amountPaise: 499900,
  });
  expect(await site.deps.db.$count(membershipNumbers, eq(membershipNumbers.orderId, orderId))).toBe(1);
});

test("one mail says that it is done; its row is deleted once it is sent or given up on", async () => {
  const sent: string[] = [];
  const site = openSite({
    mail: {
      send: async ({ to, subject }) => {
        sent.push(`${to} ${subject}`);
        return { ok: true };
      },
    },
  });
  const { memberId, email } = await logIn(site);
  await requestErasure(site.deps, memberId);
  await deliverMail(site.deps);
  expect(sent.filter((line) => line.startsWith(email))).toEqual([`${email} Your data has been erased`]);
  expect(await whereIs(email)).toEqual([]);

  const failing = { send: async () => ({ ok: false as const, error: "E_DOWN" }) };
  const other = await logIn(site);
  await requestErasure(site.deps, other.memberId);
  for (let hours = 0; hours < 60; hours++) {
    const later = new Date(Date.now() + hours * 3_600_000);
    await deliverMail(openSite({ now: () => later, mail: failing }).deps);
  }
  expect(await whereIs(other.email)).toEqual([]);
});

test("erasing deletes nothing of anybody else's", async () => {
  const site = openSite();
  const mine = await makeFullMember(site);
  const other = await makeFullMember(site);
  const before = await collectPersonalData(site.deps, other);
  await requestErasure(site.deps, mine.memberId);
  expect(await collectPersonalData(site.deps, other)).toEqual(before);
  expect(await findSession(site.deps, { cookie: other.cookie, userAgent: null, ip: null })).toBeDefined();
});

test("a login of more than a quarter of an hour ago erases nothing", async () => {
  const site = openSite();
  const { cookie, memberId } = await logIn(site);
  const device = { cookie, userAgent: null, ip: null };
  const later = openSite({ now: () => new Date(Date.now() + 16 * 60_000) });
  const stale = (await findSession(later.deps, device)) ?? expect.fail("no session");
  expect(await requestOwnErasure(later.deps, stale)).toMatchObject({ ok: false, code: "stale_session" });
  expect(await site.deps.db.$count(members, eq(members.id, memberId))).toBe(1);
  expect(await site.deps.db.$count(erasureRequests, eq(erasureRequests.memberId, memberId))).toBe(0);
  const fresh = (await findSession(site.deps, device)) ?? expect.fail("no session");
  expect(await requestOwnErasure(site.deps, fresh)).toMatchObject({ ok: true });
  expect(await findSession(site.deps, device)).toBeUndefined();
});

test("asking twice, even at once, makes one request with one number and one mail", async () => {
  const site = openSite();
  const { memberId, email } = await logIn(site);
  const answers = await Promise.all(Array.from({ length: 5 }, () => requestErasure(site.deps, memberId)));
  const again = await requestErasure(site.deps, memberId);
  expect(new Set([...answers, again].map(({ number }) => number)).size).toBe(1);
  expect(await mailsTo(site, email)).toBe(1);
  const audit = await site.deps.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `member:${memberId}`));
  expect(audit.filter(({ action }) => action === "member.erased")).toHaveLength(1);
});

test("a write that races with the erasure leaves nothing, in either order", async () => {
  for (let round = 0; round < 5; round++) {
    const site = openSite();
    const { memberId } = await logIn(site);
    const owner = { memberId, role: "startup" as const };
    const { key, data } = SUBMISSIONS.incubation;
    await Promise.allSettled([
      saveSubmission(site.deps, owner, { kind: "incubation", key, version: 0, data }),
      requestErasure(site.deps, memberId),
      changeTasks(site.deps, owner, [{ id: "read-blogs", completed: true, changedAt: Date.now() }]),
    ]);
    expect((await whereIs(memberId)).filter((place) => !/^(audit_entries|erasure_requests)/.test(place))).toEqual([]);
    await expect(saveSubmission(site.deps, owner, { kind: "incubation", key, version: 0, data })).rejects.toThrow();
  }
});

test("no note is added to a record that was erased while a colleague had its page open, and none to an unknown one", async () => {
  const site = openSite();
  const finance = await operatorOf(site, "finance");
  const { memberId, email, orderId } = await makeFullMember(site);
  const [message] = await listMessagesOf(site.deps, email);
  await requestErasure(site.deps, memberId);
  const note = (subject: string) => noteOnRecord(site.deps, finance, { subject, body: TRACES.marker });
  for (const subject of [`member:${memberId}`, `message:${message?.id}`, "registration:none"]) {
    expect(await note(subject), subject).toMatchObject({ code: "not_found" });
  }
  expect(await listNotesOn(site.deps, [`member:${memberId}`, `message:${message?.id}`])).toEqual([]);
  // The order of a receipt stays, so finance can still write about it.
  const membership = await findMembership(site.deps, orderId);
  for (const subject of [`order:${orderId}`, `membership:${membership?.id}`]) {
    expect(await note(subject), subject).toMatchObject({ ok: true });
  }
});

test("a request is done once, and no other request with it", async () => {
  const { deps } = openSite();
  const noted = async () =>
    (await storeErasureRequest(deps, await makeMember({ deps }, `${crypto.randomUUID()}@example.org`))) ??
    expect.fail("not stored");
  const [one, other] = [await noted(), await noted()];
  const retained = [{ kind: "receipt" as const, number: "MFR/26-27/000001", until: "2035-03-31" }];
  await erasureDoneStatement(deps, one.id, retained);
  await erasureDoneStatement(deps, one.id, []);
  expect(await findErasure(deps, one.id)).toMatchObject({ retained });
  expect(await findErasure(deps, other.id)).toMatchObject({ doneAt: null });
});

test("the scheduled job finishes an erasure that a broken database has interrupted", async () => {
  const site = openSite();
  const { memberId, email } = await logIn(site);
  const { db } = site.deps;
  const fail = () => Promise.reject(new Error("D1_ERROR: overloaded"));
  site.deps.db = new Proxy(db, { get: (target, key) => (key === "batch" ? fail : Reflect.get(target, key)) });
  const { number } = await requestErasure(site.deps, memberId);
  expect(await findErasure(site.deps, number)).toMatchObject({ doneAt: null });
  expect(site.lines.join()).toContain("erasure.postponed");
  expect(await findMemberByEmail(site.deps, email)).toBeDefined();
  site.deps.db = db;
  await finishErasures(site.deps);
  expect(await findErasure(site.deps, number)).toMatchObject({ doneAt: expect.any(Date) });
  expect(await findMemberByEmail(site.deps, email)).toBeUndefined();
});

test("what a member has agreed to stays provable without a name, however often they changed their mind", async () => {
  const given = new Date("2026-11-20T10:00:00.123Z");
  const withdrawn = new Date("2026-11-21T10:00:00Z");
  const erased = new Date("2026-11-22T10:00:00Z");
  const site = openSite({ now: () => given });
  const memberId = await makeMember(site, `undecided-${crypto.randomUUID()}@example.org`);
  await site.deps.db.delete(consents).where(eq(consents.memberId, memberId));
  await giveConsent(site.deps, memberId, "account");
  for (let i = 0; i < 60; i += 1) {
    await giveConsent(site.deps, memberId, "marketing");
    await withdrawConsent({ ...site.deps, now: () => withdrawn }, memberId, "marketing");
  }
  const statements: number[] = [];
  const real = env.DB.batch.bind(env.DB);
  const batch = vi.spyOn(env.DB, "batch").mockImplementation(async (list) => {
    statements.push(list.length);
    return real(list);
  });
  await requestErasure({ ...site.deps, now: () => erased }, memberId);
  batch.mockRestore();
  // The platform takes no more than a thousand queries in one call.
  expect(Math.max(...statements)).toBeLessThan(60);
  const recorded = await site.deps.db.select().from(auditEntries).where(eq(auditEntries.actor, memberId));
  const details = recorded.filter(({ action }) => action === "consent.erased").map(({ detail }) => detail);
  const news = `marketing ${NOTICE_VERSION} 2026-11-20T10:00:00.123Z 2026-11-21T10:00:00.000Z en`;
  expect(details.filter((detail) => detail === news)).toHaveLength(60);
  expect(details).toContain(`account ${NOTICE_VERSION} 2026-11-20T10:00:00.123Z 2026-11-22T10:00:00.000Z en`);
});

test("an order that is paid after the erasure has its receipt, and no mail goes to anybody", async () => {
  const site = openSite();
  const { memberId, email } = await logIn(site);
  const providerId = await orderMembership(site, email);
  const { number } = await requestErasure(site.deps, memberId);
  expect(await findErasure(site.deps, number)).toMatchObject({
    retained: [{ kind: "open_order", number: providerId }],
  });
  await fakeRazorpay.pay(providerId);
  for (const { body, eventId, signature } of await fakeRazorpay.listDeliveries(providerId)) {
    const headers = { "X-Razorpay-Signature": signature, "X-Razorpay-Event-Id": eventId };
    expect((await site.post("/payment/webhook", body, headers)).status).toBe(200);
  }
  const order = (await findOrderByProviderId(site.deps, providerId)) ?? expect.fail("no order");
  expect(order).toMatchObject({ status: "paid", name: TRACES.name, email: null, phone: "erased" });
  expect(await site.deps.db.$count(membershipNumbers, eq(membershipNumbers.orderId, order.id))).toBe(1);
  const mails = await site.deps.db.select().from(outbox).where(eq(outbox.subjectId, order.id));
  expect(mails).toMatchObject([{ kind: "receipt", status: "no_address", recipient: null }]);
});

test("a payment update repeated after the erasure sends no receipt", async () => {
  const site = openSite();
  const { memberId, email } = await logIn(site);
  const orderId = await payMembership(site, email);
  const providerId = (await findOrder(site.deps, orderId))?.providerOrderId ?? "";
  await requestErasure(site.deps, memberId);
  for (const { body, eventId, signature } of await fakeRazorpay.listDeliveries(providerId)) {
    await site.post("/payment/webhook", body, { "X-Razorpay-Signature": signature, "X-Razorpay-Event-Id": eventId });
  }
  const mails = await site.deps.db.select().from(outbox).where(eq(outbox.subjectId, orderId));
  expect(mails).toMatchObject([{ status: "no_address", recipient: null }]);
});

test("a payment whose order was read before the erasure and is written after it has no name", async () => {
  const site = openSite();
  const { memberId, email } = await logIn(site);
  const providerId = await orderMembership(site, email);
  const order = (await findOrderByProviderId(site.deps, providerId)) ?? expect.fail("no order");
  await requestErasure(site.deps, memberId);
  await deliverMail(site.deps);
  const { amountPaise: amount, currency } = order;
  const payment = { id: "pay_late", order_id: providerId, amount, currency, status: "captured" as const };
  expect(await recordPayment(site.deps, order, payment, "webhook")).toBe(true);
  expect(await findOrderByProviderId(site.deps, providerId)).toMatchObject({ status: "paid" });
  expect(await whereIs(email)).toEqual([]);
});

test("an order that is never paid loses its name as soon as nothing can settle it any more", async () => {
  const site = openSite();
  const { memberId, email } = await logIn(site);
  const providerId = await orderMembership(site, email);
  await requestErasure(site.deps, memberId);
  expect(await findOrderByProviderId(site.deps, providerId)).toMatchObject({ name: TRACES.name });
  const late = openSite({ now: () => new Date(Date.now() + 5 * 24 * 3_600_000) });
  await runScheduledJobs(late.deps);
  expect(await findOrderByProviderId(site.deps, providerId)).toMatchObject({ name: "erased", status: "created" });
});

test("a bank transfer that is reserved loses its company, GSTIN and address with its person", async () => {
  const site = openSite();
  const { memberId, email } = await logIn(site);
  const company = { company: "Bluestone Foods", gstin: "29AAGCB7383J1Z4", billingAddress: "12 Brigade Road" };
  const { providerOrderId } = await reserved(site, wantPatron({ email, ...company }));
  expect(await findOrderByProviderId(site.deps, providerOrderId)).toMatchObject({ buyer: { gstin: company.gstin } });
  await requestErasure(site.deps, memberId);
  const erased = { name: "erased", email: null, buyer: null };
  expect(await findOrderByProviderId(site.deps, providerOrderId)).toMatchObject(erased);
  expect(await whereIs(company.company, company.gstin, company.billingAddress)).toEqual([]);
});

test("a receipt keeps its company and billing address, and the last mail and the policy say so", async () => {
  const { site, mails } = openSiteWithMails();
  const { memberId, email } = await logIn(site);
  const company = { company: `Bluestone ${memberId}`, billingAddress: `12 Residency Road ${memberId}` };
  const { id } = await paidOrder(site, "success", { contact: email, ...company });
  await deliverAll(site, id);
  await requestErasure(site.deps, memberId);
  expect(await whereIs(company.billingAddress)).toEqual(["documents.terms", "orders.buyer"]);
  await deliverMail(site.deps);
  const last = mails.findLast(({ to }) => to === email)?.text.replaceAll(/\s+/g, " ");
  expect(last).toContain(
    "with the name and billing details printed on it, without your email address and phone number",
  );
  const policy = policies.find(({ slug }) => slug === "privacy-policy");
  expect(JSON.stringify(policy)).toMatch(/name and billing details that\\nare printed on it/);
});

test("the checks of an erased person's order that somebody tried to pay end within four days, and its name with them", async () => {
  const site = openSite();
  const { memberId, email } = await logIn(site);
  const providerId = await orderMembership(site, email);
  await fakeRazorpay.pay(providerId, "failure");
  await requestErasure(site.deps, memberId);
  const find = async () => (await findOrderByProviderId(site.deps, providerId)) ?? expect.fail("no order");
  const { createdAt } = await find();
  const looks: Date[] = [];
  for (let order = await find(); order.nextCheckAt && looks.length < 20; order = await find()) {
    const look = order.nextCheckAt;
    looks.push(look);
    await runScheduledJobs(openSite({ now: () => look }).deps);
  }
  expect(looks.at(-1)).toEqual(new Date(createdAt.getTime() + 4 * 24 * 3_600_000));
  expect(await find()).toMatchObject({ name: "erased", status: "attempted" });
});

test("the same address registers again and finds an empty account", async () => {
  const site = openSite();
  const { memberId, email } = await makeFullMember(site);
  await requestErasure(site.deps, memberId);
  await deliverMail(site.deps);
  const recreated = await makeMember(site, email);
  expect(recreated).not.toBe(memberId);
  const data = await collectPersonalData(site.deps, { memberId: recreated, email });
  const counts = Object.entries(data).filter(([, rows]) => rows.length > 0);
  expect(counts.map(([kind]) => kind)).toEqual(["account", "consents", "mails"]);
  expect(data.consents).toHaveLength(1);
  expect(data.mails).toMatchObject([{ kind: "welcome" }]);
});

test("a request's number is long, and any other number finds nothing", async () => {
  const site = openSite();
  const { memberId } = await logIn(site);
  const { number } = await requestErasure(site.deps, memberId);
  expect(number).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  expect(await findErasure(site.deps, ` ${number.toLowerCase()} `)).toMatchObject({ number });
  for (const wrong of ["", "2222-2222-2222-2222", "%", memberId]) {
    expect(await findErasure(site.deps, wrong)).toBeUndefined();
  }
});

test("an erasure that a restore has undone is repeated by the runbook's statement", async () => {
  const site = openSite();
  const mine = await logIn(site);
  const other = await logIn(site);
  const statement =
    /--command "(insert into erasure_requests[^"]+)"/.exec(operations)?.[1] ?? expect.fail("no statement");
  await env.DB.prepare(statement.replace("<memberId>", mine.memberId)).run();
  await finishErasures(site.deps);
  expect(await findMember(site.deps, mine.memberId)).toBeUndefined();
  expect(await findMember(site.deps, other.memberId)).toBeDefined();
});

test("an erasure request for an account that no longer exists is done at once", async () => {
  const site = openSite();
  const { number } = await requestErasure(site.deps, crypto.randomUUID());
  expect(await findErasure(site.deps, number)).toMatchObject({ doneAt: expect.any(Date), retained: [] });
});
