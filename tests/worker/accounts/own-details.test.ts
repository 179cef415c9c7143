import { expect, test } from "vitest";
import { fakeRazorpay } from "../../support/fakes/fake-razorpay.ts";
import { signIn } from "../../support/fixtures/members.ts";
import { startOrder } from "../../support/fixtures/payments.ts";
import { openSite } from "../../support/site/site.ts";

test("a logged-in account reads its own name and email, and the answer is never cached", async () => {
  const site = openSite();
  const { cookie, email } = await signIn(site);
  const other = await signIn(site);
  const response = await site.post("/account/details", {}, { Cookie: cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const own = await response.json<{ name: string; contact: string }>();
  expect(Object.keys(own).sort()).toEqual(["contact", "name"]);
  expect(own.contact).toBe(email);
  expect(own.contact).not.toBe(other.email);
});

test("with a plan a member reads what buying it would do, and an account without a membership nothing", async () => {
  const site = openSite({ now: () => new Date("2026-11-20T10:00:00Z") });
  const { cookie, email } = await signIn(site);
  const termsOf = async (plan: string) => {
    const response = await site.post("/account/details", { plan }, { Cookie: cookie });
    return (await response.json<{ terms?: string }>()).terms;
  };
  expect(await termsOf("gold")).toBeUndefined();
  const id = await startOrder(site, { amount: 14999, contact: email });
  await site.post("/payment/verify", await fakeRazorpay.pay(id));
  expect(await termsOf("gold")).toBe(
    "You have paid for Premium Member until 19 November 2027. An upgrade to Gold Member costs ₹10,000. The price is the difference for the 365 days until 19 November 2027. The upgrade begins today and ends on that day, as your present membership would.",
  );
  expect((await site.post("/account/details", { plan: "free" }, { Cookie: cookie })).status).toBe(422);
});

test("with a plan a company reads whom its last invoice was issued to, so that a renewal names it again", async () => {
  const site = openSite();
  const [{ cookie, email }, other] = [await signIn(site), await signIn(site)];
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
  const { cookie } = await signIn(site);
  const response = await site.post("/account/details", {}, { Cookie: cookie, Origin: "https://elsewhere.example" });
  expect(response.status).toBe(403);
});
