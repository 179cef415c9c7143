import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PlanId } from "#worker/contracts/vocabulary.ts";
import { operators } from "#worker/db/schema/operators.ts";
import { changeEmail, requestEmailChange } from "#worker/domain/accounts/email-change.server.ts";
import { findMember } from "#worker/domain/accounts/members.server.ts";
import { correctAddress } from "#worker/domain/events/correct-address.server.ts";
import { listRegistrationsOf } from "#worker/domain/events/event-registrations.server.ts";
import { importRegistrations } from "#worker/domain/events/import-registrations.server.ts";
import { registerForEvent } from "#worker/domain/events/register-for-event.server.ts";
import { findMembership, listMembershipsOf } from "#worker/domain/membership/memberships.server.ts";
import { findGrant, findGrantOf, grantRole } from "#worker/domain/operators/operators.server.ts";
import { collectPersonalData } from "#worker/domain/privacy/data-export.server.ts";
import { acceptSeat } from "#worker/domain/seats/answer-seat.server.ts";
import { inviteToSeat } from "#worker/domain/seats/invite-seat.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { orderMembership } from "../../support/fixtures/full-member.ts";
import { logIn, requestErasure } from "../../support/fixtures/members.ts";
import { reserved, wantPatron } from "../../support/fixtures/membership/bank-transfers.ts";
import { company, named } from "../../support/fixtures/membership/seats.ts";
import { makeAccount, merge, mergedPair, newAddress, orderPlan, siteOn } from "../../support/fixtures/merging.ts";
import { broughtBy, deliverAll, ONE_MEMBERSHIP, orderOf } from "../../support/fixtures/payments.ts";
import { settleContexts } from "../../support/site/execution-contexts.ts";
import { openSiteWithMails } from "../../support/site/site.ts";

const BROWSER = { cookie: null, userAgent: null, ip: null };
const { site, mails } = openSiteWithMails();
const { deps } = site;
async function buy(contact: string, planId: PlanId, day: string, loggedInAs?: string) {
  const outcome = await orderPlan(siteOn(day), contact, planId, loggedInAs);
  const made = outcome.ok ? outcome.value : expect.fail(outcome.message);
  expect((await siteOn(day).post("/payment/verify", await fakeRazorpay.pay(made.id))).status).toBe(200);
  return { ...made, order: await orderOf(site, made.id) };
}

test("an upgrade with the old address costs the difference and belongs to the kept account", async () => {
  const { keep, drop } = await mergedPair(site);
  const premium = await buy(keep.email, "premium", "2026-01-10", keep.email);
  const gold = await buy(drop.email, "gold", "2026-10-02", keep.email);
  expect(gold).toMatchObject({ amount: 273900, order: { email: keep.email, upgrade: { orderId: premium.order.id } } });
  expect(await findMembership(deps, gold.order.id)).toMatchObject({ kind: "upgrade", validTo: "2027-01-09" });
});

test("a renewal with the old address asks first, and its days follow those of the kept account", async () => {
  const { keep, drop } = await mergedPair(site);
  const first = await buy(keep.email, "premium", "2026-01-10", keep.email);
  expect(await orderPlan(siteOn("2026-12-20"), drop.email, "premium", keep.email, false)).toMatchObject({
    code: "already_member",
  });
  const renewed = await buy(drop.email, "premium", "2026-12-20", keep.email);
  expect(await findMembership(deps, first.order.id)).toMatchObject({ validTo: "2027-01-09" });
  expect(await findMembership(deps, renewed.order.id)).toMatchObject({ validFrom: "2027-01-10" });
});

test("without a login the old address does not reveal what the kept account has, but its days still follow on", async () => {
  const { keep, drop } = await mergedPair(site);
  await buy(keep.email, "premium", "2026-01-10", keep.email);
  const stranger = await makeAccount(site);
  for (const loggedInAs of [undefined, stranger.email]) {
    expect(await orderPlan(siteOn("2026-12-20"), drop.email, "premium", loggedInAs, false)).toMatchObject({ ok: true });
  }
  const paid = await buy(drop.email, "premium", "2026-12-20");
  expect(await findMembership(deps, paid.order.id)).toMatchObject({ validFrom: "2027-01-10" });
});

test("a bank transfer with the old address costs the difference; order and mail are the kept account’s", async () => {
  const { keep, drop } = await mergedPair(site);
  await buy(keep.email, "platinum", "2026-01-10", keep.email);
  const transfer = await reserved(siteOn("2026-10-02"), wantPatron({ email: drop.email }), keep.email);
  expect(transfer.amountPaise).toBe(54_794_00);
  expect(await orderOf(site, transfer.providerOrderId)).toMatchObject({ email: keep.email });
  const data = await collectPersonalData(deps, { memberId: keep.id, email: keep.email });
  expect(data.mails.filter(({ kind }) => kind === "bank_transfer_reserved")).toHaveLength(1);
});

test("a webhook that arrives after the merge gives the kept account one membership and the receipt", async () => {
  const [keep, drop] = [await makeAccount(site), await makeAccount(site)];
  const waiting = await orderMembership(site, drop.email);
  await fakeRazorpay.pay(waiting);
  expect(await merge(site, keep, drop)).toMatchObject({ ok: true });
  await deliverAll(site, waiting);
  await deliverAll(site, waiting);
  expect(await broughtBy(site, waiting)).toEqual(ONE_MEMBERSHIP);
  expect(await orderOf(site, waiting)).toMatchObject({ email: keep.email });
  // The webhook's own delivery may have claimed the receipt.
  await settleContexts();
  await deliverMail(deps);
  expect(mails.some(({ to, subject }) => to === keep.email && /receipt|membership/i.test(subject))).toBe(true);
  expect(mails.some(({ to, subject }) => to === drop.email && /receipt/i.test(subject))).toBe(false);
});

test("a registration with the old address belongs to the kept account, once per event, and its mail goes there", async () => {
  const { keep, drop } = await mergedPair(site);
  const person = { fullName: "Asha Rao", phone: "9812312312", membershipStatus: "Non-Member" as const };
  await site.post("/event/register", { ...person, email: drop.email });
  expect(await listRegistrationsOf(deps, keep.email)).toMatchObject([{ fullName: "Asha Rao" }]);
  await site.post("/event/register", { ...person, email: keep.email, fullName: "A stranger" });
  expect(await registerForEvent(deps, { ...person, email: drop.email, fullName: "Asha R." }, keep)).toMatchObject({
    ok: true,
  });
  expect(await listRegistrationsOf(deps, keep.email)).toMatchObject([{ fullName: "Asha R." }]);
  expect(await listRegistrationsOf(deps, drop.email)).toEqual([]);
  await deliverMail(deps);
  expect(mails.some(({ to, subject }) => to === keep.email && /regist/i.test(subject))).toBe(true);
});

test("an imported file with the old address matches the kept account’s registration, or adds one to it", async () => {
  const { keep, drop } = await mergedPair(site);
  const by = await operatorOf(site, "desk");
  const csv = `Name,Email,Phone\nAsha Rao,${drop.email},9812399999\n`;
  const input = { event: "general", csv, isDryRun: false };
  expect(await importRegistrations(deps, by, input)).toMatchObject({ ok: true, value: { added: 1 } });
  expect(await listRegistrationsOf(deps, keep.email)).toHaveLength(1);
  expect(await importRegistrations(deps, by, input)).toMatchObject({
    value: { added: 0, known: [{ email: drop.email }] },
  });
});

test("a file with both addresses of a person adds one registration", async () => {
  const { keep, drop } = await mergedPair(site);
  const csv = `Name,Email,Phone\nAsha Rao,${drop.email},9812399998\nAsha Rao,${keep.email},9812399998\n`;
  const input = { event: "general", csv, isDryRun: false };
  expect(await importRegistrations(deps, await operatorOf(site, "desk"), input)).toMatchObject({
    value: { added: 1, known: [{ email: keep.email }] },
  });
  expect(await listRegistrationsOf(deps, keep.email)).toHaveLength(1);
});

test("a registration whose address is corrected to the old one belongs to the kept account", async () => {
  const { keep, drop } = await mergedPair(site);
  const email = newAddress();
  await site.post("/event/register", { fullName: "Asha", email, phone: "9812312312", membershipStatus: "Non-Member" });
  const [{ id } = { id: "" }] = await listRegistrationsOf(deps, email);
  const input = { id, email: drop.email, reason: "A slip of the pen" };
  expect(await correctAddress(deps, await operatorOf(site, "desk"), input)).toMatchObject({ ok: true });
  expect(await listRegistrationsOf(deps, keep.email)).toMatchObject([{ id }]);
});

test("a registration whose address is corrected to the same person's old one is not its own duplicate", async () => {
  const { keep, drop } = await mergedPair(site);
  const details = { fullName: "Asha", phone: "9812312312", membershipStatus: "Non-Member" };
  await site.post("/event/register", { ...details, email: keep.email });
  const [{ id } = { id: "" }] = await listRegistrationsOf(deps, keep.email);
  const desk = await operatorOf(site, "desk");
  const reason = "The address on the card";
  expect(await correctAddress(deps, desk, { id, email: drop.email, reason })).toMatchObject({ ok: true });
  expect(await listRegistrationsOf(deps, keep.email)).toMatchObject([{ id }]);
  const email = newAddress();
  await site.post("/event/register", { ...details, email });
  const [other = { id: "" }] = await listRegistrationsOf(deps, email);
  const taken = { id: other.id, email: drop.email, reason };
  expect(await correctAddress(deps, desk, taken)).toMatchObject({ code: "invalid_input" });
});

test("a seat for the old address belongs to the kept account, which accepts it and is named only once", async () => {
  const { keep, drop } = await mergedPair(site);
  const buyer = await company(site);
  const seatId = await named(site, buyer, drop.email);
  expect(await inviteToSeat(deps, buyer, keep.email)).toMatchObject({ code: "seats_taken" });
  expect(await inviteToSeat(deps, buyer, drop.email)).toMatchObject({ code: "seats_taken" });
  expect(await acceptSeat(deps, { memberId: keep.id, email: keep.email }, seatId)).toMatchObject({ ok: true });
});

test("the buyer’s own old address takes a seat at once", async () => {
  const buyer = await company(site);
  const drop = await makeAccount(site);
  expect(await merge(site, { id: buyer.memberId }, drop)).toMatchObject({ ok: true });
  expect(await inviteToSeat(deps, buyer, drop.email)).toMatchObject({
    value: { status: "accepted", email: buyer.email },
  });
});

test("a role for the old address opens the console for the kept account", async () => {
  const { keep, drop } = await mergedPair(site);
  const by = { memberId: "owner", requestId: "test" };
  expect(await grantRole(deps, by, { email: drop.email, role: "desk" })).toMatchObject({ ok: true });
  expect(await findGrant(deps, { memberId: keep.id, email: keep.email })).toMatchObject({ role: "desk" });
  expect(await grantRole(deps, by, { email: drop.email, role: "editor" })).toMatchObject({ ok: true });
  expect(await findGrantOf(deps, drop.email)).toMatchObject({ role: "editor", email: keep.email });
  expect(await deps.db.$count(operators, eq(operators.email, drop.email))).toBe(0);
});

test("nobody can change their address to the old one: its mailbox gets the reason and no code", async () => {
  const { drop } = await mergedPair(site);
  const { email, memberId, sessionId } = await logIn(site);
  const viewer = { memberId, sessionId, name: "Asha Rao", email, role: "startup" as const };
  expect(await requestEmailChange(site.deps, viewer, drop.email, BROWSER)).toMatchObject({ ok: true });
  await deliverMail(deps);
  const texts = mails.filter(({ to }) => to === drop.email).map(({ text }) => text);
  expect(texts.at(-1)).toMatch(/now part of the account with the address/);
  expect(texts.some((text) => /^\d{6}$/m.test(text))).toBe(false);
  const codes = { email: drop.email, oldCode: "000000", newCode: "000000" };
  expect(await changeEmail(deps, viewer, codes)).toMatchObject({ ok: false });
});

test("a message from the old address is answered there, and is part of the kept account’s data", async () => {
  const { keep, drop } = await mergedPair(site);
  await site.post("/contact", { name: "Asha", email: drop.email, message: "These were not both my accounts." });
  const { messages } = await collectPersonalData(deps, { memberId: keep.id, email: keep.email });
  expect(messages).toMatchObject([{ email: drop.email }]);
});

test("the old address follows when the kept account is merged into a third", async () => {
  const { keep, drop } = await mergedPair(site);
  const third = await makeAccount(site);
  expect(await merge(site, third, keep)).toMatchObject({ ok: true });
  const { order: made } = await buy(drop.email, "premium", "2026-01-10", third.email);
  expect(made.email).toBe(third.email);
  expect(await listMembershipsOf(deps, [made])).toHaveLength(1);
});

test("an erasure of the kept account and a merge at the same moment erase both accounts or refuse the merge", async () => {
  for (let round = 0; round < 3; round += 1) {
    const [keep, drop] = [await makeAccount(site), await makeAccount(site)];
    await site.post("/contact", { name: "Asha", email: drop.email, message: "Please call me back." });
    const [joined] = await Promise.all([merge(site, keep, drop), requestErasure(deps, keep.id)]);
    expect(await findMember(deps, keep.id)).toBeUndefined();
    expect(await findMember(deps, drop.id)).toEqual(
      joined.ok ? undefined : expect.objectContaining({ state: "active" }),
    );
    const { messages } = await collectPersonalData(deps, { memberId: drop.id, email: drop.email });
    expect(messages).toHaveLength(joined.ok ? 0 : 1);
  }
});

test("a registration or a seat created while accounts are merged belongs to the kept account", async () => {
  const buyer = await company(site);
  for (let round = 0; round < 3; round += 1) {
    const [keep, drop] = [await makeAccount(site), await makeAccount(site)];
    const person = { fullName: "Asha", email: drop.email, phone: "9812312312", membershipStatus: "Non-Member" };
    const [joined] = await Promise.all([
      merge(site, keep, drop),
      site.post("/event/register", person),
      inviteToSeat(deps, buyer, drop.email),
    ]);
    expect(joined).toMatchObject({ ok: true });
    const data = await collectPersonalData(deps, { memberId: keep.id, email: keep.email });
    expect(data.eventRegistrations).toMatchObject([{ email: keep.email }]);
    expect(data.seats).toMatchObject([{ email: keep.email }]);
  }
});
