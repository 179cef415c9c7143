import { afterAll, beforeAll, expect, test } from "vitest";
import * as specified from "#messages/contracts/specified.ts";
import { LIMITS, NOTICE_VERSION } from "../../worker/contracts/vocabulary.ts";
import { offers } from "../../worker/db/schema/workspace.ts";
import { logIn } from "../support/fixtures/members.ts";
import { type BuiltSite, openBuiltSite } from "../support/site/built-site.ts";

let site: BuiltSite;
let SITE = "";
let OWN: Record<string, string> = {};
beforeAll(async () => {
  site = await openBuiltSite("posts");
  SITE = new URL(site.origin).origin;
  OWN = { Origin: SITE, "Content-Type": FORM };
}, 120_000);
afterAll(() => site.stop());

const CONSENT = { consent: NOTICE_VERSION, adult: "yes" };
const FORM = "application/x-www-form-urlencoded";
const MESSAGE = { name: "Asha Rao", email: "locks@example.org", message: "By the form itself." };

/** An address that no other test calls from. */
function someAddress(): string {
  return `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}:${Math.floor(Math.random() * 0xffff).toString(16)}::1`;
}

async function post(path: string, data: string, headers: Record<string, string>) {
  const init = { method: "POST", body: data, headers: { "CF-Connecting-IP": someAddress(), ...headers } };
  const response = await site.get(path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const body = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** Headers from the browser of a visitor, or of one whom another site led here. */
const PROOFS: Array<[string, () => Record<string, string>, boolean]> = [
  ["its own Origin", () => ({ Origin: SITE }), true],
  ["its own Origin and Sec-Fetch-Site", () => ({ Origin: SITE, "Sec-Fetch-Site": "same-origin" }), true],
  ["Sec-Fetch-Site alone", () => ({ "Sec-Fetch-Site": "same-origin" }), true],
  ["its own Referer alone", () => ({ Referer: `${SITE}/ContactUs` }), true],
  ["a foreign Origin", () => ({ Origin: "https://evil.example" }), false],
  ["no Origin that has a name", () => ({ Origin: "null", "Sec-Fetch-Site": "same-origin" }), false],
  ["another port", () => ({ Origin: "http://localhost:1" }), false],
  ["a foreign Sec-Fetch-Site alone", () => ({ "Sec-Fetch-Site": "cross-site" }), false],
  ["the Sec-Fetch-Site of a sibling domain", () => ({ "Sec-Fetch-Site": "same-site" }), false],
  ["a foreign Referer alone", () => ({ Referer: "https://evil.example/" }), false],
  ["nothing that says where it comes from", () => ({}), false],
];
for (const [what, headers, isOwn] of PROOFS) {
  test(`a form with ${what} is ${isOwn ? "accepted" : "refused with 403"}, as document and as data`, async () => {
    for (const path of ["/ContactUs", "/ContactUs.data"]) {
      const response = await post(path, body({ ...MESSAGE, email: "" }), { "Content-Type": FORM, ...headers() });
      expect(response.status, path).toBe(isOwn ? 422 : 403);
      if (!isOwn) expect(response.text).toContain("was not sent from a page of this site");
      if (!isOwn && path === "/ContactUs") {
        expect(response.text).toContain('<a href="/ContactUs">Open the page again</a>');
        expect(response.text).toContain(response.headers.get("x-request-id") ?? "no number");
      }
    }
  });
}

test("a form of more than 48 KB outside the dashboard is refused with a message before a page is rendered, whether its length is announced or not", async () => {
  const large = body({ ...MESSAGE, message: "x".repeat(49 * 1024) });
  for (const path of ["/ContactUs", "/membership", "/event-registration", "/account/confirm", "/ContactUs.data"]) {
    const announced = await post(path, large, OWN);
    expect(announced.status).toBe(413);
    expect(announced.text).toContain("your text is still there. Shorten it");
    const chunked = await fetch(`${SITE}${path}`, {
      method: "POST",
      headers: OWN,
      body: new Blob([large]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(chunked.status).toBe(413);
  }
  const allowed = body({ ...MESSAGE, email: "", message: "x".repeat(48_000) });
  expect((await post("/ContactUs", allowed, OWN)).status).toBe(422);
  const report = body({ ...MESSAGE, message: "x".repeat(100_000) });
  expect((await post("/dashboard/report", report, OWN)).status).toBe(302);
});

test("the longest message may be in Hindi, in the call that the page makes and in a form without JavaScript", async () => {
  const message = "जूट के थैले ".repeat(500).slice(0, LIMITS.message);
  expect((await post("/ContactUs", body({ ...MESSAGE, message: message.replaceAll(" ", "य") }), OWN)).status).toBe(201);
  const headers = { Origin: SITE, "Content-Type": "application/json" };
  const response = await post("/api/contact", JSON.stringify({ ...MESSAGE, message }), headers);
  expect([response.status, response.text.includes(specified.contactSent())]).toEqual([201, true]);
});

test("a page accepts only forms", async () => {
  for (const type of [
    "text/plain",
    "application/json",
    "multipart/form-data; boundary=x",
    "application/octet-stream",
  ]) {
    const response = await post("/membership", "{}", { Origin: SITE, "Content-Type": type });
    expect(response.status, type).toBe(415);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  expect((await post("/membership", "name=%ff%fe&contact=%00", OWN)).status).toBe(422);
});

test("the page of a refusal never leads to another site", async () => {
  const response = await fetch(`${SITE}//evil.example`, {
    method: "POST",
    headers: { Origin: "https://evil.example" },
  });
  expect(response.status).toBe(403);
  expect(await response.text()).not.toContain("evil");
  const form = { Origin: SITE, "Content-Type": "application/x-www-form-urlencoded" };
  const own = await fetch(`${SITE}//evil.example/x`, { method: "POST", headers: form });
  expect(own.status).toBe(405);
  expect(await own.text()).not.toContain("evil");
});

test("the edge rate limiter refuses a client who posts too often, with the time to wait, and no other client", async () => {
  const ip = { "CF-Connecting-IP": someAddress() };
  // More than two periods of the edge rate limiter allow, and most of them without a page to render.
  const posts = Array.from({ length: 160 }, (_, i) =>
    post(i % 8 === 0 ? "/ContactUs" : "/ContactUs.data", "name=", { ...OWN, ...ip }),
  );
  const responses = await Promise.all(posts);
  const refused = responses.find(({ status }, i) => i % 8 === 0 && status === 429);
  expect(refused?.headers.get("retry-after")).toBe("10");
  expect(refused?.text).toContain("Try again in a minute.");
  expect((await post("/ContactUs", "name=", OWN)).status).toBe(422);
});

test("one address that is used too often is refused on the page, with what was written and the time to wait", async () => {
  const email = `often-${Date.now()}@example.org`;
  const send = () => post("/ContactUs", body({ ...MESSAGE, email }), OWN);
  await site.fail({ variables: { LIMITS_FACTOR: "1" } });
  for (let n = 0; n < 5; n += 1) expect((await send()).status).toBe(201);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  expect(refused.text).toMatch(/role="alert"[^>]*><i class="icon[^"]*"><\/i>Too many attempts\. Try again/);
  expect(refused.text).toContain(`value="${email}"`);
});

test("every form refuses the filled honeypot without JavaScript too", async () => {
  const words = "A hidden field in this form was filled in";
  // Section 8: that page does not show the server's message.
  const own = "Reload the page first, then fill in the form without autofill.";
  const forms: Array<[string, Record<string, string>, string?]> = [
    ["/ContactUs", MESSAGE],
    ["/register", { name: "A", email: "locks@example.org", phone: "9876543210", role: "mentor", ...CONSENT }],
    ["/event-registration", { fullName: "A", email: "locks@example.org", phone: "9876543210" }, own],
    ["/membership", { name: "A", contact: "9876543210", plan: "gold" }],
  ];
  for (const [path, fields, expected = words] of forms) {
    const trapped = await post(path, body({ ...fields, second_topic: "x" }), OWN);
    expect(trapped.status, path).toBe(422);
    expect(trapped.text, path).toContain(expected);
  }
});

test("without consent a registration is refused with a message, and keeps what was ticked", async () => {
  const person = { name: "Ravi Kumar", email: "ravi@example.org", phone: "+91 98765 43210", role: "startup" };
  const refused = await post("/register", body({ ...person, adult: "yes", marketing: "yes" }), OWN);
  expect(refused.status).toBe(422);
  expect(wordsOf(refused.text)).toContain("Error: Please agree to the notice, or we may not keep your details.");
  const boxes = [...refused.text.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => box);
  const isTicked = (name: string) => boxes.find((box) => box.includes(`name="${name}"`))?.includes("checked");
  expect(["consent", "adult", "marketing"].map(isTicked)).toEqual([false, true, true]);
});

test("a past and an unknown event and a programme are named, with a general registration as the alternative", async () => {
  for (const [slug, words] of [
    ["masa-awards-2026", "This event took place on Saturday, 14 March 2026."],
    ["nowhere", "There is no event at this address."],
    ["growth-workshop", "You cannot register for this programme separately."],
  ]) {
    const page = await (await site.get(`/event-registration?event=${slug}`)).text();
    const [, notice = ""] = /<div class="notice[^"]*"[^>]*>(.*?)<\/div>/s.exec(page) ?? [];
    expect(wordsOf(notice)).toContain(words);
    expect(page).not.toContain('name="event"');
    expect(page).toMatch(/<button[^>]*type="submit"[^>]*>Register for Event<\/button>/);
  }
});

test("the contact form says how long messages are stored, as the Privacy Policy does", async () => {
  const until = "one year after you sent them";
  const contact = await (await site.get("/ContactUs")).text();
  const form = wordsOf(/<main.*?(<form .*?<\/form>)/s.exec(contact)?.[1] ?? "");
  expect(form).toContain(`delete them ${until}`);
  const policy = await (await site.get("/PrivacyPolicy")).text();
  const rows = [...policy.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => wordsOf(row));
  const [row] = rows.filter((one) => one.startsWith("Messages and call-back requests"));
  expect(row?.toLowerCase()).toContain(until);
});

/** The text of a part of a page. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

for (const [language, alert, lost] of [
  ["", "This offer is no longer yours to change", "Your changes, not saved"],
  ["/hi", "यह ऑफ़र अब बदला नहीं जा सकता", "आपके बदलाव, जो सेव नहीं हुए"],
] as const) {
  test(`what is saved to an offer that another tab has withdrawn is refused with an alert and shown to copy (${language || "English"})`, async () => {
    const { memberId, cookie } = await logIn(site, { role: "investor" });
    const id = crypto.randomUUID();
    const offer = {
      opportunity: "dhanvel-looms",
      amountPaise: 25_000_000,
      instrument: "Loan",
      terms: "Two years.",
    } as const;
    const at = new Date();
    await site.deps.db
      .insert(offers)
      .values({ ...offer, id, memberId, status: "withdrawn", version: 2, createdAt: at, updatedAt: at });
    const typed = { opportunity: offer.opportunity, amount: "2,50,000", instrument: "Loan", version: "1" };
    const save = (terms: string) =>
      post(`${language}/dashboard/offer/${id}`, body({ ...typed, terms }), { ...OWN, Cookie: cookie });
    const refused = await save("Three years & a seat on the board.");
    expect(refused.status).toBe(409);
    expect(refused.text).toMatch(new RegExp(`role="alert"[^>]*><i class="icon[^"]*"></i>${alert}`));
    expect(refused.text).toMatch(
      new RegExp(`<h2[^>]*>${lost}</h2>.*<dd>Three years &amp; a seat on the board\\.</dd>`),
    );
    const [, shown = ""] = refused.text.split(lost);
    expect(shown).not.toContain("2,50,000");
    expect((await save("Two years.")).text).not.toContain(lost);
    const invalid = await save(" ");
    expect([invalid.status, invalid.text.includes(alert)]).toEqual([409, true]);
  });
}
