import { expect, test } from "vitest";
import { api } from "#worker/api/app.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const HINDI = /\p{Script=Devanagari}/u;
const LATIN_SENTENCE = /[A-Za-z]{3,} [a-z]{2,} [a-z]{2,}/;
const PREFERS_HINDI = { "Accept-Language": "hi-IN,hi;q=0.9,en-IN;q=0.8" };

type Problem = { code: string; title: string; message: string; errors?: { field: string; message: string }[] };

function openSiteWithoutHindi(): Site {
  const { config } = openSite().deps;
  return openSite({ config: { ...config, hasHindi: false } });
}
const problemOf = (response: Response) => response.json<Problem>();
const fieldsOf = ({ errors = [] }: Problem) => errors.map(({ field }) => field);

const BAD = [
  ["/user-intent", { intent: "For nothing" }],
  ["/contact", { name: "", email: "nobody", message: "\u0001" }],
  ["/auth/register", { name: "a\nb", email: "", phone: "12", role: "king", consent: "never", marketing: "no" }],
  ["/auth/register", { name: "a".repeat(121), email: "x".repeat(300), phone: "", role: "mentor" }],
  ["/event/register", { fullName: "", email: "", phone: "" }],
  ["/event/register", { fullName: "A", email: "a@b.in", phone: "9876543210", membershipStatus: "King", event: "?" }],
  ["/payment/create-order", { name: "", contact: "", amount: 1.5, gstin: "22AAA", billingState: "99" }],
  ["/payment/create-order", { name: "A", contact: "a@b.in", amount: 3 }],
  ["/payment/verify", { razorpay_order_id: "?", razorpay_payment_id: 1, razorpay_signature: null }],
  ["/vitals", { page: 1, connection: "5g", metrics: { lcp: -1, cls: 11 } }],
  ["/vitals", { page: "/nowhere", metrics: { lcp: 1 } }],
  ["/account/details", {}],
  ["/auth/passkey/sign-in", {}],
  ["/nothing-here", {}],
  ["/contact", "{"],
  ["/contact", []],
] as const;

test.each(BAD)("%s refuses %j with the same code and fields in both languages", async (path, body) => {
  const site = openSite();
  const english = await site.post(path, body);
  const hindi = await site.post(path, body, PREFERS_HINDI);
  expect([hindi.status, hindi.headers.get("Content-Language"), hindi.headers.get("Vary")]).toEqual([
    english.status,
    "hi",
    "Accept-Language",
  ]);
  expect(english.headers.get("Content-Language")).toBe("en");
  const [inEnglish, inHindi] = [await problemOf(english), await problemOf(hindi)];
  expect([inHindi.code, fieldsOf(inHindi)]).toEqual([inEnglish.code, fieldsOf(inEnglish)]);
  const texts = (problem: Problem) => [problem.title, problem.message, ...(problem.errors ?? []).map((e) => e.message)];
  for (const text of texts(inHindi)) {
    expect(text).toMatch(HINDI);
    expect(text).not.toMatch(LATIN_SENTENCE);
  }
  for (const text of texts(inEnglish)) expect(text).not.toMatch(HINDI);
});

test("the answer to a successful call is in the language of the call", async () => {
  const message = { name: "Asha Rao", email: "asha@example.in", message: "A question" };
  const response = await openSite().post("/contact", message, PREFERS_HINDI);
  expect([response.status, await response.json()]).toEqual([201, { message: "संदेश भेज दिया गया!" }]);
});

test("an answer that is the same in every language names none, so that caches store one copy", async () => {
  const response = await openSite().request("/openapi.json", { headers: PREFERS_HINDI });
  expect(response.status).toBe(200);
  expect([response.headers.get("Content-Language"), response.headers.get("Vary")]).toEqual([null, null]);
});

test("two calls at the same time keep their languages", async () => {
  const site = openSite();
  const calls = [{}, PREFERS_HINDI, {}, PREFERS_HINDI].map((headers) => site.post("/contact", {}, headers));
  const problems = await Promise.all((await Promise.all(calls)).map(problemOf));
  expect(problems.map(({ message }) => HINDI.test(message))).toEqual([false, true, false, true]);
});

test("while the site has no Hindi pages, every call is answered in English", async () => {
  const response = await openSiteWithoutHindi().post("/contact", {}, PREFERS_HINDI);
  expect(response.headers.get("Content-Language")).toBe("en");
  expect((await problemOf(response)).message).toBe("Please provide your name.");
});

test("the description of the API is in English and names the header", async () => {
  const { deps } = openSite();
  const request = new Request("http://localhost:8787/api/openapi.json", { headers: PREFERS_HINDI });
  const text = await (await api.fetch(request, { deps, requestId: "0" })).text();
  expect(text).not.toMatch(HINDI);
  const { paths } = JSON.parse(text) as { paths: Record<string, { post?: { parameters: { name: string }[] } }> };
  expect(paths["/api/contact"]?.post?.parameters.map(({ name }) => name)).toContain("Accept-Language");
});
