import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { ROLES, type Role } from "../../worker/contracts/vocabulary.ts";
import { FAR_OPPORTUNITY } from "../support/fixtures/future-entries.ts";
import { cookieOf, logIn, makeUnverified } from "../support/fixtures/members.ts";
import { SUBMISSIONS } from "../support/fixtures/submissions.ts";
import { type BuiltSite, newClient, openBuiltSite, publishAlso } from "../support/site/built-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite("access");
  await publishAlso(site, [["opportunities", FAR_OPPORTUNITY]]);
}, 120_000);
afterAll(() => site.stop());

/** A member's page: an example address if the route has parameters, its role, and what its form sends. */
type Entry = { at?: string; role?: Role | Role[]; isFile?: true; form?: Record<string, string> };

/** Every page of a member. A new one that is missing here fails the first test. */
const MATRIX: Record<string, Entry> = {
  dashboard: { form: { task: "read-blogs", completed: "on" } },
  "dashboard/reading": { role: ["student", "startup"] },
  "dashboard/review": { role: "student", form: { rating: "5", text: "The desk read my loan file line by line." } },
  "dashboard/incubation": { role: "startup", form: { startupName: "Rao Papads" } },
  "dashboard/report": { role: "startup", form: { enterprise: "Rao Papads" } },
  "dashboard/report/print": { role: "startup" },
  "dashboard/startups": { role: "mentor" },
  "dashboard/startups/:slug": { role: "mentor", at: "dashboard/startups/coldpath-dairy" },
  "dashboard/mentorship-report": { role: "mentor" },
  "dashboard/mentorship-report/:slug": {
    role: "mentor",
    at: "dashboard/mentorship-report/coldpath-dairy",
    form: { progress: "Two chillers more." },
  },
  "dashboard/suggestions": { role: "mentor", form: { area: "Money" } },
  "dashboard/suggestions/:id": {
    role: "mentor",
    at: "dashboard/suggestions/0d4e7c1a-5b7e-4a43-9a55-7d5c8e1f2b3a",
    form: { area: "Money" },
  },
  "dashboard/opportunities": { role: "investor" },
  "dashboard/opportunities/:slug": { role: "investor", at: "dashboard/opportunities/none" },
  "dashboard/portfolio": { role: "investor" },
  "dashboard/offer": { role: "investor", form: { amount: "5,00,000" } },
  "dashboard/offer/:id": {
    role: "investor",
    at: "dashboard/offer/0d4e7c1a-5b7e-4a43-9a55-7d5c8e1f2b3a",
    form: { amount: "5,00,000" },
  },
  "dashboard/membership": {},
  "dashboard/membership/seats": { form: { email: "mallory@example.org" } },
  "dashboard/seats/:id": { at: "dashboard/seats/0d4e7c1a-5b7e-4a43-9a55-7d5c8e1f2b3a", form: { answer: "accept" } },
  "dashboard/receipts/:id": { at: "dashboard/receipts/0d4e7c1a-5b7e-4a43-9a55-7d5c8e1f2b3a" },
  "dashboard/documents/:id": { at: "dashboard/documents/0d4e7c1a-5b7e-4a43-9a55-7d5c8e1f2b3a" },
  "dashboard/documents/:id/buyer": {
    at: "dashboard/documents/0d4e7c1a-5b7e-4a43-9a55-7d5c8e1f2b3a/buyer",
    form: { company: "Mallory Works" },
  },
  "dashboard/documents/:id/pdf": { at: "dashboard/documents/0d4e7c1a-5b7e-4a43-9a55-7d5c8e1f2b3a/pdf" },
  "dashboard/registrations": { form: { id: "none" } },
  "dashboard/schemes": { form: { step: "forget" } },
  "dashboard/profile": { form: { name: "Mallory", phone: "9876500000" } },
  "dashboard/email": { form: { email: "mallory@example.org" } },
  "dashboard/privacy": { form: { step: "give" } },
  "dashboard/privacy/erasure": { form: { understood: "yes" } },
  "dashboard/privacy/:file": { at: "dashboard/privacy/my-data.json", isFile: true },
  "account/confirm": { form: { name: "Mallory" } },
  "account/security": { form: { step: "end-session", id: "none" } },
};
/**
 * Pages that read a session or show private data but open without one: the login, an erasure's number, which identifies
 * no person, the form that a member's session fills in, and links that only the mailbox has.
 */
const OPEN = [
  "login",
  "erasure",
  "event-registration",
  "event-registration/corrections",
  "membership/bank-transfer",
  "membership/bank-transfer/reserved",
  "documents/:id",
  "document-link",
  "scheme-reminders/stop",
];

const entries = Object.entries(MATRIX).map(([path, { at = path, ...entry }]) => ({ ...entry, url: `/${at}` }));
const hasAction = (file: string) => readFileSync(`app/${file}`, "utf8").includes("export async function action");

test("every page of a member is in this matrix, with each of its forms", () => {
  const asks =
    /requireViewer|requireSession|requireRole|loadSubmission|submit|private: true|memberPage|findVisitorSession/;
  const own = routes
    .flatMap((entry) => entry.children ?? [entry])
    // The console has a matrix of its own (console.test.ts); under /hi are the same files.
    .filter(({ id = "", path = "" }) => !path.startsWith("console") && !id.startsWith("hi/"))
    .filter(({ path = "", file }) => {
      return asks.test(readFileSync(`app/${file}`, "utf8")) || /^(dashboard|account)/.test(path);
    });
  const paths = own.map(({ path = "" }) => path).filter((path) => !OPEN.includes(path));
  expect(paths.sort()).toEqual(Object.keys(MATRIX).sort());
  const forms = own
    .filter(({ file, path = "" }) => hasAction(file) && !OPEN.includes(path))
    .map(({ path = "" }) => path);
  expect(forms.sort()).toEqual(
    Object.keys(MATRIX)
      .filter((path) => MATRIX[path]?.form)
      .sort(),
  );
});

/** Requests like a browser with these cookies and nothing else; follows no redirect. */
const ask = (url: string, cookie: string) => site.get(url, { headers: { ...client(), Cookie: cookie } });
const send = (url: string, cookie: string, form: Record<string, string>, headers: Record<string, string> = own()) =>
  site.get(url, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { ...client(), ...headers, Cookie: cookie },
  });
/** Each call comes from a separate client: together they would exceed the limits of one. */
const client = () => ({ "CF-Connecting-IP": newClient() });
/** Headers that a browser sends with a form of this site's own page. */
const own = () => ({ Origin: new URL(site.origin).origin });
const target = (response: Response) => [response.status, response.headers.get("Location")];
/** The login leads there without being told. */
const FIRST_AFTER_LOGIN = ["/dashboard", "/account/confirm"];
const LOGIN = [302, expect.stringMatching(/^\/login/)];

/** Every page, its data, and every form lead to the login, and nothing is shown on the way. */
async function expectShut(cookie: string): Promise<void> {
  for (const { url, form, isFile } of entries) {
    const response = await ask(url, cookie);
    const back = isFile || FIRST_AFTER_LOGIN.includes(url) ? "" : `?to=${encodeURIComponent(url)}`;
    expect(target(response), url).toEqual([302, `/login${back}`]);
    expect(await response.text()).not.toContain("Asha");
    if (!isFile) {
      const data = await ask(`${url}.data`, cookie);
      const body = await data.text();
      expect(body, `${url}.data`).toContain("/login");
      expect(body).not.toContain("Asha");
    }
    if (form) expect(target(await send(url, cookie, form)), url).toEqual(LOGIN);
  }
}

test("without a session, and with a forged one, every page and form leads to the login", async () => {
  await expectShut("");
  await expectShut(`masa-session=${"a".repeat(32)}.${encodeURIComponent(btoa("x".repeat(32)))}`);
});

test("a session that was logged out or erased no longer opens anything", async () => {
  const { cookie: loggedOut } = await logIn(site);
  expect((await ask("/dashboard", loggedOut)).status).toBe(200);
  // The server need not clear what the page's script has cleared.
  const left = await send("/logout", loggedOut, { storageCleared: "yes" });
  expect(target(left)).toEqual([302, "/login"]);
  expect(left.headers.get("Clear-Site-Data")).toBeNull();
  await expectShut(loggedOut);

  const { cookie: erased } = await logIn(site);
  const done = await send("/dashboard/privacy/erasure", erased, { understood: "yes" });
  expect(done.headers.get("Location")).toMatch(/^\/erasure\?number=/);
  expect(done.headers.get("Clear-Site-Data")).toContain('"storage"');
  await expectShut(erased);
});

/** Headers that a browser sends with a form of another site's page. */
const FOREIGN: Array<Record<string, string>> = [
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
];

test("another site's page cannot post to the login, with or without Origin, even with a session", async () => {
  const { cookie } = await logIn(site);
  for (const path of ["/login", "/logout", "/account/security", "/account/confirm", "/register", "/logout.data"]) {
    for (const headers of FOREIGN) {
      const response = await send(path, cookie, { step: "end-all" }, headers);
      expect(response.status, `${path} ${JSON.stringify(headers)}`).toBe(403);
    }
  }
  expect((await ask("/account/security", cookie)).status).toBe(200);
});

test("a link to the logout does not log anyone out", async () => {
  const { cookie } = await logIn(site);
  expect(target(await ask("/logout", cookie))).toEqual([302, "/login"]);
  expect(await (await ask("/account/security", cookie)).text()).toContain("Passkeys and devices");
});

test("no page of an account is cached", async () => {
  const { cookie } = await logIn(site);
  for (const path of ["/login?again", "/account/security"]) {
    expect((await ask(path, cookie)).headers.get("Cache-Control"), path).toBe("no-store");
  }
  const response = await send("/login", "", { step: "address", email: `${crypto.randomUUID()}@example.org` });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

for (const role of ROLES) {
  test(`a form of a ${role} that is sent from another site's page is refused, with or without Origin, and nothing happens`, async () => {
    const { cookie } = await logIn(site, { role });
    const ofRole = entries.filter(({ role: owner = role }) => [owner].flat().includes(role));
    for (const { url, form } of [...ofRole, { url: "/logout", form: {} }]) {
      if (!form) continue;
      for (const headers of FOREIGN) {
        const response = await send(url, cookie, form, headers);
        const what = `${url} ${JSON.stringify(headers)}`;
        expect(response.status, what).toBe(403);
        expect(await response.text(), what).toContain("This form was not sent from a page of this site");
      }
    }
    const home = await ask("/dashboard", cookie);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain("Asha Rao");
  });

  test(`a ${role} can open their own pages, which are not cached, but no page or form of another role, whatever the form contains`, async () => {
    const { cookie } = await logIn(site, { role });
    for (const { url, role: owner, form } of entries) {
      const response = await ask(url, cookie);
      const owners = [owner ?? []].flat();
      const allowed = owner === undefined || owners.includes(role);
      if (allowed) expect([200, 302, 404], url).toContain(response.status);
      else {
        expect(response.status, url).toBe(403);
        const html = await response.text();
        expect(html, url).toMatch(/<h1[^>]*>This page is for another role<\/h1>/);
        expect(html, url).not.toContain("If this keeps happening");
      }
      if (response.status === 200) expect(response.headers.get("Cache-Control"), url).toBe("no-store");
      if (form && !allowed) {
        expect((await send(url, cookie, { ...form, role: owners[0] ?? "" })).status, url).toBe(403);
      }
    }
  });
}

test("another member's offer, suggestion, session and receipt are not found by their ids", async () => {
  const { cookie: owner } = await logIn(site, { role: "investor" });
  const { cookie: stranger } = await logIn(site, { role: "investor" });
  const { cookie: mentor } = await logIn(site, { role: "mentor" });
  const { cookie: otherMentor } = await logIn(site, { role: "mentor" });
  const id = crypto.randomUUID();
  const offer = {
    id,
    version: "0",
    opportunity: FAR_OPPORTUNITY.slug,
    amount: "50,00,00,000",
    instrument: "Equity",
    terms: "Ten words of mine on how it should be done.",
  };
  expect((await send("/dashboard/offer", owner, offer)).status).toBe(302);
  expect((await ask(`/dashboard/offer/${id}`, owner)).status).toBe(200);
  expect((await ask(`/dashboard/offer/${id}`, stranger)).status).toBe(404);
  const stolen = await send(`/dashboard/offer/${id}`, stranger, {
    ...offer,
    version: "1",
    terms: "Mine now, all of it.",
  });
  expect(stolen.status).toBe(404);
  expect((await send(`/dashboard/offer/${id}`, stranger, { intent: "withdraw", version: "1" })).status).toBe(404);
  expect(await (await ask(`/dashboard/offer/${id}`, owner)).text()).toContain("Ten words of mine");
  expect(await (await ask("/dashboard/privacy/my-data.json", stranger)).text()).not.toContain(id);

  const { key, data } = SUBMISSIONS.suggestion;
  expect((await send("/dashboard/suggestions", mentor, { ...data, id: key, version: "0" })).status).toBe(302);
  expect((await ask(`/dashboard/suggestions/${key}`, otherMentor)).status).toBe(404);
  for (const intent of ["save", "withdraw"]) {
    const form = { ...data, text: "Mine now, all of it.", version: "1", intent };
    expect((await send(`/dashboard/suggestions/${key}`, otherMentor, form)).status).toBe(404);
  }
  expect(await (await ask(`/dashboard/suggestions/${key}`, mentor)).text()).toContain(data["text"]);

  const { sessions } = (await (await ask("/dashboard/privacy/my-data.json", owner)).json()) as {
    sessions: [{ id: string }];
  };
  await send("/account/security", stranger, { step: "end-session", id: sessions[0].id });
  expect((await ask("/dashboard", owner)).status).toBe(200);
});

test("an entry that does not exist is not found, and the page gives a reference", async () => {
  const { cookie } = await logIn(site, { role: "mentor" });
  for (const path of ["startups/nothing", "mentorship-report/nothing", "suggestions/nothing"]) {
    const response = await ask(`/dashboard/${path}`, cookie);
    expect(response.status, path).toBe(404);
    const html = await response.text();
    expect(html, path).toMatch(/<h1[^>]*>We could not find this page<\/h1>/);
    expect(html, path).toMatch(/If this keeps happening, send us this reference: [\da-f]{16}</);
  }
});

test("a bank transfer's page opens only with the key of its link, and a plan below the UPI limit has no form", async () => {
  const reserved = await ask("/membership/bank-transfer/reserved?key=MF2222222.0", "");
  expect(reserved.status).toBe(404);
  expect(await reserved.text()).toContain("This link is not valid.");
  const html = await (await ask("/membership/bank-transfer?plan=gold", "")).text();
  expect(html).toContain("This plan cannot be paid by bank transfer on the site.");
  expect(html).not.toContain('name="plan"');
});

test("the login only redirects to a member's own pages", async () => {
  for (const to of [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/logout",
    "/dashboard/../login",
    "javascript:1",
  ]) {
    const html = await (await ask(`/login?to=${encodeURIComponent(to)}`, "")).text();
    const [, main = ""] = /<main(.*)<\/main>/s.exec(html) ?? [];
    const actions = [...main.matchAll(/<form[^>]*action="([^"]*)"/g)].map(([, action]) => action);
    expect(actions, to).toEqual(["/login?to=%2Fdashboard&amp;sent"]);
  }
});

test("the login does not reveal whether an address is registered", async () => {
  const [known, unknown] = [`${crypto.randomUUID()}@example.org`, `${crypto.randomUUID()}@example.org`];
  await makeUnverified(site, known);
  const [ofKnown, ofUnknown] = [visitLogin(known), visitLogin(unknown)];
  for (const step of ["address", "resend", "code"]) expect(await ofUnknown(step), step).toEqual(await ofKnown(step));
});

/** A browser that goes through the steps of the login with an address. Returns what differs between any two answers. */
function visitLogin(email: string) {
  let cookie = "";
  const without = (text: string) => text.replaceAll(email, "EMAIL").replaceAll(encodeURIComponent(email), "EMAIL");
  const headersOf = ({ headers }: Response) =>
    [...headers]
      .filter(([name]) => !["date", "x-request-id"].includes(name))
      .map(([name, value]) => {
        if (name === "set-cookie") return [name, value.replace(/=[^;]*/, "")];
        return [name, name === "retry-after" ? "SECONDS" : without(value)];
      });
  return async (step: string) => {
    const response = await send("/login", cookie, { step, email, code: "00x" });
    cookie = cookieOf(response.headers.getSetCookie()) || cookie;
    const to = response.headers.get("Location");
    const page = to ? await ask(to, cookie) : response;
    return {
      status: [response.status, page.status],
      headers: [headersOf(response), headersOf(page)],
      // Seconds of a countdown that runs on between two requests.
      body: without(await page.text()).replaceAll(/\b(5\d|60)\b/g, "SECONDS"),
    };
  };
}

test("a browser without a code for the address reads what to do, whether it has another code or none", async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  await makeUnverified(site, email);
  const other = await send("/login", "", { step: "address", email: `${crypto.randomUUID()}@example.org` });
  for (const cookie of [cookieOf(other.headers.getSetCookie()), ""]) {
    const response = await send("/login", cookie, { step: "code", email, code: "123456" });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain("This browser has no code for this address. Request a new code here, in this browser.");
    expect(html).toContain("If you have already requested a code for");
  }
  const resent = await send("/login", "", { step: "resend", email });
  const page = await ask(resent.headers.get("Location") ?? "", cookieOf(resent.headers.getSetCookie()));
  expect(await page.text()).toContain("We have sent another email.");
});
