import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { NOTICE_VERSION } from "#worker/contracts/vocabulary.ts";
import { consents } from "#worker/db/schema/accounts.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { contactMessages } from "#worker/db/schema/visitors.ts";
import { giveConsent, listConsents } from "#worker/domain/accounts/consents.server.ts";
import { findMember, registerMember, storeLanguage } from "#worker/domain/accounts/members.server.ts";
import { findSession } from "#worker/domain/accounts/sessions.server.ts";
import { refundFailedMail } from "#worker/domain/billing/refund-requests/mails.server.ts";
import { listDocumentsOf } from "#worker/domain/documents/documents.server.ts";
import { describeDocument } from "#worker/domain/documents/view.server.ts";
import { registerForEvent } from "#worker/domain/events/register-for-event.server.ts";
import { confirmRegistration } from "#worker/domain/events/registration-decisions.server.ts";
import { queueMail } from "#worker/domain/mail/outbox.server.ts";
import { exportJson } from "#worker/domain/privacy/data-export.server.ts";
import { sendContactMessage } from "#worker/domain/visitors/contact.server.ts";
import { replyToMessage } from "#worker/domain/visitors/message-answers.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { inLocale } from "#worker/locale.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { logIn, makeMember, makeUnverified, PHONE, requestErasure } from "../../support/fixtures/members.ts";
import { deliverAll, orderOf, startOrder } from "../../support/fixtures/payments.ts";
import { openSite, openSiteWithMails, type Site } from "../../support/site/site.ts";

const PERSON = { name: "आशा राव", phone: PHONE, role: "startup" } as const;
const OPERATOR = { memberId: "operator", role: "owner", requestId: "0" } as const;
const newAddress = () => `${crypto.randomUUID()}@example.org`;

async function mailsTo({ deps }: Site, email: string) {
  const rows = await deps.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.createdAt));
  return Object.fromEntries(rows.map(({ kind, language }) => [kind, language]));
}

test("an account has the language in which it was registered, and so have its consents and first mail", async () => {
  const site = openSite();
  const email = newAddress();
  const boxes = { consent: NOTICE_VERSION, marketing: "yes" } as const;
  await inLocale("hi", () => registerMember(site.deps, { ...PERSON, email, ...boxes }));
  const given = await site.deps.db.select().from(consents).where(eq(consents.email, email));
  expect(given.map(({ language }) => language)).toEqual(["hi", "hi"]);
  expect(await mailsTo(site, email)).toEqual({ welcome: "hi" });
});

test("somebody else who enters the address in another language does not change the account's", async () => {
  const site = openSite();
  const email = newAddress();
  const memberId = await makeMember(site, email);
  await inLocale("hi", () => registerMember(site.deps, { ...PERSON, email }));
  expect(await findMember(site.deps, memberId)).toMatchObject({ language: "en" });
});

test("each consent names the language of its notice, and the person's data contains it and the account's language", async () => {
  const site = openSite();
  const { memberId, email, cookie } = await logIn(site);
  await storeLanguage(site.deps, memberId, "hi");
  await inLocale("hi", () => giveConsent(site.deps, memberId, "marketing"));
  const given = (await listConsents(site.deps, memberId)).map(({ purpose, language }) => [purpose, language]);
  expect(given.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
    ["account", "en"],
    ["marketing", "hi"],
  ]);
  expect(await findSession(site.deps, { cookie, userAgent: null, ip: null })).toMatchObject({ language: "hi" });
  const own = JSON.parse(await exportJson(site.deps, { memberId, email }));
  expect(own.account[0].language).toBe("hi");
  expect(own.consents.map(({ language }: { language: string }) => language).toSorted()).toEqual(["en", "hi"]);
});

test("a place at an event is confirmed in the language of its registration, not in the operator's", async () => {
  const site = openSite();
  const email = newAddress();
  const person = { fullName: "आशा राव", email, phone: "9876543210", membershipStatus: "Non-Member" as const };
  expect(await inLocale("hi", () => registerForEvent(site.deps, person))).toMatchObject({ ok: true });
  const row = await site.deps.db.select().from(eventRegistrations).where(eq(eventRegistrations.email, email)).get();
  await confirmRegistration(site.deps, OPERATOR, row?.id ?? "");
  expect(await mailsTo(site, email)).toEqual({ event_registered: "hi", registration_confirmed: "hi" });
});

test("a message is answered in the language of the page on which it was written", async () => {
  const site = openSite();
  const email = newAddress();
  await inLocale("hi", () => sendContactMessage(site.deps, { name: "आशा", email, message: "नमस्ते" }));
  const row = await site.deps.db.select().from(contactMessages).where(eq(contactMessages.email, email)).get();
  await replyToMessage(site.deps, OPERATOR, { messageId: row?.id ?? "", replyId: crypto.randomUUID(), body: "नमस्ते" });
  expect(await mailsTo(site, email)).toEqual({ contact_received: "hi", message_reply: "hi" });
});

test("an order's language is that of its receipt mail and documents, even if a webhook reports the payment", async () => {
  const site = openSite({ config: { ...openSite().deps.config, hasHindi: true } });
  const email = newAddress();
  const id = await startOrder(site, { contact: email }, { "Accept-Language": "hi" });
  const { razorpay_payment_id: paymentId } = await fakeRazorpay.pay(id);
  await deliverAll(site, id);
  await fakeRazorpay.refund(paymentId, 100_00);
  await deliverAll(site, id);
  expect(await mailsTo(site, email)).toEqual({ receipt: "hi", refund_processed: "hi" });
  const documents = await listDocumentsOf(site.deps, [(await orderOf(site, id)).id]);
  expect(documents.map(({ kind, terms }) => [kind, terms.language])).toEqual([
    ["receipt", "hi"],
    ["credit_note", "hi"],
  ]);
  const [receipt] = documents.map((document) => describeDocument(document, undefined));
  expect(receipt).toMatchObject({ title: { en: "Receipt", hi: "रसीद" }, buyer: { heading: { en: "Received from" } } });
});

test("the last mail, about the erasure, is in the language of the erased account", async () => {
  const site = openSite();
  const { memberId, email } = await logIn(site);
  await storeLanguage(site.deps, memberId, "hi");
  await requestErasure(site.deps, memberId);
  expect(await mailsTo(site, email)).toEqual({ erasure_done: "hi" });
});

test("a mail is in the language of the account, and without one in that of the request", async () => {
  const { site, mails } = openSiteWithMails();
  const on = { ...site.deps, config: { ...site.deps.config, hasHindi: true } };
  const { memberId, email } = await logIn(site);
  await storeLanguage(site.deps, memberId, "hi");
  const stranger = newAddress();
  await inLocale("hi", () => sendContactMessage(site.deps, { name: "आशा", email: stranger, message: "नमस्ते" }));
  await sendContactMessage(site.deps, { name: "आशा", email, message: "नमस्ते" });
  await deliverMail(on);
  const subjects = Object.fromEntries(mails.map(({ to, subject }) => [to, subject]));
  expect(subjects).toMatchObject({ [stranger]: "आपका संदेश हमें मिल गया है", [email]: "आपका संदेश हमें मिल गया है" });
  const html = mails.find(({ to }) => to === stranger)?.html;
  expect(html).toMatch(/<html lang="hi">.*मासा फ़ोरम.*\/hi\/events/s);
});

test("an unconfirmed account does not choose the language of mails to its address", async () => {
  const { site, mails } = openSiteWithMails();
  const email = newAddress();
  const memberId = await inLocale("hi", () => makeUnverified(site, email));
  expect(await findMember(site.deps, memberId)).toMatchObject({ language: "hi" });
  await sendContactMessage(site.deps, { name: "Asha", email, message: "Hello" });
  await deliverMail({ ...site.deps, config: { ...site.deps.config, hasHindi: true } });
  expect(mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain(
    "We have received your message",
  );
});

test("while the site has no Hindi, every mail is in English", async () => {
  const { site, mails } = openSiteWithMails();
  const { memberId, email } = await logIn(site);
  await storeLanguage(site.deps, memberId, "hi");
  await inLocale("hi", () => sendContactMessage(site.deps, { name: "आशा", email, message: "नमस्ते" }));
  await deliverMail({ ...site.deps, config: { ...site.deps.config, hasHindi: false } });
  expect(mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain(
    "We have received your message",
  );
});

test("a mail to the forum itself is in English, even if its address has an account in Hindi", async () => {
  const { site, mails } = openSiteWithMails();
  const { memberId, email } = await logIn(site);
  await storeLanguage(site.deps, memberId, "hi");
  const request = await failedRefund(site);
  await queueMail(site.deps, refundFailedMail, { recipient: email, about: { failedRefundId: request }, once: email });
  await deliverMail({ ...site.deps, config: { ...site.deps.config, hasHindi: true } });
  expect(mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain("A refund of ₹100 failed");
});

/** The id of a refund that the provider reports as failed. */
async function failedRefund(site: Site): Promise<string> {
  const id = await startOrder(site);
  const { razorpay_payment_id: paymentId } = await fakeRazorpay.pay(id);
  await deliverAll(site, id);
  const refundId = await fakeRazorpay.refund(paymentId, 100_00, { isPending: true });
  await fakeRazorpay.settleRefund(refundId, "failed");
  await deliverAll(site, id);
  return refundId;
}

test("storing one member's language leaves the others' unchanged", async () => {
  const site = openSite();
  const [mine, other] = [await logIn(site), await logIn(site)];
  await storeLanguage(site.deps, mine.memberId, "hi");
  expect(await findMember(site.deps, mine.memberId)).toMatchObject({ language: "hi" });
  expect(await findMember(site.deps, other.memberId)).toMatchObject({ language: "en" });
});
