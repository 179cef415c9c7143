import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { OperatorRole } from "#worker/contracts/console/vocabulary.ts";
import { orders } from "#worker/db/schema/billing.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { type MAIL_KINDS, outbox } from "#worker/db/schema/mail.ts";
import { writeTo } from "#worker/domain/console/correspondence/correspondence.server.ts";
import { viewMail } from "#worker/domain/console/lists/mails.server.ts";
import { viewOrder } from "#worker/domain/console/orders.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { logIn } from "../../support/fixtures/members.ts";
import { deliverAll, orderOf, paidOrder, paymentOf } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

type Kind = (typeof MAIL_KINDS)[number];
type Sent = { kind: Kind; subjectId: string; recipient?: string | null; memberId?: string; sentAt?: Date };

/** Opens the record of a mail that is in the outbox as given. */
async function open(site: Site, role: OperatorRole, { recipient = "nobody@example.org", ...mail }: Sent) {
  const id = crypto.randomUUID();
  const now = site.deps.now();
  const status = recipient ? "sent" : "no_address";
  await site.deps.db
    .insert(outbox)
    .values({ ...mail, id, recipient, status, dedupeKey: id, nextAttemptAt: now, createdAt: now, language: "en" });
  return viewMail(site.deps, await operatorOf(site, role), id);
}

/** A person with an account, a registration, a message and a paid order. */
async function person() {
  const site = openSite();
  const { email, memberId } = await logIn(site);
  const guest = { fullName: "Asha Rao", phone: "9876543210", membershipStatus: "Non-Member" };
  const registration = crypto.randomUUID();
  await site.deps.db
    .insert(eventRegistrations)
    .values({ ...guest, id: registration, email, event: "general", createdAt: site.deps.now() });
  const paid = await paidOrder(site);
  await deliverAll(site, paid.id);
  const { id: order } = await orderOf(site, paid.id);
  const payment = (await paymentOf(site, paid.payment))?.id ?? expect.fail("no payment");
  return { site, email, memberId, registration, order, payment };
}

test("a mail links to the registration, order or account that it is about, with the person's name", async () => {
  const { site, email, memberId, registration, order } = await person();
  const operator = await operatorOf(site, "owner");
  const replyId = crypto.randomUUID();
  await writeTo(site.deps, operator, { kind: "registration", id: registration, replyId, body: "See you there." });
  const toRegistration = { href: `/console/registrations/${registration}`, title: "Asha Rao", facts: ["Registration"] };
  const toOrder = { href: `/console/payments/${order}`, title: "Ravi", facts: ["Order"] };
  const account = { href: `/console/members/${memberId}`, facts: ["Account"] };
  const expected: [Sent, object][] = [
    [{ kind: "registration_confirmed", subjectId: registration }, toRegistration],
    [{ kind: "record_reply", subjectId: replyId }, toRegistration],
    [{ kind: "receipt", subjectId: order }, toOrder],
    [{ kind: "renewal_reminder", subjectId: `${order}:30` }, toOrder],
    [{ kind: "passkey_added", subjectId: "some-passkey", memberId }, account],
    // The registration is deleted.
    [{ kind: "registration_cancelled", subjectId: "general", recipient: email }, account],
  ];
  for (const [mail, about] of expected) expect((await open(site, "owner", mail))?.about).toMatchObject(about);
  expect((await open(site, "owner", { kind: "no_account", subjectId: "x" }))?.about).toBeUndefined();
  expect((await open(site, "owner", { kind: "event_registered", subjectId: "gone" }))?.about).toBeUndefined();
});

test("a mail about a refund links to its order or, for desk, who sees no orders, to the membership", async () => {
  const { site, order, payment } = await person();
  const id = crypto.randomUUID();
  const now = site.deps.now().getTime();
  await site.deps.db.run(`insert into refunds (id, payment_id, amount_paise, status, created_at, updated_at)
    values ('bank:${id}', '${payment}', 100, 'processed', ${now}, ${now})`);
  const mail = { kind: "refund_processed", subjectId: `bank:${id}` } as const;
  expect((await open(site, "owner", mail))?.about).toMatchObject({ href: `/console/payments/${order}` });
  const about = (await open(site, "desk", mail))?.about;
  expect(about).toMatchObject({ title: "Ravi", facts: ["Membership"] });
  expect(about?.href).toMatch(/^\/console\/memberships\//);
});

test("a mail without an address says so, and there is nothing to reveal", async () => {
  const { site, order } = await person();
  const [mail, sent] = [{ kind: "receipt", subjectId: order, recipient: null } as const, { sentAt: new Date() }];
  const view = await open(site, "owner", mail);
  expect(view?.details).toContainEqual(["Problem", "There was no email address, so nothing was sent."]);
  expect(view).toMatchObject({ hasContact: false, about: { title: "Ravi" } });
  const erased = await open(site, "owner", { ...mail, ...sent });
  expect(erased?.details).toContainEqual(["Problem", "The address was erased after it was sent."]);
  const known = await open(site, "owner", { kind: "receipt", subjectId: order });
  expect(known?.details).toContainEqual(["Problem", "None"]);
  expect(known).toMatchObject({ hasContact: true });
});

test("an erased order has no contact details to reveal", async () => {
  const { site, order } = await person();
  const operator = await operatorOf(site, "owner");
  expect(await viewOrder(site.deps, operator, order)).toMatchObject({ hasContact: true });
  await site.deps.db.update(orders).set({ email: null, phone: "erased" }).where(eq(orders.id, order));
  expect(await viewOrder(site.deps, operator, order)).toMatchObject({ hasContact: false, phone: "Erased" });
});
