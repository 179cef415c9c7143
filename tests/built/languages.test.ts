import { afterAll, beforeAll, expect, test } from "vitest";
import { CALCULATOR_PAGES } from "#worker/contracts/calculators/vocabulary.ts";
import { PUBLIC_PAGES } from "#worker/contracts/vocabulary.ts";
import { findMember } from "#worker/domain/accounts/members.server.ts";
import { inHindi } from "../../scripts/check/pages.ts";
import { logIn } from "../support/fixtures/members.ts";
import { type BuiltSite, openBuiltSite } from "../support/site/built-site.ts";

const PAGES = [...PUBLIC_PAGES, ...CALCULATOR_PAGES, "/login"];

let site: BuiltSite;
let ORIGIN = "";
beforeAll(async () => {
  site = await openBuiltSite("languages");
  ORIGIN = site.deps.config.siteUrl;
}, 120_000);
afterAll(() => site.stop());

const htmlOf = async (path: string) => (await site.get(path)).text();
const attribute = (html: string, tag: RegExp, name: string) =>
  [...html.matchAll(tag)].map(([element]) => new RegExp(`${name}="([^"]*)"`, "i").exec(element)?.[1] ?? "");
const alternatesOf = (html: string) => {
  const tag = /<link[^>]*rel="alternate"[^>]*hreflang[^>]*>/gi;
  return attribute(html, tag, "hreflang").map((language, i) => [language, attribute(html, tag, "href")[i]]);
};

test("without the setting there is nothing under /hi, and nothing leads there", async () => {
  const without = await openBuiltSite("languages-off");
  await without.fail({ variables: { HINDI: "" } });
  for (const path of ["/hi", "/hi/about", "/hi/dashboard", "/hi/rss.xml"]) {
    const response = await without.get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<html lang="en">');
  }
  for (const path of ["/", "/about", "/sitemap.xml"]) {
    expect(await (await without.get(path)).text()).not.toMatch(/\/hi\b|hreflang/i);
  }
  await without.stop();
}, 120_000);

test("with it every page is there in both languages, and each names the other", async () => {
  for (const path of PAGES) {
    const pages = [
      ["en", path, inHindi(path)],
      ["hi", inHindi(path), path],
    ] as const;
    for (const [language, own, other] of pages) {
      const response = await site.get(own);
      const html = await response.text();
      expect([own, response.status]).toEqual([own, 200]);
      expect(html).toContain(`<html lang="${language}">`);
      expect([own, html.includes("/fonts/anek-devanagari-620.woff2")]).toEqual([own, language === "hi"]);
      const switches = attribute(html, /<a[^>]*data-language[^>]*>/g, "href");
      expect([own, new Set(switches)]).toEqual([own, new Set([other])]);
      if (path === "/login") continue;
      expect(attribute(html, /<link[^>]*rel="canonical"[^>]*>/g, "href")).toEqual([ORIGIN + own]);
      expect([own, alternatesOf(html)]).toEqual([
        own,
        [
          ["en", ORIGIN + path],
          ["hi", ORIGIN + inHindi(path)],
          ["x-default", ORIGIN + path],
        ],
      ]);
    }
  }
});

test("headings name the forum in the language of the page", async () => {
  expect(await htmlOf("/hi/about")).toContain("<h1>मासा\u00a0फ़ोरम किसलिए है</h1>");
  expect(await htmlOf("/about")).toContain("<h1>What MASA\u00a0Forum is\u00a0for</h1>");
});

test("two languages requested at the same time do not mix", async () => {
  const paths = ["/about", "/hi/about", "/events?a=1", "/hi/events?a=1", "/hi/login", "/login"];
  const texts = await Promise.all([...paths, ...paths].map(htmlOf));
  for (const [i, text] of texts.entries()) {
    const path = paths[i % paths.length] ?? "";
    expect([path, text.includes("मुख्य भाग पर जाएँ")]).toEqual([path, path.startsWith("/hi")]);
  }
});

test("an address in another spelling, and one that does not exist, stay in their language", async () => {
  expect((await site.get("/HI/About/?a=1")).headers.get("Location")).toBe("/hi/about?a=1");
  expect((await site.get("/hi/")).headers.get("Location")).toBe("/hi");
  const missing = await site.get("/hi/nothing-here");
  expect(missing.status).toBe(404);
  expect(await missing.text()).toMatch(/<html lang="hi">.*<title>पेज नहीं मिला · मासा फ़ोरम<\/title>/s);
  expect((await site.get("/hi/console")).status).toBe(404);
  expect(await htmlOf("/hi.data")).toMatch(/\p{Script=Devanagari}/u);
});

test("the link to a PDF in a Hindi mail explains in Hindi that it no longer works", async () => {
  const response = await site.get("/hi/documents/none?until=1&signature=0");
  expect(response.headers.get("Location")).toBe("/hi/document-link?is=wrong");
});

test("a registration that its owner cancels or deletes is confirmed in the language of the page", async () => {
  const { cookie } = await logIn(site);
  const headers = { Cookie: cookie, Origin: ORIGIN };
  const done = { cancelled: "आपका पंजीकरण रद्द हो गया है।", deleted: "पंजीकरण हटा दिया गया है।" };
  for (const [name, text] of Object.entries(done)) {
    const body = new URLSearchParams({ id: "none", ...(name === "deleted" && { past: "yes" }) });
    const response = await site.get("/hi/dashboard/registrations", { method: "POST", headers, body });
    const next = response.headers.get("Location") ?? "";
    expect(next).toBe(`/hi/dashboard/registrations?done=${name}`);
    expect(await (await site.get(next, { headers })).text()).toContain(text);
  }
});

test("the site map pairs the languages, and each has its feed", async () => {
  const map = await htmlOf("/sitemap.xml");
  expect(map).toContain(`<loc>${ORIGIN}/hi/about</loc>`);
  expect(map).toContain(`<xhtml:link rel="alternate" hreflang="hi" href="${ORIGIN}/hi/about"/>`);
  const [english, hindi] = await Promise.all([htmlOf("/rss.xml"), htmlOf("/hi/rss.xml")]);
  expect(english).toContain("<language>en-IN</language>");
  expect(hindi).toMatch(new RegExp(`<language>hi-IN</language>.*<link>${ORIGIN}/hi/BlogsPage/`, "s"));
  expect(hindi).toMatch(/<title>[^<]*लेख/);
});

test("mails follow the language of the logged-in pages, unless a link from elsewhere or a prefetch opens one", async () => {
  const { cookie, memberId } = await logIn(site);
  const open = async (path: string, headers: Record<string, string> = {}) => {
    expect((await site.get(path, { headers: { Cookie: cookie, ...headers } })).status).toBe(200);
    return (await findMember(site.deps, memberId))?.language;
  };
  expect(await open("/dashboard/profile")).toBe("en");
  expect(await open("/hi/dashboard/profile", { "Sec-Fetch-Site": "cross-site" })).toBe("en");
  expect(await open("/hi/dashboard/profile", { "Sec-Fetch-Site": "same-origin", "Sec-Purpose": "prefetch" })).toBe(
    "en",
  );
  expect(await open("/hi/dashboard/profile", { "Sec-Fetch-Site": "same-origin" })).toBe("hi");
  expect(await open("/dashboard/profile", { "Sec-Fetch-Site": "none" })).toBe("hi");
  expect(await open("/dashboard/profile")).toBe("en");
  const other = await site.get("/hi/about", { headers: { Cookie: cookie } });
  expect(other.headers.get("Cache-Control")).not.toContain("no-store");
  expect((await findMember(site.deps, memberId))?.language).toBe("en");
});

test("a page whose language cannot be stored is still served and the log says so; the form that chooses it fails", async () => {
  const { cookie, memberId } = await logIn(site);
  await site.db.exec(
    "create trigger no_language before update of language on members begin select raise(abort, 'no'); end",
  );
  const page = await site.get("/hi/dashboard/profile", { headers: { Cookie: cookie } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html lang="hi">')]);
  await expect.poll(() => site.lines.map(({ event }) => event)).toContain("deferred.failed");
  const body = new URLSearchParams({ step: "language", language: "hi" });
  const response = await site.get("/dashboard/profile", {
    method: "POST",
    headers: { Cookie: cookie, Origin: ORIGIN },
    body,
  });
  expect(response.status).toBe(500);
  await site.db.exec("drop trigger no_language");
  expect((await findMember(site.deps, memberId))?.language).toBe("en");
});

test("the profile changes the language of the mails and of its own page", async () => {
  const { cookie, memberId } = await logIn(site);
  const page = await (await site.get("/dashboard/profile", { headers: { Cookie: cookie } })).text();
  expect(page).toContain("Write to me in Hindi");
  const choose = async (path: string, language: string) => {
    const body = new URLSearchParams({ step: "language", language });
    const headers = { Cookie: cookie, Origin: ORIGIN };
    const response = await site.get(path, { method: "POST", redirect: "manual", headers, body });
    return [response.headers.get("Location"), (await findMember(site.deps, memberId))?.language];
  };
  expect(await choose("/dashboard/profile", "hi")).toEqual(["/hi/dashboard/profile?done=saved", "hi"]);
  expect(await choose("/hi/dashboard/profile", "fr")).toEqual(["/dashboard/profile?done=saved", "en"]);
});

const FORM = "application/x-www-form-urlencoded";
const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const own = { Origin: new URL(site.origin).origin, "Content-Type": FORM, ...headers };
  const init = { method: "POST", body: new URLSearchParams(fields).toString(), headers: own, redirect: "manual" };
  const response = await site.get(path, init as RequestInit);
  return { status: response.status, location: response.headers.get("Location"), html: await response.text() };
};
/** Visible text of the page's main part, without names, addresses and typed text. */
const englishIn = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html)
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>|<[^>]+>/g, " ")
    // The registered name of the forum's company.
    .replace("an initiative of Sample Ventures Private Limited", "")
    .match(/[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}[^<]{0,40}/g) ?? [];

const PERSON = { name: "Asha Rao", email: "asha@", phone: "98765", role: "mentor" };
test.each<[string, Record<string, string>, string]>([
  ["/ContactUs", { name: "Asha Rao", email: "asha@", message: "नमस्ते" }, "कृपया सही ईमेल पता लिखें।"],
  ["/register", PERSON, "गड़बड़ी: कृपया सही ईमेल पता लिखें।"],
  ["/event-registration", { fullName: "Asha Rao", email: "asha@", phone: "" }, "सब कुछ भरना ज़रूरी है।"],
  ["/login", { step: "address", email: "asha@" }, "कृपया सही ईमेल पता लिखें।"],
  ["/membership/bank-transfer", { name: "Asha Rao", email: "asha@", plan: "patron" }, "कृपया सही ईमेल पता लिखें।"],
])("%s, posted without script in Hindi, refuses in Hindi and keeps what was typed", async (path, fields, sentence) => {
  const [english, hindi] = [await post(path, fields), await post(inHindi(path), fields)];
  expect([hindi.status, hindi.html.includes('<html lang="hi">')]).toEqual([english.status, true]);
  expect(hindi.html).toContain(sentence);
  expect(english.html).not.toContain(sentence);
  for (const value of ["Asha Rao", "asha@"]) {
    if (Object.values(fields).includes(value)) expect(hindi.html).toContain(`value="${value}"`);
  }
  expect(englishIn(hindi.html)).toEqual([]);
});

test("login and logout stay in the language, and a refused post says so in it", async () => {
  const moved = (path: string) => site.get(path, { redirect: "manual" }).then(({ headers }) => headers.get("Location"));
  expect(await moved("/hi/dashboard/profile")).toBe("/hi/login?to=%2Fdashboard%2Fprofile");
  expect((await post("/hi/logout", {})).location).toBe("/hi/login");
  expect((await post("/logout", {})).location).toBe("/login");
  const foreign = await post("/hi/ContactUs", {}, { Origin: "https://evil.example" });
  expect(foreign.status).toBe(403);
  expect(foreign.html).toMatch(/<html lang="hi">.*<a href="\/hi\/ContactUs">पेज फिर से खोलें<\/a>/s);
  expect(englishIn(foreign.html)).toEqual([]);
});
