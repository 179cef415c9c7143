import { eq, getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#worker/db/schema/billing.ts";
import { memberships } from "#worker/db/schema/membership.ts";
import { findDocumentOf } from "#worker/domain/documents/documents.server.ts";
import { listOwnMemberships } from "#worker/domain/privacy/account-overview.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { broughtBy, deliverAll, ONE_MEMBERSHIP } from "../../support/fixtures/payments.ts";
import { openSite } from "../../support/site/site.ts";

const siteAt = (instant: string) => openSite({ now: () => new Date(instant) });
const person = () => `${crypto.randomUUID()}@example.org`;

/** The payment that follows at the same instant counts as made then, whatever the clock of the fake provider says. */
async function order(contact: string, instant: string, plan = "gold"): Promise<string> {
  const amount = { community: 4999, gold: 24999 }[plan];
  const response = await siteAt(instant).post("/payment/create-order", { amount, name: "Meera Joshi", contact, plan });
  return (await response.json<{ id: string }>()).id;
}

async function pay(id: string, instant: string): Promise<string> {
  const response = await siteAt(instant).post("/payment/verify", await fakeRazorpay.pay(id));
  return (await response.json<{ message: string }>()).message;
}

async function buy(contact: string, instant: string, plan?: string) {
  const id = await order(contact, instant, plan);
  const message = await pay(id, instant);
  return { ...(await termOf(id)), message, providerId: id };
}

async function termOf(providerOrderId: string) {
  const { db } = openSite().deps;
  const [row] = await db
    .select(getTableColumns(memberships))
    .from(memberships)
    .innerJoin(orders, eq(orders.id, memberships.orderId))
    .where(eq(orders.providerOrderId, providerOrderId));
  return row ?? expect.fail("no membership");
}

test.each([
  ["2026-11-20T10:00:00Z", "2026-11-20", "2027-11-19"],
  ["2026-12-31T20:00:00Z", "2027-01-01", "2027-12-31"],
  ["2028-02-29T10:00:00Z", "2028-02-29", "2029-02-28"],
  ["2027-03-01T10:00:00Z", "2027-03-01", "2028-02-29"],
])("a membership paid at %s runs from %s to %s", async (instant, validFrom, validTo) => {
  expect(await buy(person(), instant)).toMatchObject({ validFrom, validTo });
});

test("a purchase of the same plan while a membership runs begins when that one ends, and the next one after it", async () => {
  const contact = person();
  expect(await buy(contact, "2026-01-10T10:00:00Z")).toMatchObject({ validTo: "2027-01-09" });
  expect(await buy(contact.toUpperCase(), "2026-11-10T10:00:00Z")).toMatchObject({
    validFrom: "2027-01-10",
    validTo: "2028-01-09",
    message: "Your Gold Member membership is renewed from 10 January 2027 to 9 January 2028.",
  });
  expect(await buy(contact, "2026-11-11T10:00:00Z")).toMatchObject({ validFrom: "2028-01-10", validTo: "2029-01-09" });
});

test.each([
  ["2027-01-09T18:00:00Z", "2027-01-10"],
  ["2027-01-20T10:00:00Z", "2027-01-10"],
  // In India the 24th, the last day of grace, has 1 second left.
  ["2027-01-24T18:29:59Z", "2027-01-10"],
  ["2027-01-24T18:30:00Z", "2027-01-25"],
  ["2027-03-01T10:00:00Z", "2027-03-01"],
])("a renewal paid at %s begins on %s: grace takes no day away and gives none for free", async (instant, day) => {
  const contact = person();
  await buy(contact, "2026-01-10T10:00:00Z");
  expect(await buy(contact, instant)).toMatchObject({ validFrom: day, kind: day < "2027-01-25" ? "renewal" : "new" });
});

test("a lower plan bought during the term or in grace begins when the term ends", async () => {
  for (const instant of ["2026-11-10T10:00:00Z", "2027-01-20T10:00:00Z"]) {
    const contact = person();
    await buy(contact, "2026-01-10T10:00:00Z");
    const lower = await buy(contact, instant, "community");
    expect(lower).toMatchObject({ validFrom: "2027-01-10", validTo: "2028-01-09", kind: "later_lower_plan" });
  }
});

test("a higher plan that a visitor paid in full begins at once, and the unused days of the lower one are added", async () => {
  const contact = person();
  const lower = await buy(contact, "2026-01-10T10:00:00Z", "community");
  // 100 days of Community are worth 19.997 days of Gold.
  const higher = await buy(contact, "2026-10-02T10:00:00Z");
  expect(higher).toMatchObject({ validFrom: "2026-10-02", validTo: "2027-10-21", kind: "upgrade" });
  expect(await termOf(lower.providerId)).toMatchObject({ endedOn: "2026-10-02", replacedBy: higher.orderId });
  // A renewal of the old plan is the purchase of a lower one now.
  expect(await buy(contact, "2026-10-03T10:00:00Z", "community")).toMatchObject({ validFrom: "2027-10-22" });
});

test("the lower membership continues when the payment for the higher one is refunded, until that refund fails", async () => {
  const contact = person();
  const lower = await buy(contact, "2026-01-10T10:00:00Z", "community");
  const id = await order(contact, "2026-10-02T10:00:00Z");
  const payment = await fakeRazorpay.pay(id);
  const site = siteAt("2026-10-02T10:00:00Z");
  await site.post("/payment/verify", payment);
  expect(await termOf(lower.providerId)).toMatchObject({ endedOn: "2026-10-02" });
  const refund = await fakeRazorpay.refund(payment.razorpay_payment_id, undefined, { isPending: true });
  await deliverAll(site, id);
  expect(await termOf(lower.providerId)).toMatchObject({ endedOn: null });
  await fakeRazorpay.settleRefund(refund, "failed");
  await deliverAll(site, id);
  expect(await termOf(lower.providerId)).toMatchObject({ endedOn: "2026-10-02" });
});

test("two spellings of a phone number count as one person; other people's memberships begin at once", async () => {
  const digits = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
  await buy(digits, "2026-01-10T10:00:00Z");
  expect(await buy(`+91 ${digits}`, "2026-02-01T10:00:00Z")).toMatchObject({ validFrom: "2027-01-10" });
  expect(await buy(person(), "2026-02-01T10:00:00Z")).toMatchObject({ validFrom: "2026-02-01" });
});

test("a word in place of a number, or the same office phone with another name, is not the same person", async () => {
  const people = { NA: "Meera Joshi", "022-2345678": "Ravi Kumar" };
  for (const [contact, name] of Object.entries(people)) {
    await buy(contact, "2026-03-10T10:00:00Z", "community");
    const instant = "2026-06-10T10:00:00Z";
    const response = await siteAt(instant).post("/payment/create-order", {
      amount: 4999,
      name,
      contact,
      plan: "community",
    });
    const { id } = await response.json<{ id: string }>();
    await pay(id, instant);
    expect(await termOf(id), contact).toMatchObject({ validFrom: "2026-06-10" });
  }
});

test("a membership whose payment was refunded does not delay another", async () => {
  const contact = person();
  const id = await order(contact, "2026-01-10T10:00:00Z");
  const payment = await fakeRazorpay.pay(id);
  const site = siteAt("2026-01-10T10:00:00Z");
  await site.post("/payment/verify", payment);
  await fakeRazorpay.refund(payment.razorpay_payment_id);
  for (const { body, signature, eventId } of await fakeRazorpay.listDeliveries(id)) {
    await site.post("/payment/webhook", body, { "X-Razorpay-Signature": signature, "X-Razorpay-Event-Id": eventId });
  }
  expect(await buy(contact, "2026-02-01T10:00:00Z")).toMatchObject({ validFrom: "2026-02-01" });
});

test("an erased order delays no other erased order", async () => {
  const { db } = openSite().deps;
  const ids = [await order(person(), "2026-01-10T10:00:00Z"), await order(person(), "2026-01-10T10:00:00Z")];
  for (const id of ids) {
    await db.update(orders).set({ email: null, phone: "erased" }).where(eq(orders.providerOrderId, id));
    await pay(id, "2026-01-10T10:00:00Z");
    expect(await termOf(id)).toMatchObject({ validFrom: "2026-01-10" });
  }
});

test("two purchases that are paid at the same moment follow one another", async () => {
  const contact = person();
  const instant = "2026-01-10T10:00:00Z";
  const ids = [await order(contact, instant), await order(contact, instant), await order(contact, instant)];
  await Promise.all(ids.map((id) => pay(id, instant)));
  const days = (await Promise.all(ids.map(termOf))).map(({ validFrom }) => validFrom).sort();
  expect(days).toEqual(["2026-01-10", "2027-01-10", "2028-01-10"]);
  for (const id of ids) expect(await broughtBy(openSite(), id)).toEqual(ONE_MEMBERSHIP);
});

test("the dashboard and the receipts show each membership with its own days", async () => {
  const contact = person();
  const first = await buy(contact, "2026-01-10T10:00:00Z");
  const renewal = await buy(contact, "2026-11-10T10:00:00Z");
  const other = await buy(contact, "2026-11-10T10:00:00Z", "community");
  const { deps } = siteAt("2026-11-10T10:00:00Z");
  const own = await listOwnMemberships(deps, contact);
  expect(own.map(({ orderId, state, days }) => [orderId, state, days])).toEqual([
    [first.orderId, "active", "valid until 9 January 2027"],
    [other.orderId, "upcoming", "from 10 January 2028 to 9 January 2029"],
    [renewal.orderId, "upcoming", "from 10 January 2027 to 9 January 2028"],
  ]);
  const dates = async ({ orderId }: { orderId: string }) => {
    const { terms, periodFrom, periodTo, totalPaise } = (await findDocumentOf(deps, orderId)) ?? expect.fail("none");
    return [terms.item, periodFrom, periodTo, totalPaise];
  };
  expect(await dates(first)).toEqual(["Gold Member membership", "2026-01-10", "2027-01-09", 2499900]);
  expect(await dates(renewal)).toEqual(["Gold Member membership", "2027-01-10", "2028-01-09", 2499900]);
  expect(await dates(other)).toEqual(["Community Member membership", "2028-01-10", "2029-01-09", 499900]);
});
