import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPermitted, OPERATOR_ROLES, type Permission } from "../../worker/contracts/console/vocabulary.ts";
import { sessions } from "../../worker/db/schema/accounts.ts";

import { orders } from "../../worker/db/schema/billing.ts";
import { eventRegistrations } from "../../worker/db/schema/events.ts";
import { operators, recordReplies } from "../../worker/db/schema/operators.ts";
import { pictures } from "../../worker/db/schema/pictures.ts";
import { auditTrail } from "../../worker/db/schema/platform.ts";
import { PlainBrowser } from "../support/browser/plain-browser.ts";
import { logInOperator } from "../support/console/operators.ts";
import { consoleRoutes, permissionOf } from "../support/console/routes.ts";
import { logIn } from "../support/fixtures/members.ts";
import { type BuiltSite, newClient, openBuiltSite } from "../support/site/built-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite("console");
}, 120_000);
afterAll(() => site.stop());

/** Addresses with an id that no record has: even operators with the permission get a 404. */
const PAGES = consoleRoutes().map((route) => {
  const { path } = route;
  return { path: path.replace(/:\w+/g, "none"), hasId: path.includes(":"), permission: permissionOf(route) };
});
const LEADS_ON = /^\/console\/passkey$|\/(?:export|upload|preview)$/;
/** Pages that answer with a file or a line of text. */
const FILES = /\/(?:pdf|zip|privacy\/export)$|\/pictures\/choose$/;
const FORM = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" };
/** Each call comes from a separate client, so that they do not share rate limits. */
const client = () => ({ "CF-Connecting-IP": newClient() });
const get = (path: string, cookie: string) =>
  site.get(path, { headers: { ...client(), ...(cookie && { Cookie: cookie }) } });
const post = (path: string, cookie: string) =>
  site.get(path, {
    method: "POST",
    headers: { ...FORM, ...client(), ...(cookie && { Cookie: cookie }) },
    body: "step=none",
  });

/** Without the request's id and what is derived from it. */
async function shown(response: Response) {
  const text = (await response.text()).replaceAll(/[0-9a-f]{16}/g, "");
  return { status: response.status, text, location: response.headers.get("Location") };
}

test("visitors, members and operators without the permission get exactly what an unknown address answers", async () => {
  const member = await logIn(site);
  // A form redirects even at addresses that the console does not have.
  const nowhere = "/console/nothing-here/at-all";
  const loggedOut = await post(nowhere, "");
  expect(loggedOut.headers.get("Location")).toBe("/login?again&to=%2Fconsole%2Fnothing-here%2Fat-all");
  expect((await post(nowhere, member.cookie)).headers.get("Location")).toBe(nowhere);
  const unknown = await shown(await get("/nothing-here", ""));
  expect(unknown.status).toBe(404);
  const editor = await logInOperator(site, "editor");
  const closed = (permission: Permission) => !isPermitted("editor", permission);
  for (const { path, permission } of PAGES) {
    for (const cookie of ["", member.cookie, ...(closed(permission) ? [editor.cookie] : [])]) {
      expect(await shown(await get(path, cookie))).toEqual(unknown);
      const location = cookie ? path : `/login?again&to=${encodeURIComponent(path)}`;
      expect(await shown(await post(path, cookie))).toEqual({ status: 303, text: "", location });
      const data = await get(`${path}.data`, cookie);
      expect(data.status).toBe(404);
      expect(await data.text()).not.toContain("console");
    }
  }
});

test("the data of a list is found however its address is written", async () => {
  const { cookie } = await logInOperator(site, "owner");
  for (const path of ["/console/Offers.data", "/console/audit/.data"]) {
    const response = await get(path, cookie);
    expect(response.status, path).toBe(200);
    expect(await response.text()).toContain(path === "/console/Offers.data" ? "/console/offers" : "/console/audit");
  }
});

for (const role of OPERATOR_ROLES) {
  test(`${role} can open what the table of permissions allows, and nothing else`, async () => {
    const { cookie } = await logInOperator(site, role);
    for (const { path, hasId, permission } of PAGES) {
      const response = await get(path, cookie);
      const text = await response.text();
      const isOpen = isPermitted(role, permission);
      // The page that adds a first passkey redirects an operator who has one, and an export belongs to its list's page.
      const expected = !isOpen || hasId ? 404 : LEADS_ON.test(path) ? 302 : 200;
      expect([path, response.status]).toEqual([path, expected]);
      expect([path, text.includes("console-bar")]).toEqual([path, isOpen && expected !== 302 && !FILES.test(path)]);
      expect(response.headers.get("Cache-Control")).toContain(isOpen ? "no-store" : "no-");
    }
  });
}

test("a step that no page has is refused in words, even one that every object inherits", async () => {
  const { cookie } = await logInOperator(site, "owner");
  const headers = { ...FORM, ...client(), Cookie: cookie };
  const { status } = await site.get("/console", { method: "POST", headers, body: "step=constructor" });
  expect(status).toBe(422);
});

test("each role mails a person and acts on several rows only where the table permits it", async () => {
  const { memberId } = await logIn(site);
  const id = crypto.randomUUID();
  await site.deps.db.insert(eventRegistrations).values({
    ...{ id, event: "general", fullName: "Asha Rao", email: `${id}@example.org`, phone: "9876543210" },
    ...{ membershipStatus: "Non-Member", createdAt: new Date() },
  });
  const orderId = crypto.randomUUID();
  await site.deps.db.insert(orders).values({
    ...{ id: orderId, orderReference: orderId, providerOrderId: orderId, planId: "gold", planTitle: "Gold Member" },
    ...{ amountPaise: 499_900, currency: "INR", name: "Asha Rao", email: `${id}@example.org`, createdAt: new Date() },
  });
  const reply = () => `step=reply&id=${crypto.randomUUID()}&body=Hello`;
  const calls: [path: string, permission: Permission, body: () => string][] = [
    [`/console/registrations/${id}`, "registrations.change", reply],
    [`/console/members/${memberId}`, "members.change", reply],
    [`/console/payments/${orderId}`, "payments.change", reply],
    ["/console/registrations/bulk", "registrations.change", () => "do=write"],
    ["/console/memberships/bulk", "memberships.change", () => "do=extend"],
    ["/console/bank-transfers/bulk", "payments.change", () => "do=confirm-money"],
    ["/console/mails/bulk", "mails.change", () => "do=send-again"],
    ["/console/documents/bulk", "documents.export", () => "do=download"],
    ["/console/documents/bulk/export", "documents.export", () => "do=download&reason=For+the+bank"],
  ];
  for (const role of OPERATOR_ROLES) {
    const { cookie } = await logInOperator(site, role);
    for (const [path, permission, body] of calls) {
      const headers = { ...FORM, ...client(), Cookie: cookie };
      const { status, headers: answered } = await site.get(path, { method: "POST", headers, body: body() });
      const isClosed = status === 404 || answered.get("Location") === path;
      expect([role, path, isClosed]).toEqual([role, path, !isPermitted(role, permission)]);
    }
  }
  const roles = (permission: Permission) => OPERATOR_ROLES.filter((role) => isPermitted(role, permission)).length;
  const sent = await site.deps.db.$count(recordReplies);
  expect(sent).toBe(roles("registrations.change") + roles("members.change") + roles("payments.change"));
});

test("a template fills in an email to several people without a script, and a placeholder is refused beside its field", async () => {
  const { cookie } = await logInOperator(site, "desk");
  const id = crypto.randomUUID();
  await site.deps.db.insert(eventRegistrations).values({
    ...{ id, event: "general", fullName: "Asha Rao", email: `${id}@example.org`, phone: "9876543210" },
    ...{ membershipStatus: "Non-Member", createdAt: new Date(), language: "hi" },
  });
  const send = async (fields: Record<string, string>) => {
    const entered = { do: "write", agreed: "yes", seen: "1", kept: "", [`row.${id}`]: crypto.randomUUID(), ...fields };
    const headers = { ...FORM, ...client(), Cookie: cookie };
    const body = new URLSearchParams(entered);
    const response = await site.get("/console/registrations/bulk", { method: "POST", headers, body });
    return { status: response.status, page: await response.text() };
  };
  const filled = await send({ fill: "yes", template: "event-how-to-register", body: "Namaste." });
  expect(filled.status).toBe(200);
  const [body = "", hindi = ""] = [...filled.page.matchAll(/<textarea[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(body).toMatch(/^\s*Namaste\.\n\nThank you for your interest in \[event\]\./);
  expect(hindi).toMatch(/^\s*\[event\] में/);
  const refused = await send({ body: "Hello.", hindi: "[date] को" });
  expect(refused.status).toBe(422);
  expect(refused.page).toContain('id="field-hindi-error"');
  expect(refused.page).toContain("[date] को</textarea>");
  expect(await site.deps.db.$count(recordReplies, eq(recordReplies.subject, `registration:${id}`))).toBe(0);
});

test("a refused correction of an email names the wrong field and still contains both", async () => {
  const { cookie } = await logInOperator(site, "desk");
  const id = crypto.randomUUID();
  await site.deps.db.insert(eventRegistrations).values({
    ...{ id, event: "general", fullName: "Asha Rao", email: `${id}@example.org`, phone: "9876543210" },
    ...{ membershipStatus: "Non-Member", createdAt: new Date() },
  });
  const correct = async (email: string, emailReason: string) => {
    const body = new URLSearchParams({ step: "email", email, emailReason });
    const headers = { ...FORM, ...client(), Cookie: cookie };
    const response = await site.get(`/console/registrations/${id}`, { method: "POST", headers, body });
    expect(response.status).toBe(422);
    const page = await response.text();
    for (const entered of [email, emailReason]) expect(page).toContain(`value="${entered}"`);
    return /class="field-error" id="field-(\w+)-error"/.exec(page)?.[1];
  };
  expect(await correct("asha@example", "She told me by phone")).toBe("email");
  expect(await correct("asha@example.org", "hm")).toBe("emailReason");
});

test("a refused form of a console page still contains what was typed into it", async () => {
  const { cookie } = await logInOperator(site, "owner");
  const browser = new PlainBrowser(site, cookie);
  const { memberId } = await logIn(site);
  const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
  await site.deps.db.insert(eventRegistrations).values(
    ids.map((id) => ({
      ...{ id, event: "general", fullName: "Asha Rao", email: `${id}@example.org`, phone: "9876543210" },
      ...{ membershipStatus: "Non-Member", createdAt: new Date() },
    })),
  );
  const registration = `/console/registrations/${ids[0]}`;
  const account = `/console/members/${memberId}`;
  // Word's line break within a paragraph is a control character.
  const typed = "Called\u000bback";
  const forms: [path: string, label: string, button: string, text?: string][] = [
    [registration, "Internal note", "Add note"],
    [registration, "Add a tag", "Add"],
    [registration, "Why do you need them?", "Show contact details"],
    [registration, "Reason", "Cancel the registration"],
    [`${registration}/merge/${ids[1]}`, "Why do you need them?", "Show contact details"],
    [`${registration}/merge/${ids[1]}`, "How do you know", "Merge permanently"],
    [account, "Email of the other account", "Compare the accounts", "nobody@example.org"],
  ];
  for (const [path, label, button, text = typed] of forms) {
    await browser.open(path);
    browser.fill({ [label]: text });
    await browser.press(button);
    expect([browser.status, browser.field(label).value], button).toEqual([422, text]);
  }
});

test("a refused picture keeps the focal point and the Hindi text that were entered", async () => {
  const browser = new PlainBrowser(site, (await logInOperator(site, "editor")).cookie);
  const stored = {
    hash: "a".repeat(32),
    format: "webp" as const,
    width: 1200,
    height: 800,
    bytes: 90_000,
    alt: "Stalls",
  };
  const origin = { focusX: 50, focusY: 50, uploadedBy: "operator-1", createdAt: new Date() };
  await site.deps.db.insert(pictures).values({ ...stored, ...origin });
  await browser.open(`/console/pictures/${stored.hash}`);
  browser.fill({ Description: "", "Description in Hindi": "मेले के स्टॉल", "From the top": "90" });
  await browser.press("Save");
  expect(browser.status).toBe(422);
  const labels = ["Description", "Description in Hindi", "From the top"];
  expect(labels.map((label) => browser.field(label).value)).toEqual(["", "मेले के स्टॉल", "90"]);
});

test("a button pressed without a row leads back to the list as it was filtered", async () => {
  const browser = new PlainBrowser(site, (await logInOperator(site, "desk")).cookie);
  const body = new URLSearchParams({ do: "assign", event: "general" });
  await browser.open("/console/registrations/bulk", { method: "POST", body });
  expect(browser.alert).toBe("Choose at least one row, then press the button again.");
  await browser.follow("Go to Registrations");
  expect(browser.path).toBe("/console/registrations?event=general");
});

test("without a script the library says that adding pictures needs it", async () => {
  const browser = new PlainBrowser(site, (await logInOperator(site, "editor")).cookie);
  await browser.open("/console/pictures");
  expect(browser.text).toContain("Adding pictures needs JavaScript.");
});

test("before a merge both registrations are shown in full for a reason, and a record that is gone leads to its list", async () => {
  const { cookie } = await logInOperator(site, "desk");
  const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
  const addressOf = (id: string) => `a${id}@example.org`;
  await site.deps.db.insert(eventRegistrations).values(
    ids.map((id) => ({
      ...{ id, event: "general", fullName: "Asha Rao", email: addressOf(id), phone: "9876543210" },
      ...{ membershipStatus: "Non-Member", createdAt: new Date() },
    })),
  );
  const path = `/console/registrations/${ids.join("/merge/")}`;
  const reveal = async (revealReason: string) => {
    const headers = { ...FORM, ...client(), Cookie: cookie };
    const body = new URLSearchParams({ step: "reveal", revealReason });
    const response = await site.get(path, { method: "POST", headers, body });
    return { status: response.status, text: await response.text() };
  };
  expect(await (await get(path, cookie)).text()).not.toContain(addressOf(ids[0]));
  const refused = await reveal("hm");
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('id="field-revealReason-error"');
  expect(refused.text).not.toContain(addressOf(ids[0]));
  const { status, text } = await reveal("To see which address is misspelt");
  expect(status).toBe(200);
  const [kept, dropped] = ids.map((id) => `<dd>${addressOf(id)}</dd>.*`);
  expect(text).toMatch(new RegExp(`>Kept<.*${kept}>Deleted permanently<.*${dropped}`, "s"));
  for (const id of ids) {
    const subject = eq(auditTrail.subject, `registration:${id}`);
    expect(await site.deps.db.$count(auditTrail, and(subject, eq(auditTrail.action, "registration.revealed")))).toBe(1);
  }
  const gone = await (await get("/console/registrations/none", cookie)).text();
  expect(gone).toContain("Go to Registrations");
});

test("without a passkey only the page that adds one opens; with an unused one only the page that asks for it", async () => {
  const fresh = await logInOperator(site, "owner", { hasPasskey: false, hasUsedIt: false });
  const locked = await logInOperator(site, "owner", { hasUsedIt: false });
  for (const { path } of PAGES) {
    const back = ["/console/passkey", "/console/unlock"].includes(path) ? "" : `?to=${encodeURIComponent(path)}`;
    const added = await shown(await get(path, fresh.cookie));
    if (path === "/console/passkey") expect(added.status).toBe(200);
    else expect(added).toMatchObject({ status: 303, location: `/console/passkey${back}` });
    const unlocked = await shown(await get(path, locked.cookie));
    if (path === "/console/unlock") {
      expect(unlocked.status).toBe(200);
      // A lost passkey blocks the console until its owner removes it.
      expect(unlocked.text).toContain('href="/account/security"');
    } else {
      expect(unlocked).toMatchObject({ status: 303, location: `/console/unlock${back}` });
    }
    expect((await post(path, locked.cookie)).status).toBe(path === "/console/unlock" ? 405 : 303);
  }
});

test("the console refuses forms from other sites", async () => {
  const { cookie } = await logInOperator(site, "owner");
  const headers = { ...FORM, Cookie: cookie, "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
  const response = await site.get("/console/operators", { method: "POST", headers, body: "step=end&id=x" });
  expect(response.status).toBe(403);
});

test("a list without records says so, and names the reversed days of its filter", async () => {
  const { cookie } = await logInOperator(site, "finance");
  const shown = async (from: string, to: string) =>
    (await get(`/console/payments?from=${from}&to=${to}`, cookie)).text();
  expect(await shown("2026-02-01", "2026-01-01")).toContain(
    ">No orders match: “Ordered from” is later than “Ordered until”. Change one of the two days.<",
  );
  expect(await shown("2020-01-01", "2020-01-01")).toContain(">No orders match.<");
});

test("a role that was chosen stays in the form that asks for the passkey again", async () => {
  const { cookie, sessionId } = await logInOperator(site, "owner");
  expect((await get("/console/operators", cookie)).status).toBe(200);
  const earlier = new Date(Date.now() - 11 * 60_000);
  await site.deps.db.update(sessions).set({ passkeyAt: earlier }).where(eq(sessions.id, sessionId));
  const send = async (body: string) => {
    const headers = { ...FORM, Cookie: cookie };
    return (await site.get("/console/operators", { method: "POST", headers, body })).text();
  };
  const granting = await send("email=new%40example.org&role=finance");
  expect(granting).toContain("Use my passkey");
  expect(granting).toMatch(/value="new@example\.org"/);
  expect(granting).toMatch(/<option value="finance" selected="">Finance: /);
});

test("without a script an owner is asked before somebody becomes an owner, and before no other change", async () => {
  const { cookie } = await logInOperator(site, "owner");
  const send = async (fields: Record<string, string>) => {
    const headers = { ...FORM, ...client(), Cookie: cookie };
    const init = { method: "POST", headers, body: new URLSearchParams(fields).toString() };
    return site.get("/console/operators", init);
  };
  const roleOf = async (email: string) => {
    const [grant] = await site.deps.db
      .select()
      .from(operators)
      .where(and(eq(operators.email, email), isNull(operators.revokedAt)));
    return grant?.role;
  };
  const email = `${crypto.randomUUID()}@example.org`;
  const asked = await send({ email, role: "owner" });
  expect(asked.status).toBe(409);
  const page = await asked.text();
  const buttonOf = (html: string) => html.match(/<button[^>]*name="agreed"[^>]*>/)?.[0];
  expect(page).toContain(`Make ${email} an owner?`);
  expect(buttonOf(page)).toContain('form="grant-form"');
  expect(buttonOf(page)).toContain(`value="${email}"`);
  expect(await roleOf(email)).toBeUndefined();
  expect((await send({ email, role: "desk" })).headers.get("Location")).toMatch(/done=granted$/);
  const change = { step: "change", email, role: "owner" };
  const again = await send(change);
  expect(again.status).toBe(409);
  expect(buttonOf(await again.text())).toContain(`form="change-${email}"`);
  expect(await roleOf(email)).toBe("desk");
  expect((await send({ ...change, agreed: email })).headers.get("Location")).toMatch(/done=role_changed$/);
  expect(await roleOf(email)).toBe("owner");
});

test("an export without its reason returns to the list as it was filtered", async () => {
  const { cookie } = await logInOperator(site, "desk");
  const send = (body: string) =>
    site.get("/console/messages/export", { method: "POST", headers: { ...FORM, Cookie: cookie }, body });
  const refused = await send("q=asha&state=open&reason=&evil=1");
  expect(refused.headers.get("Location")).toBe("/console/messages?q=asha&state=open&export=no-reason#field-reason");
  const page = await get("/console/messages?q=asha&state=open&export=no-reason", cookie);
  expect(await page.text()).toContain("Please say why in a few words.");
});

test("a file of Hindi names is accepted up to the size that the form states, and a larger one is refused with a message", async () => {
  const { cookie } = await logInOperator(site, "desk");
  const send = async (people: number) => {
    const lines = Array.from(
      { length: people },
      (_, i) => `${"श्रीमती अन्नपूर्णा विश्वनाथन् ".repeat(3)}${i},h${i}@example.org,9876543210`,
    );
    const form = new FormData();
    form.set("step", "check");
    form.set("event", "general");
    form.set("csv", ["Name,Email,Phone", ...lines].join("\n"));
    const headers = { ...client(), Cookie: cookie, "Sec-Fetch-Site": "same-origin" };
    return (await site.get("/console/registrations/import", { method: "POST", headers, body: form })).text();
  };
  expect(await send(10_000)).toContain("Can be added: 10000");
  expect(await send(10_900)).toContain("The file may have at most 3 MB. Split it.");
  expect(await send(20_000)).toContain("The file is too large, so nothing was sent.");
});

test("desk imports accounts and merges two of them with forms alone: errors by line and column, the button, the result", async () => {
  const { cookie } = await logInOperator(site, "desk");
  const address = () => `${crypto.randomUUID()}@example.org`;
  const send = async (path: string, fields: Record<string, string>) => {
    // Only a form with a file is multipart.
    const body = path.endsWith("/import") ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const headers = { ...client(), Cookie: cookie, "Sec-Fetch-Site": "same-origin" };
    return site.get(path, { method: "POST", headers, body });
  };
  const wrong = await send("/console/members/import", {
    step: "check",
    csv: `Name,Email,Role\nAsha,${address()},Chair`,
  });
  const report = await wrong.text();
  expect(report).toContain("C (Role)");
  expect(report).not.toContain('value="import"');
  const csv = `Name,Email,Role,City\nAsha Rao,${address()},MSME,Pune\nRavi Iyer,${address()},Mentor,`;
  const checked = await (await send("/console/members/import", { step: "check", csv })).text();
  expect(checked).toContain("This column is not imported: D (City).");
  expect(checked).toContain("Add 2 accounts");
  expect(checked).toContain('name="csv" value="Name,Email,Role');
  expect(await (await send("/console/members/import", { step: "import", csv })).text()).toContain("Added: 2");

  const [keep, drop] = [await logIn(site), await logIn(site)];
  const record = `/console/members/${keep.memberId}`;
  const unknown = await send(record, { step: "other", other: address() });
  expect(unknown.status).toBe(422);
  expect(await unknown.text()).toContain("No other confirmed account has this address.");
  const found = await send(record, { step: "other", other: drop.email });
  const merge = `${record}/merge/${drop.memberId}`;
  expect(found.headers.get("Location")).toBe(merge);
  expect(await (await get(merge, cookie)).text()).toContain("Merge permanently");
  expect((await send(merge, { reason: "" })).status).toBe(422);
  const merged = await send(merge, { reason: "Both showed me the same card" });
  expect(merged.headers.get("Location")).toBe(`${record}?done=accounts_merged`);
  expect(await (await get(`${record}?done=accounts_merged`, cookie)).text()).toContain("The two accounts are merged.");
  expect(await (await get(`/console/members/${drop.memberId}`, cookie)).text()).toContain(`href="${record}"`);
  expect((await get("/dashboard", drop.cookie)).status).not.toBe(200);
});

test("an owner downloads and erases somebody's data with forms alone; desk sees no such page", async () => {
  const [owner, desk, person] = [
    await logInOperator(site, "owner"),
    await logInOperator(site, "desk"),
    await logIn(site),
  ];
  const record = `/console/members/${person.memberId}`;
  const path = `${record}/privacy`;
  const send = (to: string, fields: Record<string, string>) => {
    const headers = { ...FORM, ...client(), Cookie: owner.cookie };
    return site.get(to, { method: "POST", headers, body: new URLSearchParams(fields) });
  };
  expect(await (await get(record, desk.cookie)).text()).not.toContain(path);
  expect(await (await get(record, owner.cookie)).text()).toContain(`href="${path}"`);
  expect(await (await get(path, owner.cookie)).text()).toContain("Erase permanently");

  const unexplained = await send(`${path}/export`, { copyReason: "", format: "csv" });
  expect(unexplained.headers.get("Location")).toBe(`${path}?missing=reason#field-copyReason`);
  expect(await (await get(`${path}?missing=reason`, owner.cookie)).text()).toContain("Please say why in a few words.");
  const reason = "Called from the number that we hold";
  const file = await send(`${path}/export`, { copyReason: reason, format: "csv" });
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="personal-data.csv"');
  expect(file.headers.get("Cache-Control")).toBe("no-store");
  expect(await file.text()).toContain(person.email);

  expect((await send(path, { reason: "" })).status).toBe(422);
  expect((await send(path, { reason })).headers.get("Location")).toBe(`${path}?done=erased`);
  const done = await (await get(`${path}?done=erased`, owner.cookie)).text();
  expect(done).toContain("The data is erased");
  const [number = ""] = /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(done) ?? [];
  expect(await (await get(`/erasure?number=${number}`, "")).text()).toContain(number);
  expect((await get(record, owner.cookie)).status).toBe(404);
  expect((await get("/dashboard", person.cookie)).status).not.toBe(200);
});
