import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { NOTICE_VERSION } from "#worker/contracts/vocabulary.ts";
import { payments } from "#worker/db/schema/billing.ts";
import { MAIL_KINDS, outbox } from "#worker/db/schema/mail.ts";
import { requestEmailChange } from "#worker/domain/accounts/email-change.server.ts";
import { requestCode } from "#worker/domain/accounts/login.server.ts";
import { confirmMember, findMemberByEmail } from "#worker/domain/accounts/members.server.ts";
import { findSession, startSession } from "#worker/domain/accounts/sessions.server.ts";
import { reserveTransfer } from "#worker/domain/bank-transfers/reserve-transfer.server.ts";
import { listOrdersOf } from "#worker/domain/billing/orders.server.ts";
import type { MailKind } from "#worker/domain/mail/mail-definition.server.ts";
import { inviteToSeat } from "#worker/domain/seats/invite-seat.server.ts";
import { requestCallBack } from "#worker/domain/visitors/contact.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { queueReminders } from "#worker/jobs/renewal-reminders.server.ts";
import { sendRefunds } from "#worker/jobs/scheduled.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { approvedRefund } from "../../support/fixtures/billing/refunds.ts";
import { cookieOf } from "../../support/fixtures/members.ts";
import { openSite, openSiteWithMails, type Site } from "../../support/site/site.ts";

/** Part of everything that a stranger can enter except the address itself, to which the mail goes. */
const MARK = "zq7marker";
const NAME = `Dear Customer ${MARK} https://evil.example/${MARK}`;
const BROWSER = { cookie: null, userAgent: `Browser of ${MARK}`, ip: null };
const DETAILS = { name: NAME, phone: "9876543210", role: "startup" as const };
const BOXES = { consent: NOTICE_VERSION, adult: "yes" } as const;

type Scenario = (site: Site, email: string) => Promise<unknown>;

const register: Scenario = async (site, email) => {
  const response = await site.post("/auth/register", { ...DETAILS, email, password: MARK });
  expect(response.status).toBe(201);
};
const registerForEvent = async (site: Site, email: string, fullName: string) => {
  const response = await site.post("/event/register", { fullName, email, phone: "9876543210" });
  expect(response.status).toBe(201);
};

/** A member with a verified address; to any other address, their input is a stranger's. */
async function logInSomebody(site: Site) {
  const email = `${crypto.randomUUID()}@example.org`;
  await register(site, email);
  const memberId = (await findMemberByEmail(site.deps, email))?.id ?? expect.fail("no member");
  await confirmMember(site.deps, memberId, { ...DETAILS, ...BOXES });
  const { cookies } = await startSession(site.deps, memberId, BROWSER);
  const session = await findSession(site.deps, { ...BROWSER, cookie: cookieOf(cookies) });
  return session?.viewer ?? expect.fail("no session");
}

const pay: Scenario = (site, email) => payFor(site, { plan: "community", amount: 4999, contact: email });

async function payFor(site: Site, purchase: { plan: string; amount: number; contact: string }) {
  const response = await site.post("/payment/create-order", { ...purchase, name: NAME });
  const { id } = await response.json<{ id: string }>();
  expect((await site.post("/payment/verify", await fakeRazorpay.pay(id))).status).toBe(200);
}

const payAndRefund = async (site: Site, email: string) => {
  await pay(site, email);
  const { id } = (await listOrdersOf(site.deps, email))[0] ?? expect.fail("no order");
  const payment = await site.deps.db.select().from(payments).where(eq(payments.orderId, id)).get();
  await approvedRefund(site, payment?.id ?? expect.fail("no payment"));
};

const FORUM = "goes to the forum itself";
const PROVEN = "goes only to an address whose owner has logged in or entered a code";
const BY_OPERATOR = "an operator sends it, having read what was entered";
/** How a stranger causes each kind of mail to an unverified address. A new kind must say which it is. */
const SCENARIOS: Record<MailKind, Scenario | typeof PROVEN | typeof FORUM | typeof BY_OPERATOR> = {
  welcome: register,
  accounts_merged: BY_OPERATOR,
  purchase_moved: BY_OPERATOR,
  purchase_left: BY_OPERATOR,
  merged_address: PROVEN,
  known_address: async (site, email) => {
    await register(site, email);
    await register(site, email);
  },
  sign_in_code: async (site, email) => {
    await register(site, email);
    await requestCode(site.deps, email, BROWSER);
  },
  no_account: (site, email) => requestCode(site.deps, email, BROWSER),
  scheme_changed: PROVEN,
  email_change_code: async (site, email) => requestEmailChange(site.deps, await logInSomebody(site), email, BROWSER),
  address_taken: async (site, email) => {
    const viewer = await logInSomebody(site);
    await register(site, email);
    const owner = (await findMemberByEmail(site.deps, email))?.id ?? expect.fail("no member");
    await confirmMember(site.deps, owner, { ...DETAILS, ...BOXES, name: "The Owner" });
    await requestEmailChange(site.deps, viewer, email, BROWSER);
  },
  receipt: pay,
  payment_kept: BY_OPERATOR,
  renewal_reminder: async (site, email) => {
    const lastYear = new Date(Date.now() - 345 * 86_400_000);
    const then = openSite({ now: () => lastYear, mail: site.deps.mail });
    await pay(then, email);
    await then.settle();
    await queueReminders(site.deps);
  },
  refund_approved: async (site, email) => {
    await payAndRefund(site, email);
  },
  refund_processed: async (site, email) => {
    await payAndRefund(site, email);
    await deliverMail(site.deps);
    await sendRefunds(site.deps, site.deps.payments ?? expect.fail("no payments"));
  },
  refund_failed: FORUM,
  seat_invited: async (site, email) => {
    const owner = await logInSomebody(site);
    await payFor(site, { plan: "corporate", amount: 49999, contact: owner.email });
    expect(await inviteToSeat(site.deps, owner, email)).toMatchObject({ ok: true });
  },
  seat_withdrawn: PROVEN,
  bank_transfer_reserved: async (site, email) => {
    const wanted = { plan: "patron", amount: 299999, name: NAME, email, key: crypto.randomUUID() } as const;
    expect(await reserveTransfer(site.deps, wanted)).toMatchObject({ ok: true });
  },
  dispute_reported: FORUM,
  contact_received: async (site, email) => {
    const response = await site.post("/contact", { name: NAME, email, message: `Read ${NAME}` });
    expect(response.status).toBe(201);
  },
  call_back_received: async (site, email) => {
    expect(await requestCallBack(site.deps, { name: NAME, contact: email, plan: "gold" })).toMatchObject({ ok: true });
  },
  event_registered: (site, email) => registerForEvent(site, email, NAME),
  event_correction: async (site, email) => {
    await registerForEvent(site, email, NAME);
    await registerForEvent(site, email, `Another ${NAME}`);
  },
  new_sign_in: PROVEN,
  passkey_added: PROVEN,
  email_changed: PROVEN,
  erasure_done: PROVEN,
  message_reply: BY_OPERATOR,
  record_reply: BY_OPERATOR,
  registration_confirmed: BY_OPERATOR,
  registration_moved: BY_OPERATOR,
  registration_cancelled: BY_OPERATOR,
};

const unverified = MAIL_KINDS.flatMap((kind) => {
  const scenario = SCENARIOS[kind];
  return typeof scenario === "string" ? [] : [[kind, scenario] as const];
});

test.each(unverified)("a mail of the kind %s contains nothing that a visitor entered", async (kind, scenario) => {
  const { site, mails } = openSiteWithMails();
  const email = `${crypto.randomUUID()}@example.org`;
  await scenario(site, email);
  await site.settle();
  await deliverMail(site.deps);
  const rows = await site.deps.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(rows.filter((row) => row.kind === kind)).toMatchObject([{ status: "sent" }]);
  const received = mails.filter(({ to }) => to === email);
  expect(received).toHaveLength(rows.length);
  for (const { subject, text, html, attachments = [] } of received) {
    for (const part of [subject, text, html, ...attachments.map(({ content }) => content)]) {
      expect(part).not.toContain(MARK);
      expect(part).not.toContain("evil.example");
      expect(part).not.toContain("9876543210");
    }
  }
});
