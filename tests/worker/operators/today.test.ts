import { env } from "cloudflare:workers";
import { eq, like } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { OperatorRole } from "#worker/contracts/console/vocabulary.ts";
import { OFFER_INSTRUMENTS } from "#worker/contracts/workspace-vocabulary.ts";
import { openDb } from "#worker/db/client.ts";
import { members } from "#worker/db/schema/accounts.ts";
import { disputes } from "#worker/db/schema/billing.ts";
import { recordAssignments } from "#worker/db/schema/operators.ts";
import { contactMessages } from "#worker/db/schema/visitors.ts";
import { offers, submissions } from "#worker/db/schema/workspace.ts";
import { consentStatement } from "#worker/domain/accounts/consents.server.ts";
import { applyBulk } from "#worker/domain/console/bulk/bulk.server.ts";
import { writeTo } from "#worker/domain/console/correspondence/correspondence.server.ts";
import { assignRecord, tagRecord, viewMarks } from "#worker/domain/console/marks/marks.server.ts";
import { withMarks } from "#worker/domain/console/marks/with-marks.server.ts";
import { messageList } from "#worker/domain/console/messages.server.ts";
import { noteOnRecord } from "#worker/domain/console/record.server.ts";
import { viewToday } from "#worker/domain/console/today/today.server.ts";
import { STEPS, takeStep } from "#worker/domain/console/today/today-steps.server.ts";
import { findGrant, findGrantOf, grantRole, revokeRole } from "#worker/domain/operators/operators.server.ts";
import { markAnswered } from "#worker/domain/visitors/message-answers.server.ts";
import { countRows } from "../../../scripts/check/counted-database.ts";
import { COMMAND } from "../../support/console/operators.ts";
import { operatorOf, spread } from "../../support/console/rows.ts";
import { moneyRows } from "../../support/fixtures/billing/money-rows.ts";
import { openSite } from "../../support/site/site.ts";

const NOW = new Date("2026-11-24T06:00:00Z");
let now = NOW;
const site = openSite({ now: () => now });
const { deps } = site;

beforeAll(() => spread(NOW, { until: 200 }));

async function colleague(role: OperatorRole) {
  const operator = await operatorOf(site, role);
  await grantRole(deps, COMMAND, { email: operator.email, role });
  await findGrant(deps, operator);
  return operator;
}
type Colleague = Awaited<ReturnType<typeof colleague>>;

async function assign(to: Colleague, recordKind: string, recordId: string) {
  now = new Date(now.getTime() + 60_000);
  expect(await assignRecord(deps, to, { recordKind, recordId }, { operator: to.memberId })).toMatchObject({ ok: true });
}
const sectionOf = async (viewer: Pick<Colleague, "memberId" | "role">, id: string) =>
  (await viewToday(deps, viewer)).find((section) => section.id === id);
const linksOf = async (viewer: Pick<Colleague, "memberId" | "role">) =>
  (await sectionOf(viewer, "assigned"))?.items.map(({ link }) => link?.href);

test("Today shows each operator the records assigned to them, the newest assignment first", async () => {
  const [owner, other] = [await colleague("owner"), await colleague("owner")];
  await assign(owner, "member", "member-9");
  await assign(owner, "message", "message-2");
  await assign(owner, "text", "member-8.project_report.key-8");
  await assign(owner, "order", "order-7");
  await assign(owner, "offer", "offer-6");
  await assign(owner, "registration", "registration-5");
  const [first] = await viewToday(deps, owner);
  expect(first).toMatchObject({ id: "assigned", title: "Assigned to you", more: [] });
  expect(first?.items.map(({ title, facts, link }) => [title, facts[0], link?.href])).toEqual([
    ["Person 5", "Registration", "/console/registrations/registration-5"],
    ["Person 6", "Offer", "/console/offers/offer-6"],
    ["Person 7", "Order", "/console/payments/order-7"],
    ["Person 8", "Text", "/console/texts/member-8.project_report.key-8"],
    ["Person 2", "Message", "/console/messages/message-2"],
    ["Person 9", "Account", "/console/members/member-9"],
  ]);
  expect(await sectionOf(other, "assigned")).toBeUndefined();
  await assignRecord(deps, owner, { recordKind: "order", recordId: "order-7" }, { operator: other.memberId });
  expect(await linksOf(owner)).not.toContain("/console/payments/order-7");
  expect(await linksOf(other)).toEqual(["/console/payments/order-7"]);
});

test("a section without a list of its own also says that it has more than the ten lines that it shows", async () => {
  const [owner, rows] = [await colleague("owner"), moneyRows(site)];
  await deps.db.delete(disputes);
  const payment = await rows.payment(await rows.order());
  for (let i = 0; i < 10; i += 1) await rows.dispute(payment);
  expect(await sectionOf(owner, "disputes")).toMatchObject({ items: { length: 10 }, isCut: false });
  await rows.dispute(payment);
  expect(await sectionOf(owner, "disputes")).toMatchObject({ items: { length: 10 }, isCut: true });
  await deps.db.delete(disputes);
});

test("what was assigned to an operator is assigned to the owner who ends their access, and stays with a command", async () => {
  now = NOW;
  const [owner, desk, other] = [await colleague("owner"), await colleague("desk"), await colleague("desk")];
  const end = async (by: typeof COMMAND, { email }: Colleague) =>
    revokeRole(deps, by, (await findGrantOf(deps, email))?.id ?? "");
  await assign(desk, "member", "member-16");
  await assign(other, "member", "member-17");
  await end(owner, desk);
  expect(await linksOf(owner)).toEqual(["/console/members/member-16"]);
  const again = await colleague("desk");
  await assign(again, "member", "member-16");
  await end(owner, desk);
  expect(await linksOf(again)).toEqual(["/console/members/member-16"]);
  await end(COMMAND, other);
  expect(await linksOf(other)).toEqual(["/console/members/member-17"]);
});

test("an operator whose role has changed sees only the assigned records that the new role can see", async () => {
  const owner = await colleague("owner");
  await assign(owner, "member", "member-11");
  await assign(owner, "order", "order-11");
  expect(await linksOf({ ...owner, role: "finance" })).toEqual(["/console/payments/order-11"]);
  expect(await linksOf({ ...owner, role: "desk" })).toEqual(["/console/members/member-11"]);
  expect(await linksOf({ ...owner, role: "editor" })).toBeUndefined();
});

test("an answered message leaves what is assigned to the operator, and comes back when it is reopened", async () => {
  const desk = await colleague("desk");
  await assign(desk, "message", "message-12");
  await markAnswered(deps, desk, "message-12");
  expect(await linksOf(desk)).toBeUndefined();
  await deps.db
    .update(contactMessages)
    .set({ answeredAt: null, answeredBy: null })
    .where(eq(contactMessages.id, "message-12"));
  expect(await linksOf(desk)).toEqual(["/console/messages/message-12"]);
});

test.each(["assign", "bulk"])("an answered message can be assigned again to the same operator (%s)", async (way) => {
  const desk = await colleague("desk");
  const record = { recordKind: "message", recordId: `message-${way === "bulk" ? 20 : 19}` };
  await assign(desk, record.recordKind, record.recordId);
  now = new Date(now.getTime() + 60_000);
  await markAnswered(deps, desk, record.recordId);
  now = new Date(now.getTime() + 60_000);
  if (way === "assign") await assignRecord(deps, desk, record, { operator: desk.memberId });
  else {
    const form = { do: "assign", assignee: desk.memberId, [`row.${record.recordId}`]: "" };
    expect(await applyBulk(deps, desk, await withMarks(deps, messageList(NOW)), form)).toMatchObject({ ok: true });
  }
  expect(await linksOf(desk)).toEqual([`/console/messages/${record.recordId}`]);
});

test("an answered message that is assigned again is on Today until its operator is done", async () => {
  const [desk, other] = [await colleague("desk"), await colleague("desk")];
  await assign(desk, "message", "message-18");
  await markAnswered(deps, desk, "message-18");
  await assign(other, "message", "message-18");
  expect((await sectionOf(other, "assigned"))?.items).toMatchObject([
    { id: "message:message-18", actions: [{ step: "finish_own", label: "Done" }] },
  ]);
  await takeStep(deps, other, STEPS["finish_own"] ?? expect.fail(), "message:message-18");
  expect(await linksOf(other)).toBeUndefined();
});

test("a record that is assigned for a later day is on Today from that day, and late after it", async () => {
  now = NOW;
  const desk = await colleague("desk");
  const record = { recordKind: "member", recordId: "member-13" };
  const on = (dueOn: string) => assignRecord(deps, desk, record, { operator: desk.memberId, dueOn });
  expect(await on("2026-11-23")).toMatchObject({
    code: "invalid_input",
    errors: [{ field: "dueOn", message: "Choose today or a later day." }],
  });
  expect(await assignRecord(deps, desk, record, { operator: "", dueOn: "2026-12-01" })).toMatchObject({
    errors: [{ field: "assignee", message: "Choose who is reminded on that day." }],
  });
  expect(await viewMarks(deps, record)).toMatchObject({ assignee: undefined });
  await on("2026-12-01");
  expect(await viewMarks(deps, record)).toMatchObject({
    assignee: { dueOn: "2026-12-01", dueDay: "1 December 2026" },
  });
  // In India it is 1 December from 18:30 UTC on.
  for (const [at, due] of [
    ["2026-11-30T18:29:59Z", undefined],
    ["2026-11-30T18:30:00Z", { text: "For 1 December 2026", tone: "due" }],
    ["2026-12-01T18:30:00Z", { text: "For 1 December 2026", tone: "late" }],
  ] as const) {
    now = new Date(at);
    expect((await sectionOf(desk, "assigned"))?.items[0]?.due, at).toEqual(due);
  }
  expect(await linksOf(desk)).toEqual(["/console/members/member-13"]);
  await on("2026-12-09");
  expect(await linksOf(desk)).toBeUndefined();
  await assignRecord(deps, desk, record, { operator: desk.memberId });
  expect((await sectionOf(desk, "assigned"))?.items).toMatchObject([{ id: "member:member-13" }]);
  now = NOW;
});

test("what is done leaves Today and comes back with Undo, unless a colleague has it in the meantime", async () => {
  const [desk, other] = [await colleague("desk"), await colleague("desk")];
  const take = (step: string) => takeStep(deps, desk, STEPS[step] ?? expect.fail(step), "member:member-14");
  await assign(desk, "member", "member-14");
  await assign(desk, "message", "message-14");
  const items = (await sectionOf(desk, "assigned"))?.items;
  // A message is done when it is answered.
  expect(items?.map(({ actions }) => actions)).toEqual([[], [{ step: "finish_own", label: "Done" }]]);
  expect(await take("finish_own")).toMatchObject({ ok: true });
  expect(await linksOf(desk)).toEqual(["/console/messages/message-14"]);
  expect(await take(STEPS["finish_own"]?.undo ?? "")).toMatchObject({ ok: true });
  expect(await linksOf(desk)).toContain("/console/members/member-14");
  await assign(other, "member", "member-14");
  for (const step of ["finish_own", "take_back"]) await take(step);
  expect(await linksOf(other)).toEqual(["/console/members/member-14"]);
  expect(
    await takeStep(deps, { ...desk, role: "finance" }, STEPS["take_back"] ?? expect.fail(), "member:member-15"),
  ).toMatchObject({ code: "not_found" });
});

test("Undo restores the day of an assignment", async () => {
  now = NOW;
  const desk = await colleague("desk");
  const record = { recordKind: "member", recordId: "member-16" };
  await assignRecord(deps, desk, record, { operator: desk.memberId, dueOn: "2026-12-01" });
  now = new Date("2026-12-02T06:00:00Z");
  const [item] = (await sectionOf(desk, "assigned"))?.items ?? [];
  for (const step of ["finish_own", "take_back"])
    expect(await takeStep(deps, desk, STEPS[step] ?? expect.fail(step), item?.id ?? "")).toMatchObject({ ok: true });
  expect((await sectionOf(desk, "assigned"))?.items).toMatchObject([{ id: item?.id, due: item?.due }]);
  expect(item?.due).toEqual({ text: "For 1 December 2026", tone: "late" });
  now = NOW;
});

test("a line of Today names the colleague to whom its record is assigned", async () => {
  const [desk, other] = [await colleague("desk"), await colleague("desk")];
  const [item] = (await sectionOf(other, "messages"))?.items ?? [];
  await assign(desk, "message", item?.id ?? "");
  const items = (await sectionOf(other, "messages"))?.items ?? [];
  const received = expect.stringMatching(/^Received \d+ \w+ \d{4}, /);
  expect(items[0]).toMatchObject({ id: item?.id, facts: [expect.anything(), received, "Assigned to Farida Khan"] });
  expect(JSON.stringify(items.slice(1))).not.toContain("Assigned to");
});

test("Today shows twenty assigned records, links to the lists with the others, and reads few rows", async () => {
  const desk = await colleague("desk");
  await env.DB.prepare(
    `insert into record_assignments (subject, record_kind, record_id, at, operator, assigned_at)
     select 'registration:' || id, 'registration', id, created_at, ?, 1000 - cast(substr(id, 14) as integer)
     from event_registrations where id like 'registration-%' on conflict do nothing`,
  )
    .bind(desk.memberId)
    .run();
  await deps.db.delete(contactMessages);
  const { db, rows } = countRows(env.DB);
  const sections = await viewToday({ ...deps, db: openDb(db) }, desk);
  const section = sections.find(({ id }) => id === "assigned");
  expect(section?.items).toHaveLength(20);
  expect(section?.items[0]?.title).toBe("Person 1");
  expect(section?.more).toContainEqual({
    href: `/console/registrations?assignee=${desk.memberId}`,
    label: "All your registrations",
  });
  expect(section?.more.map(({ label }) => label)).not.toContain("All your orders");
  expect(rows.read).toBeLessThan(200);
  await deps.db.delete(recordAssignments).where(eq(recordAssignments.operator, desk.memberId));
});

test("Today shows new mentors and investors until an operator writes, notes, tags or assigns", async () => {
  now = NOW;
  const desk = await colleague("desk");
  const names = async (role: OperatorRole = "desk") =>
    (await sectionOf({ ...desk, role }, "new-accounts"))?.items.map(({ title }) => title);
  await deps.db
    .update(members)
    .set({ createdAt: new Date(1) })
    .where(like(members.id, "member-%"));
  const add = (name: string, role: "mentor" | "investor" | "startup", days: number, state?: "active" | "merged") =>
    deps.db.insert(members).values({
      ...{ id: name, name, role, email: `${name}@example.org`, phone: "9876543210" },
      ...{ state: state ?? ("unverified" as const), createdAt: new Date(NOW.getTime() - days * 86_400_000) },
    });
  const join = async (...person: Parameters<typeof add>) => {
    await add(...person);
    await consentStatement(deps, { email: `${person[0]}@example.org` }, "account");
  };
  await add("imported", "mentor", 0);
  for (const [i, name] of ["written", "noted", "tagged", "assigned"].entries()) await join(name, "mentor", i + 1);
  await join("anjali", "investor", 0, "active");
  await join("startup", "startup", 1);
  await join("merged", "mentor", 1, "merged");
  await join("thirty", "mentor", 30);
  await join("older", "mentor", 31);
  await join("operator", "mentor", 1);
  await grantRole(deps, COMMAND, { email: "operator@example.org", role: "editor" });
  expect(await names()).toEqual(["anjali", "written", "noted", "tagged", "assigned", "thirty"]);
  expect(await names("auditor")).toHaveLength(6);
  expect(await names("finance")).toBeUndefined();
  const [active, unverified] = (await sectionOf(desk, "new-accounts"))?.items ?? [];
  expect(active).toMatchObject({ facts: ["Investor", expect.anything()], link: { href: "/console/members/anjali" } });
  expect(active?.due).toBeUndefined();
  expect(unverified).toMatchObject({
    facts: ["Mentor", expect.anything()],
    due: { text: "Email not confirmed" },
  });

  const replyId = crypto.randomUUID();
  await writeTo(deps, desk, { kind: "member", id: "written", replyId, body: "Welcome." });
  expect(await names()).not.toContain("written");
  await noteOnRecord(deps, desk, { subject: "member:noted", body: "Rang her." });
  expect(await names()).not.toContain("noted");
  await tagRecord(deps, desk, { recordKind: "member", recordId: "tagged" }, "known");
  expect(await names()).not.toContain("tagged");
  await assign(desk, "member", "assigned");
  expect(await names()).toEqual(["anjali", "thirty"]);
  await assignRecord(deps, desk, { recordKind: "member", recordId: "assigned" }, { operator: "" });
  expect(await names()).toEqual(["anjali", "assigned", "thirty"]);
});

test("Today shows offers until their state changes, and members' texts until an operator deals with them", async () => {
  now = NOW;
  const desk = await colleague("desk");
  await deps.db.delete(offers);
  await deps.db.delete(submissions);
  const by = { memberId: "member-21", createdAt: NOW, updatedAt: NOW };
  const { opportunities } = (await deps.content.snapshot()).collections;
  const { slug: opportunity, name } = opportunities[0] ?? expect.fail("no opportunity");
  const offer = {
    ...by,
    opportunity,
    amountPaise: 60_000_000,
    instrument: OFFER_INSTRUMENTS[0],
    terms: "Equity.",
    version: 1,
  };
  await deps.db.insert(offers).values([
    { ...offer, id: "new" },
    { ...offer, id: "seen", status: "under_review" },
  ]);
  expect((await sectionOf(desk, "offers"))?.items).toMatchObject([
    { title: `₹6,00,000 for ${name}`, facts: ["Person 21", expect.anything()], link: { href: "/console/offers/new" } },
  ]);
  const text = { ...by, kind: "incubation" as const, data: {}, version: 1 };
  const old = new Date(NOW.getTime() - 31 * 86_400_000);
  await deps.db.insert(submissions).values([
    { ...text, key: "one", state: "submitted" },
    { ...text, key: "draft", state: "draft" },
    { ...text, key: "old", state: "submitted", updatedAt: old },
  ]);
  const texts = async (role: OperatorRole = "desk") => (await sectionOf({ ...desk, role }, "texts"))?.items;
  expect(await texts()).toMatchObject([
    { title: "Incubation application of Person 21", link: { href: "/console/texts/member-21.incubation.one" } },
  ]);
  for (const role of ["editor", "finance"] as const) {
    expect(await texts(role)).toBeUndefined();
    expect(await sectionOf({ ...desk, role }, "offers")).toBeUndefined();
  }
  await noteOnRecord(deps, desk, { subject: "text:member-21.incubation.one", body: "Rang her." });
  expect(await texts()).toBeUndefined();
  const submitAgain = async () => {
    now = new Date(now.getTime() + 1000);
    await deps.db.update(submissions).set({ updatedAt: now }).where(eq(submissions.key, "one"));
  };
  await submitAgain();
  expect(await texts()).toHaveLength(1);
  await tagRecord(deps, desk, { recordKind: "text", recordId: "member-21.incubation.one" }, "corrected");
  expect(await texts()).toBeUndefined();
  await submitAgain();
  expect(await texts()).toHaveLength(1);
  // From now on it is on its colleague's Today.
  await assign(desk, "text", "member-21.incubation.one");
  await submitAgain();
  expect(await texts()).toBeUndefined();
  now = NOW;
});

test("a call-back that is due sooner comes before older messages, also if there are more than Today shows", async () => {
  now = NOW;
  const desk = await colleague("desk");
  await deps.db.delete(contactMessages);
  const createdAt = new Date("2026-11-23T06:00:00Z");
  const add = (id: string, kind: "contact" | "call_back", minute: number) =>
    deps.db.insert(contactMessages).values({
      ...{ id, kind, name: id, email: "asha@example.org", message: "Hello", fingerprint: id },
      createdAt: new Date(createdAt.getTime() + minute * 60_000),
    });
  for (let i = 0; i < 12; i += 1) await add(`waiting-${i}`, "contact", i);
  await add("soon", "call_back", 60);
  const section = await sectionOf(desk, "messages");
  expect(section).toMatchObject({ items: { length: 10 }, isCut: true });
  expect(section?.items.slice(0, 2)).toMatchObject([
    { id: "soon", due: { text: "Due today" } },
    { id: "waiting-0", due: { text: "Due tomorrow" } },
  ]);
});
