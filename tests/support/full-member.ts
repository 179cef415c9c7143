import { eq } from "drizzle-orm";
import { NOTICE_VERSION, type Role } from "#worker/contracts/vocabulary.ts";
import { WRITING_KINDS } from "#worker/contracts/workspace-vocabulary.ts";
import { passkeyChallenges, passkeys, payments } from "#worker/db/schema.ts";
import { giveConsent } from "#worker/domain/consents.server.ts";
import { recordBrowserDeed } from "#worker/domain/deeds.server.ts";
import { confirmMember, findMemberByEmail, registerMember } from "#worker/domain/members.server.ts";
import { submitOffer } from "#worker/domain/offers.server.ts";
import { listOpportunities } from "#worker/domain/opportunities.server.ts";
import { findOrderByProviderId } from "#worker/domain/orders.server.ts";
import { decisionStatement } from "#worker/domain/payment-decisions.server.ts";
import { startSession } from "#worker/domain/sessions.server.ts";
import { requestCode } from "#worker/domain/sign-in.server.ts";
import { assignStartup } from "#worker/domain/startups.server.ts";
import { AUTHORS, saveWriting } from "#worker/domain/writings.server.ts";
import { cookieOf } from "./members.ts";
import { deliver, webhookOf } from "./payments.ts";
import type { Site } from "./site.ts";
import { standIn } from "./stand-in.ts";
import { WRITINGS } from "./writings.ts";

/** What is looked for after an erasure: nobody else in the tests has any of it. */
export const TRACES = {
  name: "Zebulon Quillfeather",
  phone: "7012345678",
  marker: "xylophonic-marker",
} as const;
const PHONE = "+91 70123 45678";

export type FullMember = { memberId: string; email: string; cookie: string; orderId: string; ids: string[] };

/** A member of whom every table holds something, free texts with a marker word in each. */
export async function makeFullMember(site: Site): Promise<FullMember> {
  const { deps } = site;
  const { name, marker, phone } = TRACES;
  const email = `zebulon-${crypto.randomUUID()}@example.org`;
  // Before there is an account: a message, a call-back, a registration, a paid membership.
  await site.post("/contact", { name, email, message: `Please call ${PHONE}. ${marker}` });
  await site.post("/event/register", { fullName: name, email, phone, membershipStatus: "Non-Member" });
  const orderId = await payMembership(site, email);
  const refundId = await reportPaymentOf(site, orderId);

  const details = { name, email, phone: PHONE, role: "investor" as const };
  const boxes = { consent: NOTICE_VERSION, adult: "yes", marketing: "yes" } as const;
  await registerMember(deps, { ...details, ...boxes });
  const memberId = (await findMemberByEmail(deps, email))?.id ?? "";
  const caller = { cookie: null, userAgent: `Browser of ${marker}`, ip: "203.0.113.77" };
  await requestCode(deps, email, caller);
  const { cookies, sessionId } = await startSession(deps, memberId, caller);
  await confirmMember(deps, memberId, { ...details, ...boxes });
  await giveConsent(deps, memberId, "marketing");
  await registerMember(deps, { ...details, ...boxes });

  const owner = (role: Role) => ({ memberId, role });
  await recordBrowserDeed(deps, owner("student"), { deed: "schemes-viewed", subject: "" });
  await assignStartup(deps, memberId, "coldpath-dairy");
  for (const kind of WRITING_KINDS) {
    const { slot, data } = WRITINGS[kind];
    const { startup, ...texts } = data;
    const marked = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `${text} ${marker}`]));
    const input = { kind, slot, version: 0, data: { ...marked, ...(startup && { startup }) } };
    await saveWriting(deps, owner(AUTHORS[kind].role), input);
  }
  // A day on which what the site ships with takes offers.
  const open = { ...deps, now: () => new Date("2026-11-20T06:00:00Z") };
  const opportunity = (await listOpportunities(open)).find(({ isOpen }) => isOpen)?.slug ?? "";
  await submitOffer(open, owner("investor"), {
    id: crypto.randomUUID(),
    version: 0,
    offer: { opportunity, amount: 500_000_000_00, instrument: "Equity", terms: `${marker} ${name} ${PHONE}` },
  });
  const now = deps.now();
  const passkeyId = crypto.randomUUID();
  const publicKey = {
    credentialID: passkeyId,
    publicKey: "key",
    counter: 0,
    deviceType: "multiDevice",
    backedUp: true,
  };
  await deps.db
    .insert(passkeys)
    .values({ id: passkeyId, userId: memberId, name: marker, ...publicKey, createdAt: now });
  const challenge = { identifier: passkeyId, value: JSON.stringify({ userData: { id: memberId } }) };
  const times = { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + 300_000) };
  await deps.db.insert(passkeyChallenges).values({ id: passkeyId, ...challenge, ...times });
  const ids = [memberId, email, orderId, sessionId, passkeyId, refundId];
  return { memberId, email, cookie: cookieOf(cookies), orderId, ids };
}

/** What else the provider may report of a payment; returns the id of its refund. */
async function reportPaymentOf(site: Site, orderId: string): Promise<string> {
  const { db } = site.deps;
  const paymentId = (await db.select().from(payments).where(eq(payments.orderId, orderId)).get())?.id ?? "";
  await decisionStatement(site.deps, { kind: "second_payment_of_order", orderId, paymentId });
  const refundId = await standIn.refund(paymentId, 100);
  await standIn.dispute("created", { payment_id: paymentId });
  const deliveries = await standIn.listDeliveries(paymentId);
  for (const type of ["refund.processed", "payment.dispute.created"]) await deliver(site, webhookOf(deliveries, type));
  return refundId;
}

/** A membership that was paid with this address; returns the order's own id. */
export async function payMembership(site: Site, email: string): Promise<string> {
  const providerId = await orderMembership(site, email);
  const response = await site.post("/payment/verify", await standIn.pay(providerId));
  if (!response.ok) throw new Error(await response.text());
  return (await findOrderByProviderId(site.deps, providerId))?.id ?? "";
}

/** An order that is not paid yet; returns the provider's id of it. */
export async function orderMembership(site: Site, contact: string): Promise<string> {
  const response = await site.post("/payment/create-order", { amount: 4999, name: TRACES.name, contact });
  return (await response.json<{ id: string }>()).id;
}
