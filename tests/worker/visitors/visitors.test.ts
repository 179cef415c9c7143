import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CallBackRequest } from "#worker/contracts/contact.ts";
import { INTENTS, MEMBERSHIP_STATUSES, ROLES } from "#worker/contracts/vocabulary.ts";
import { members } from "#worker/db/schema/accounts.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { contactMessages, intents } from "#worker/db/schema/visitors.ts";
import { listOpenEvents } from "#worker/domain/events/events.server.ts";
import { requestCallBack } from "#worker/domain/visitors/contact.server.ts";
import { openSite } from "../../support/site/site.ts";

const MESSAGE = { name: "Asha Rao", email: "Asha@Example.org", message: "How do I join?\nThank you." };
const REGISTRATION = { name: "Asha Rao", email: "asha.rao@example.org", phone: "+91 98765 43210", role: "startup" };
const GUEST = {
  fullName: "Asha Rao",
  email: "guest@example.org",
  phone: "9876543210",
  membershipStatus: "Gold Member",
};

test.each(INTENTS)("the popup's choice %s is counted", async (intent) => {
  const site = openSite();
  const before = await site.deps.db.$count(intents, eq(intents.intent, intent));
  const response = await site.post("/user-intent", { intent });
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ message: "Thank you." });
  expect(await site.deps.db.$count(intents, eq(intents.intent, intent))).toBe(before + 1);
});

test.each(["Know About MASA", "for membership", "", 1, null])(
  "the choice %j is not one of the four",
  async (intent) => {
    expect((await openSite().post("/user-intent", { intent })).status).toBe(422);
  },
);

test("a contact message is stored and answered with the specification's words", async () => {
  const site = openSite();
  const response = await site.post("/contact", MESSAGE);
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ message: "Message sent successfully!" });
  const rows = await site.deps.db.select().from(contactMessages).where(eq(contactMessages.email, "asha@example.org"));
  expect(rows).toMatchObject([{ kind: "contact", name: "Asha Rao", message: MESSAGE.message }]);
});

test("the same message sent twice on a day is stored once, and again on another day", async () => {
  const message = { ...MESSAGE, email: "twice@example.org" };
  const first = openSite({ now: () => new Date("2026-11-20T10:00:00Z") });
  await Promise.all([first.post("/contact", message), first.post("/contact", message)]);
  await openSite({ now: () => new Date("2026-11-21T10:00:00Z") }).post("/contact", message);
  expect(await first.deps.db.$count(contactMessages, eq(contactMessages.email, "twice@example.org"))).toBe(2);
});

const NO_MESSAGE: Array<[string, object]> = [
  ["name", { name: " " }],
  ["name", { name: "x".repeat(121) }],
  ["name", { name: "a\u0000b" }],
  ["name", { name: "Asha\r\nRao" }],
  ["name", { name: "Asha \ud800" }],
  ["name", { name: "Asha \ufffe" }],
  ["email", { email: "asha" }],
  ["email", { email: undefined }],
  ["message", { message: "" }],
  ["message", { message: "x".repeat(5001) }],
  ["message", { message: "a\u001bb" }],
  ["message", { message: "\udc00 Hello" }],
  ["message", { message: "\uffff Hello" }],
];
test.each(NO_MESSAGE)("a contact message with a bad %s is refused and the field named: %j", async (field, change) => {
  const response = await openSite().post("/contact", { ...MESSAGE, ...change });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ field }] });
});

test("a message has line breaks of one kind and spaces for tabs, and keeps every other letter", async () => {
  const site = openSite();
  const message = { ...MESSAGE, email: "lines@example.org", message: "नमस्ते 👩🏽‍🚀\r\n\tHow do I join?\rThank you." };
  expect((await site.post("/contact", message)).status).toBe(201);
  const row = await site.deps.db.select().from(contactMessages).where(eq(contactMessages.email, "lines@example.org"));
  expect(row).toMatchObject([{ message: "नमस्ते 👩🏽‍🚀\n How do I join?\nThank you." }]);
});

test("a call-back request is stored like a contact message", async () => {
  const site = openSite();
  await requestCallBack(site.deps, { name: "Ravi", contact: "98765 43210", plan: "patron" });
  const rows = await site.deps.db.select().from(contactMessages).where(eq(contactMessages.kind, "call_back"));
  expect(rows).toMatchObject([{ name: "Ravi", phone: "9876543210", email: null, planId: "patron" }]);
});

test.each(MEMBERSHIP_STATUSES)("a visitor registers for events as %s", async (membershipStatus) => {
  const site = openSite();
  const email = `${membershipStatus.toLowerCase().replace(/\W/g, "")}@example.org`;
  const response = await site.post("/event/register", { ...GUEST, email, membershipStatus });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ message: expect.any(String) });
  const row = await site.deps.db.select().from(eventRegistrations).where(eq(eventRegistrations.email, email)).get();
  expect(row).toMatchObject({ event: "general", phone: "9876543210", membershipStatus });
});

test("without a status a visitor is a Non-Member", async () => {
  const site = openSite();
  await site.post("/event/register", { ...GUEST, email: "nobody@example.org", membershipStatus: undefined });
  const rows = await site.deps.db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.email, "nobody@example.org"));
  expect(rows).toMatchObject([{ membershipStatus: "Non-Member" }]);
});

const REQUIRED = "All fields are required.";
const EMAIL = "Please provide a valid email address.";
const PHONE = "Please provide a valid 10-digit phone number.";
const IN_ORDER: Array<[string, object, string]> = [
  ["everything empty", { fullName: "", email: "", phone: "" }, REQUIRED],
  ["an empty name and a bad email", { fullName: " ", email: "x" }, REQUIRED],
  ["no phone and a bad email", { phone: undefined, email: "x" }, REQUIRED],
  ["a bad email and a bad phone", { email: "asha", phone: "1" }, EMAIL],
  ["an email with a space", { email: "a sha@example.org" }, EMAIL],
  ["an email without a dot", { email: "asha@example" }, EMAIL],
  ["nine digits", { phone: "987654321" }, PHONE],
  ["eleven digits", { phone: "98765432101" }, PHONE],
  ["digits with a sign", { phone: "+919876543" }, PHONE],
  ["digits of another script", { phone: "९८७६५४३२१०" }, PHONE],
];
test.each(IN_ORDER)("event registration with %s says the first thing that is wrong", async (_name, change, message) => {
  const response = await openSite().post("/event/register", { ...GUEST, ...change });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message });
});

const LONG_ADDRESS = `${"x".repeat(250)}@example.org`;
const LONG_NAME = "x".repeat(121);
const ONE_LINE = "Please use plain text on one line, without line breaks, tabs or control characters.";
const NO_STATUS = "Please choose a membership status.";
const OWN_RULES: Array<[string, object, string]> = [
  ["an email that is too long", { email: LONG_ADDRESS }, EMAIL],
  ["a name that is too long and no email", { fullName: LONG_NAME, email: "" }, REQUIRED],
  ["a name that is too long and a bad phone", { fullName: LONG_NAME, phone: "1" }, PHONE],
  ["a name that is too long", { fullName: LONG_NAME }, "Please use at most 120 characters."],
  ["an unknown status and a bad email", { membershipStatus: "Silver", email: "x" }, EMAIL],
  ["an unknown status", { membershipStatus: "Silver" }, NO_STATUS],
  ["a name of two lines", { fullName: "Asha\nRao" }, ONE_LINE],
  ["half a character in the name", { fullName: "Asha \ud83d" }, ONE_LINE],
  ["a name of two lines and a bad phone", { fullName: "Asha\nRao", phone: "1" }, PHONE],
  ["a control character in the email", { email: "asha\u0000@example.org" }, EMAIL],
  ["a status that is no text", { membershipStatus: 1 }, NO_STATUS],
  ["an event that is too long", { event: "x".repeat(81) }, "This event is not open for registration."],
  ["an event that is no text and a bad email", { event: 1, email: "x" }, EMAIL],
  ["an event that is no text", { event: 1 }, "This event is not open for registration."],
];
test.each(OWN_RULES)(
  "event registration with %s shows the message that the specification puts first",
  async (_name, change, message) => {
    const response = await openSite().post("/event/register", { ...GUEST, ...change });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message });
  },
);

test.each(["[]", "null", "1", '"x"'])("the body %s is refused with a message", async (body) => {
  const response = await openSite().post("/event/register", body);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    message: "The body must be a JSON object with the documented fields.",
  });
});

const DETAILS = "Please provide your name and contact details.";
const INVALID_REQUESTS: Array<[string, object, string]> = [
  ["a long name and no contact", { name: LONG_NAME, contact: "" }, DETAILS],
  ["a long name", { name: LONG_NAME }, "Please use at most 120 characters."],
  ["a long contact", { contact: LONG_ADDRESS }, "Please use at most 254 characters."],
  ["a name of two lines", { name: "Asha\nRao" }, ONE_LINE],
  ["half a character in the contact", { contact: "98765 \ud83d" }, ONE_LINE],
  ["no plan", { plan: undefined }, "Please choose a plan."],
];
test.each(INVALID_REQUESTS)("a call-back request with %s is refused with a message", (_name, change, message) => {
  const result = CallBackRequest.safeParse({ name: "Ravi", contact: "98765 43210", plan: "patron", ...change });
  expect(result.error?.issues[0]?.message).toBe(message);
});

test("an unknown membership status is refused", async () => {
  expect((await openSite().post("/event/register", { ...GUEST, membershipStatus: "Silver" })).status).toBe(422);
});

test("the same person twice for one event gives one row and the same answer, even at once", async () => {
  const site = openSite({ now: () => new Date("2026-11-20T10:00:00Z") });
  const [event = expect.fail("no upcoming event")] = await listOpenEvents(site.deps);
  const body = { ...GUEST, email: "Same@example.org", event: event.slug };
  const responses = await Promise.all([1, 2, 3].map(() => site.post("/event/register", body)));
  const messages = await Promise.all(responses.map((response) => response.json()));
  expect(messages).toEqual([1, 2, 3].map(() => ({ message: `You are registered for ${event.title}.` })));
  const rows = await site.deps.db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.email, "same@example.org"));
  expect(rows).toMatchObject([{ event: event.slug }]);
});

test("a past or unknown event accepts no registration", async () => {
  const site = openSite();
  const { collections } = await site.deps.content.snapshot();
  const past = collections.events.find(({ tab }) => tab === "past")?.slug;
  for (const event of [past, "no-such-event"]) {
    const response = await site.post("/event/register", { ...GUEST, event });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field: "event" }] });
  }
});

test.each(ROLES)("a %s signs up as an unverified member and gets a welcome", async (role) => {
  const site = openSite();
  const email = `${role}@example.org`;
  const response = await site.post("/auth/register", { ...REGISTRATION, role, email, password: "not kept anywhere" });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ message: "Registration Successful! we will get back to you soon." });
  await site.settle();
  const member = await site.deps.db.select().from(members).where(eq(members.email, email)).get();
  expect(member).toMatchObject({ role, state: "unverified", phone: "9876543210" });
  expect(JSON.stringify(member)).not.toContain("not kept");
  const mails = () => site.deps.db.select().from(outbox).where(eq(outbox.recipient, email));
  // The answer of another call may be the one after which it is sent.
  await expect.poll(mails).toMatchObject([{ kind: "welcome", status: "sent" }]);
});

test("a known address gets the same answer and a mail, and its data does not change", async () => {
  const site = openSite();
  const email = "known@example.org";
  const first = await site.post("/auth/register", { ...REGISTRATION, email });
  const second = await site.post("/auth/register", {
    ...REGISTRATION,
    email: "Known@Example.org",
    name: "Somebody Else",
    role: "investor",
  });
  expect(second.status).toBe(first.status);
  expect(await second.text()).toBe(await first.text());
  expect([...second.headers]).toEqual([...first.headers]);
  const rows = await site.deps.db.select().from(members).where(eq(members.email, email));
  expect(rows).toMatchObject([{ name: REGISTRATION.name, role: "startup" }]);
  const mails = await site.deps.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(mails.map(({ kind }) => kind).sort()).toEqual(["known_address", "welcome"]);
});

const NO_SIGN_UP: Array<[string, object]> = [
  ["name", { name: "" }],
  ["email", { email: "asha@" }],
  ["name", { name: "Asha\tRao" }],
  ["name", { name: "\ud800" }],
  ["phone", { phone: "call me" }],
  ["phone", { phone: "98765\n43210" }],
  ["phone", { phone: "-------" }],
  ["phone", { phone: "22 23 45 + 678" }],
  ["phone", { phone: "22-3456" }],
  ["marketing", { marketing: true }],
  ["role", { role: "Join As" }],
  ["role", { role: "admin" }],
];
test.each([
  ["022.2345.6789", "2223456789"],
  ["(022) 2345-6789", "2223456789"],
  ["+91 98765 43210", "9876543210"],
  ["0091-98765-43210", "9876543210"],
  ["+44 20 7946 0018", "+442079460018"],
  ["022/2345678", "0222345678"],
  ["98 76 54 3", "9876543"],
])("the phone number %s of a sign-up is stored as %s", async (phone, stored) => {
  const site = openSite();
  const email = `${crypto.randomUUID()}@example.org`;
  expect((await site.post("/auth/register", { ...REGISTRATION, email, phone })).status).toBe(201);
  expect(await site.deps.db.select().from(members).where(eq(members.email, email))).toMatchObject([{ phone: stored }]);
});

test("all spellings of a phone number share one limit for call-back requests", async () => {
  const site = openSite();
  const config = { ...site.deps.config, limitsFactor: 1 };
  const call = (contact: string) => requestCallBack({ ...site.deps, config }, { name: "Ravi", contact, plan: "gold" });
  const spellings = ["98111 22334", "98111-22334", "+91 98111 22334", "0091 9811122334", "098111 22334", "9811122334"];
  const outcomes = [];
  for (const contact of spellings) outcomes.push((await call(contact)).ok);
  expect(outcomes).toEqual([true, true, true, true, true, false]);
});

test.each(NO_SIGN_UP)("a sign-up with a bad %s is refused: %j", async (field, change) => {
  const response = await openSite().post("/auth/register", { ...REGISTRATION, ...change });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ field }] });
});
