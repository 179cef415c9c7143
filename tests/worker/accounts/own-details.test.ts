import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#worker/db/schema/accounts.ts";
import { findEventDetails } from "#worker/domain/dashboard/event-details.server.ts";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { logIn } from "../../support/fixtures/members.ts";
import { company, type Person, person, seated } from "../../support/fixtures/membership/seats.ts";
import { startOrder } from "../../support/fixtures/payments.ts";
import { openSite } from "../../support/site/site.ts";

test("a logged-in account reads its own name, email and phone, and the answer is never cached", async () => {
  const site = openSite();
  const { cookie, email } = await logIn(site);
  const other = await logIn(site);
  const response = await site.post("/account/details", {}, { Cookie: cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const own = await response.json<{ name: string; contact: string; phone: string }>();
  expect(Object.keys(own).sort()).toEqual(["contact", "name", "phone"]);
  expect(own.phone).toBe("9876543210");
  expect(own.contact).toBe(email);
  expect(own.contact).not.toBe(other.email);
});

test("a foreign phone number is not returned, because the event form refuses it", async () => {
  const site = openSite();
  const { cookie, memberId } = await logIn(site);
  await site.deps.db.update(members).set({ phone: "+44 20 7946 0958" }).where(eq(members.id, memberId));
  const own = await (await site.post("/account/details", {}, { Cookie: cookie })).json<object>();
  expect(Object.keys(own).sort()).toEqual(["contact", "name"]);
});

test("the status for events is that of the running plan, in the specification's words", async () => {
  const site = openSite();
  const statusOf = async (cookie: string) => {
    const response = await site.post("/account/details", {}, { Cookie: cookie });
    return (await response.json<{ membershipStatus?: string }>()).membershipStatus;
  };
  for (const [amount, status] of [
    [4999, "Basic MASA Community"],
    [14999, "Premium Member"],
    [24999, "Gold Member"],
    [49999, "Corporate Member"],
    [99999, "Platinum Members"],
    [299999, "Patron Members"],
  ] as const) {
    const { cookie, email } = await logIn(site);
    expect(await statusOf(cookie)).toBeUndefined();
    const id = await startOrder(site, { amount, contact: email });
    await site.post("/payment/verify", await fakeRazorpay.pay(id));
    expect(await statusOf(cookie)).toBe(status);
  }
});

test("the status for events stays in the grace after a membership and is gone afterwards; a seat gives it too", async () => {
  const site = openSite();
  const buyer = await company(site);
  const holder = await seated(site, buyer);
  const status = async (days: number, person: Person) => {
    const now = () => new Date(Date.now() + days * 86_400_000);
    return (await findEventDetails(openSite({ now }).deps, person)).membershipStatus;
  };
  expect(await status(0, holder)).toBe("Corporate Member");
  expect(await status(364, buyer)).toBe("Corporate Member");
  expect(await status(370, buyer)).toBe("Corporate Member");
  expect(await status(420, buyer)).toBeUndefined();
  expect(await status(0, await person(site))).toBeUndefined();
});

test("with a plan, a member reads what buying it would do; an account without a membership reads nothing", async () => {
  const site = openSite({ now: () => new Date("2026-11-20T10:00:00Z") });
  const { cookie, email } = await logIn(site);
  const termsOf = async (plan: string) => {
    const response = await site.post("/account/details", { plan }, { Cookie: cookie });
    return (await response.json<{ terms?: string }>()).terms;
  };
  expect(await termsOf("gold")).toBeUndefined();
  const id = await startOrder(site, { amount: 14999, contact: email });
  await site.post("/payment/verify", await fakeRazorpay.pay(id));
  expect(await termsOf("gold")).toBe(
    "You have paid for Premium Member until 19 November 2027. An upgrade to Gold Member costs ₹10,000. The price is the difference for the 365 days from today to 19 November 2027. The upgrade begins today and ends on that day, as your current membership would.",
  );
  expect((await site.post("/account/details", { plan: "free" }, { Cookie: cookie })).status).toBe(422);
});

test("with a plan, a company reads to whom its last invoice was issued, so that a renewal names it again", async () => {
  const site = openSite();
  const [{ cookie, email }, other] = [await logIn(site), await logIn(site)];
  const buyerOf = async (reader: string, plan?: string) => {
    const response = await site.post("/account/details", { plan }, { Cookie: reader });
    expect(response.status).toBe(200);
    return (await response.json<{ buyer?: object }>()).buyer;
  };
  expect(await buyerOf(cookie, "gold")).toBeUndefined();
  const named = { company: "Deccan Valves", gstin: "29AAGCB7383J1Z4", billingAddress: "Peenya, Bengaluru" };
  const id = await startOrder(site, { contact: email, ...named });
  await site.post("/payment/verify", await fakeRazorpay.pay(id));
  expect(await buyerOf(cookie, "gold")).toEqual({ ...named, billingState: "29" });
  expect(await buyerOf(cookie)).toBeUndefined();
  expect(await buyerOf(other.cookie, "gold")).toBeUndefined();
});

test("a page of another site cannot read them", async () => {
  const site = openSite();
  const { cookie } = await logIn(site);
  const response = await site.post("/account/details", {}, { Cookie: cookie, Origin: "https://elsewhere.example" });
  expect(response.status).toBe(403);
});
