import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { Confirmation, RegistrationForm } from "#worker/contracts/registration.ts";
import { NOTICE_VERSION } from "#worker/contracts/vocabulary.ts";
import { consents, members, passkeys } from "#worker/db/schema/accounts.ts";
import { auditEntries } from "#worker/db/schema/platform.ts";
import { listConsents, withdrawConsent } from "#worker/domain/accounts/consents.server.ts";
import { confirmMember, findMember, findMemberByEmail } from "#worker/domain/accounts/members.server.ts";
import { findSession, startSession } from "#worker/domain/accounts/sessions.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { cookieOf, logIn, makeMember, makeUnverified, PHONE } from "../../support/fixtures/members.ts";
import { openSite, openSiteWithMails } from "../../support/site/site.ts";

const BOXES = { consent: NOTICE_VERSION, adult: "yes" } as const;
const PERSON = { name: "Asha Rao", phone: PHONE, role: "startup" } as const;
const newAddress = () => `${crypto.randomUUID()}@example.org`;
const NOBODY = { cookie: null, userAgent: null, ip: null };

// First, because the deferred delivery of another test could send these mails.
test("the mails of a registration say where to log in", async () => {
  const { site, mails } = openSiteWithMails();
  const email = newAddress();
  await site.post("/auth/register", { ...PERSON, email });
  await site.post("/auth/register", { ...PERSON, email });
  await site.settle();
  await deliverMail(site.deps);
  const texts = mails.filter(({ to }) => to === email).map(({ text }) => text);
  expect(texts.map((text) => text.includes("http://localhost:8787/login"))).toEqual([true, true]);
});

test("an older client registers without boxes, and nothing is recorded as agreed to", async () => {
  const site = openSite();
  const email = newAddress();
  const response = await site.post("/auth/register", { ...PERSON, email, password: "x" });
  expect(response.status).toBe(201);
  expect(await site.deps.db.$count(consents, eq(consents.email, email))).toBe(0);
});

test("what was ticked is recorded for the address, with the notice's version and the time, but for no member yet", async () => {
  const now = new Date("2026-11-20T10:00:00Z");
  const site = openSite({ now: () => now });
  const email = newAddress();
  await site.post("/auth/register", { ...PERSON, email, ...BOXES, marketing: "yes" });
  const rows = await site.deps.db.select().from(consents).where(eq(consents.email, email));
  const common = { memberId: null, email, noticeVersion: NOTICE_VERSION, givenAt: now, withdrawnAt: null };
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...common, purpose: "account" }),
      expect.objectContaining({ ...common, purpose: "marketing" }),
    ]),
  );
});

test("consent to news by mail is given only by ticking its own box", async () => {
  const site = openSite();
  const email = newAddress();
  await site.post("/auth/register", { ...PERSON, email, ...BOXES });
  const rows = await site.deps.db.select().from(consents).where(eq(consents.email, email));
  expect(rows.map(({ purpose }) => purpose)).toEqual(["account"]);
});

test.each([
  ["no consent", "consent", { consent: undefined }],
  ["consent to another notice", "consent", { consent: "2020-01-01" }],
  ["no age", "adult", { adult: undefined }],
  ["another age", "adult", { adult: "no" }],
])("the page refuses a registration with %s", (_name, field, change) => {
  const form = { ...PERSON, email: "asha@example.org", ...BOXES, ...change };
  expect(RegistrationForm.safeParse(form).error?.issues).toMatchObject([{ path: [field] }]);
  expect(Confirmation.safeParse(form).error?.issues).toMatchObject([{ path: [field] }]);
});

test("a form that was open during a deployment may send the previous notice, and the ledger names that one", async () => {
  const site = openSite();
  const [email, earlier] = [newAddress(), { ...BOXES, consent: "2026-11-24" } as const];
  const response = await site.post("/auth/register", { ...PERSON, email, ...earlier, marketing: "yes" });
  expect(response.status).toBe(201);
  const ticked = await site.deps.db.select().from(consents).where(eq(consents.email, email));
  expect(ticked.map(({ noticeVersion }) => noticeVersion)).toEqual(["2026-11-24", "2026-11-24"]);

  const memberId = await makeUnverified(site, newAddress());
  await confirmMember(site.deps, memberId, { ...PERSON, ...earlier, marketing: "yes" });
  const confirmed = await listConsents(site.deps, memberId);
  expect(confirmed.map(({ purpose, noticeVersion }) => `${purpose} ${noticeVersion}`)).toEqual(
    expect.arrayContaining(["account 2026-11-24", "marketing 2026-11-24"]),
  );
});

test.each([
  ["en", "Our notice has changed since you opened this page."],
  ["hi", "यह पेज खुलने के बाद हमारी सूचना बदल गई है।"],
])("the API refuses consent to another notice, and says in %s that it has changed", async (language, words) => {
  const site = openSite();
  const email = newAddress();
  const body = { ...PERSON, email, consent: "2020-01-01" };
  const response = await site.post("/auth/register", body, { "Accept-Language": language });
  expect(response.status).toBe(422);
  const message = expect.stringContaining(words);
  expect(await response.json()).toMatchObject({ errors: [{ field: "consent", message }] });
  expect(await site.deps.db.$count(members, eq(members.email, email))).toBe(0);
});

test("a known, a confirmed and an unknown address get the same status, body and headers", async () => {
  const site = openSite();
  const [unproven, confirmed] = [newAddress(), newAddress()];
  await site.post("/auth/register", { ...PERSON, email: unproven });
  await makeMember(site, confirmed);
  const responses = await Promise.all(
    [newAddress(), unproven, confirmed].map(async (email) => {
      const response = await site.post("/auth/register", { ...PERSON, email, ...BOXES });
      return { status: response.status, body: await response.text(), headers: [...response.headers] };
    }),
  );
  expect(responses[1]).toEqual(responses[0]);
  expect(responses[2]).toEqual(responses[0]);
});

test("registering somebody's address first gains nothing: the owner's own details and consent count", async () => {
  const site = openSite();
  const email = newAddress();
  const stranger = { name: "Mallory", phone: "+91 11111 11111", role: "investor" } as const;
  await site.post("/auth/register", { ...stranger, email, ...BOXES, marketing: "yes" });
  const member = (await site.deps.db.select().from(members).where(eq(members.email, email)).get()) ?? expect.fail();
  expect(member.state).toBe("unverified");
  // The owner proves the address.
  const { cookies } = await startSession(site.deps, member.id, NOBODY);
  const owner = { ...NOBODY, cookie: cookieOf(cookies) };
  expect(await findSession(site.deps, owner)).toMatchObject({ isConfirmed: false });
  await confirmMember(site.deps, member.id, { ...PERSON, ...BOXES });
  expect(await findSession(site.deps, owner)).toMatchObject({
    isConfirmed: true,
    viewer: { name: "Asha Rao", role: "startup" },
  });
  const after = await site.deps.db.select().from(members).where(eq(members.email, email)).get();
  expect(after).toMatchObject({ ...PERSON, state: "active" });
  // The stranger ticked the news for an address that was not theirs; the owner did not.
  const given = await listConsents(site.deps, member.id);
  expect(given.map(({ purpose }) => purpose)).toEqual(["account"]);
  expect(await site.deps.db.$count(passkeys, eq(passkeys.userId, member.id))).toBe(0);
});

test("the details of a confirmation are those of one account, and confirm no other", async () => {
  const site = openSite();
  const [memberId, other] = [await makeUnverified(site, newAddress()), await makeUnverified(site, newAddress())];
  await confirmMember(site.deps, memberId, { ...PERSON, ...BOXES, name: "Meera Iyer", role: "investor" });
  expect(await findMember(site.deps, memberId)).toMatchObject({ name: "Meera Iyer", state: "active" });
  expect(await findMember(site.deps, other)).toMatchObject({ ...PERSON, state: "unverified" });
});

test("registering a confirmed address again changes nothing of the member", async () => {
  const site = openSite();
  const { email, memberId } = await logIn(site);
  await site.post("/auth/register", { name: "Mallory", phone: "+91 11111 11111", role: "investor", email });
  const member = await site.deps.db.select().from(members).where(eq(members.id, memberId)).get();
  expect(member).toMatchObject({ ...PERSON, state: "active" });
});

test("one consent is withdrawn without the others, and its record keeps both times", async () => {
  const site = openSite();
  const memberId = await makeUnverified(site, newAddress());
  await confirmMember(site.deps, memberId, { ...PERSON, ...BOXES, marketing: "yes" });
  await withdrawConsent(site.deps, memberId, "marketing");
  const rows = await listConsents(site.deps, memberId);
  const marketing = rows.filter(({ purpose }) => purpose === "marketing");
  expect(marketing).toMatchObject([{ withdrawnAt: expect.any(Date), givenAt: expect.any(Date) }]);
  expect(rows.filter(({ purpose }) => purpose === "account").every(({ withdrawnAt }) => withdrawnAt === null)).toBe(
    true,
  );
});

test("details that are posted twice at the same time are confirmed once", async () => {
  const site = openSite();
  const memberId = await makeUnverified(site, newAddress());
  const confirm = () => confirmMember(site.deps, memberId, { ...PERSON, ...BOXES, marketing: "yes" });
  await Promise.all([confirm(), confirm()]);
  const given = (await listConsents(site.deps, memberId)).map(({ purpose }) => purpose);
  expect(given.toSorted()).toEqual(["account", "marketing"]);
  expect(await site.deps.db.$count(auditEntries, eq(auditEntries.subject, `member:${memberId}`))).toBe(1);
});

test("what was ticked at registration ends with the confirmation, where the owner has decided", async () => {
  const site = openSite();
  const email = newAddress();
  await site.post("/auth/register", { ...PERSON, email, ...BOXES, marketing: "yes" });
  const member = await findMemberByEmail(site.deps, email);
  await confirmMember(site.deps, member?.id ?? "", { ...PERSON, ...BOXES });
  expect(await site.deps.db.$count(consents, eq(consents.email, email))).toBe(0);
});

test("a stranger who registers with a member's address records no consent for it", async () => {
  const site = openSite();
  const email = newAddress();
  await makeMember(site, email);
  const response = await site.post("/auth/register", { ...PERSON, email, ...BOXES, marketing: "yes" });
  expect(response.status).toBe(201);
  expect(await site.deps.db.$count(consents, eq(consents.email, email))).toBe(0);
});
