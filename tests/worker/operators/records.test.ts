import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { OperatorRole } from "#worker/contracts/console/vocabulary.ts";
import { openDb } from "#worker/db/client.ts";
import { members } from "#worker/db/schema/accounts.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { offers, submissions } from "#worker/db/schema/workspace.ts";
import { writeTo } from "#worker/domain/console/correspondence/correspondence.server.ts";
import { endMembership } from "#worker/domain/console/finance/membership-steps.server.ts";
import { viewMembership } from "#worker/domain/console/finance/memberships.server.ts";
import { sendAgain, viewMail } from "#worker/domain/console/lists/mails.server.ts";
import { offerList, viewOffer } from "#worker/domain/console/lists/offers.server.ts";
import { viewText } from "#worker/domain/console/lists/texts.server.ts";
import { tagRecord, untagRecord } from "#worker/domain/console/marks/marks.server.ts";
import { assignStartupTo, viewMember } from "#worker/domain/console/members.server.ts";
import { viewRegistration } from "#worker/domain/console/registrations.server.ts";
import { searchConsole } from "#worker/domain/console/search/search.server.ts";
import { findDocumentOf } from "#worker/domain/documents/documents.server.ts";
import { correctAddress } from "#worker/domain/events/correct-address.server.ts";
import { confirmRegistration } from "#worker/domain/events/registration-decisions.server.ts";
import { indianDay, longDate } from "#worker/domain/india-calendar.server.ts";
import { findMembershipNumber } from "#worker/domain/membership/membership-numbers.server.ts";
import { listAssignmentsOf } from "#worker/domain/workspace/startups.server.ts";
import { saveSubmission } from "#worker/domain/workspace/submissions.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { countRows } from "../../../scripts/check/counted-database.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { breakDb } from "../../support/fakes/faulty-db.ts";
import { membershipOf } from "../../support/fixtures/billing/refunds.ts";
import { logIn, makeMember, makeUnverified, requestErasure } from "../../support/fixtures/members.ts";
import { reserved } from "../../support/fixtures/membership/bank-transfers.ts";
import { enrol } from "../../support/fixtures/passkeys.ts";
import { deliverAll, orderOf, paidOrder } from "../../support/fixtures/payments.ts";
import { openSite, type Site } from "../../support/site/site.ts";

const actionsOn = async ({ deps }: Site, subject: string) => {
  const rows = await deps.db.select().from(auditTrail).where(eq(auditTrail.subject, subject));
  return rows.map(({ action }) => action);
};

async function register(site: Site, fullName = "Asha Rao") {
  const email = `${crypto.randomUUID()}@example.org`;
  const person = { fullName, email, phone: "9876543210", membershipStatus: "Non-Member" };
  expect((await site.post("/event/register", person)).ok).toBe(true);
  await site.settle();
  const row = await site.deps.db.select().from(eventRegistrations).where(eq(eventRegistrations.email, email)).get();
  return { id: row?.id ?? expect.fail("not registered"), email };
}

test("a misspelt address is corrected once, with a mail to the new one, and the trail has only digests", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const { id, email: wrong } = await register(site);
  const email = `right-${wrong}`;
  const input = { id, email, reason: "Told us by phone" };
  const outcomes = await Promise.all([1, 2].map(() => correctAddress(site.deps, operator, input)));
  expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  expect(await site.deps.db.$count(outbox, eq(outbox.recipient, email))).toBe(1);
  await deliverMail(site.deps);
  expect(await actionsOn(site, `registration:${id}`)).toEqual(["registration.address_corrected"]);
  const [entry] = await site.deps.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, `registration:${id}`));
  expect(JSON.stringify(entry)).not.toContain("example.org");
  const view = await viewRegistration(site.deps, operator, id);
  expect(view?.details).toContainEqual(["Membership (as stated)", "Non-Member"]);
  expect(view?.timeline.map(({ what }) => what)).toContain("Corrected the email");
  const masks = view?.timeline.filter(({ what }) => what === "Acknowledgement: sent").map(({ text }) => text);
  expect(masks?.toSorted()).toEqual([`To an earlier address, ${wrong.slice(0, 1)}•••@e•••.org`, undefined]);
  // A registration of somebody else has its own mails.
  const other = await viewRegistration(site.deps, operator, (await register(site)).id);
  expect(other?.timeline.filter(({ what }) => what.startsWith("Acknowledgement"))).toHaveLength(1);
});

test("an address to which a registration is corrected a second time gets its mail again, as the page says", async () => {
  let now = Date.now();
  const site = openSite({ now: () => new Date(now) });
  const operator = await operatorOf(site, "desk");
  const { id, email: wrong } = await register(site);
  const [right, other] = [`right-${wrong}`, `other-${wrong}`];
  for (const email of [right, other, right]) {
    now += 60_000;
    const corrected = await correctAddress(site.deps, operator, { id, email, reason: "Told us by phone" });
    expect(corrected).toMatchObject({ ok: true });
    await deliverMail(site.deps);
  }
  expect(await site.deps.db.$count(outbox, eq(outbox.recipient, right))).toBe(2);
});

test("the confirmation of a place goes to the corrected address, and no longer to the misspelt one", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const { id, email: wrong } = await register(site);
  await deliverMail(site.deps);
  expect(await confirmRegistration(site.deps, operator, id)).toMatchObject({ ok: true });
  const email = `right-${wrong}`;
  expect(await correctAddress(site.deps, operator, { id, email, reason: "Told us by phone" })).toMatchObject({
    ok: true,
  });
  await deliverMail(site.deps);
  const rows = await site.deps.db.select().from(outbox).where(eq(outbox.subjectId, id));
  const sent = rows.filter(({ kind, status }) => kind === "registration_confirmed" && status === "sent");
  expect(sent.map(({ recipient }) => recipient)).toEqual([email]);
});

test("emails of ours that did not arrive at a misspelt address move to the corrected one, and the others are replaced", async () => {
  const site = openSite();
  const { deps } = site;
  const operator = await operatorOf(site, "desk");
  const { id, email: wrong } = await register(site);
  const replyId = crypto.randomUUID();
  const written = { kind: "registration", id, replyId, body: "The entrance is in the second street." };
  expect(await writeTo(deps, operator, written)).toMatchObject({ ok: true });
  await deps.db
    .update(outbox)
    .set({ status: "failed", lastError: "550 no such user" })
    .where(eq(outbox.recipient, wrong));
  const email = `right-${wrong}`;
  expect(await correctAddress(deps, operator, { id, email, reason: "Told us by phone" })).toMatchObject({ ok: true });
  expect(await deps.db.$count(outbox, eq(outbox.recipient, wrong))).toBe(0);
  const [reply] = await deps.db.select().from(outbox).where(eq(outbox.subjectId, replyId));
  expect(reply).toMatchObject({ recipient: email, status: "failed" });
  const [acknowledgement, ...more] = await deps.db.select().from(outbox).where(eq(outbox.subjectId, id));
  expect(acknowledgement).toMatchObject({ kind: "event_registered", recipient: email });
  expect(more).toEqual([]);
});

test("an address that already has a place at the event is refused, and nothing changes", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const [one, other] = [await register(site), await register(site)];
  const input = { id: one.id, email: other.email, reason: "Told us by phone" };
  expect(await correctAddress(site.deps, operator, input)).toMatchObject({ code: "invalid_input" });
  expect(await correctAddress(site.deps, operator, { ...input, id: "none" })).toMatchObject({ code: "not_found" });
  expect(await site.deps.db.$count(eventRegistrations, eq(eventRegistrations.email, one.email))).toBe(1);
  expect(await actionsOn(site, `registration:${one.id}`)).toEqual([]);
});

test("startups are assigned to a mentor and removed again, each recorded once; nobody else gets one", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const mentor = { memberId: await makeMember(site, `${crypto.randomUUID()}@example.org`, "mentor") };
  const assign = (id: string, startup: string, isAssigned = true) =>
    assignStartupTo(site.deps, operator, { id, startup, isAssigned });
  const [startup] = (await site.deps.content.snapshot()).collections.startups;
  const slug = startup?.slug ?? expect.fail("no startup");
  await Promise.all([1, 2].map(() => assign(mentor.memberId, slug)));
  expect(await viewMember(site.deps, operator, mentor.memberId)).toMatchObject({
    mentoring: { assigned: [{ slug }] },
  });
  await assign(mentor.memberId, slug, false);
  const record = { recordKind: "member", recordId: mentor.memberId };
  await tagRecord(site.deps, operator, record, "Pune");
  await tagRecord(site.deps, operator, record, "gone");
  await untagRecord(site.deps, operator, record, "gone");
  const view = await viewMember(site.deps, operator, mentor.memberId);
  expect(view?.timeline.map(({ what }) => what).slice(1, 6)).toEqual([
    // The tag is on no record any more.
    ...["Removed a tag", "Added a tag", "Added the tag “pune”"],
    ...[`Removed the startup ${startup?.name}`, "Opened this account"],
  ]);
  expect(view?.timeline.map(({ what }) => what)).toContain(`Assigned the startup ${startup?.name}`);
  expect(await listAssignmentsOf(site.deps, mentor.memberId)).toEqual([]);
  expect(await actionsOn(site, `member:${mentor.memberId}`)).toEqual([
    "member.startup_assigned",
    "member.viewed",
    "member.startup_unassigned",
    ...["record.tagged", "record.tagged", "record.untagged", "member.viewed"],
  ]);
  expect(await assign(mentor.memberId, "none")).toMatchObject({ message: "Please choose a startup." });
  const student = await enrol(site.deps, "student");
  expect(await assign(student.memberId, slug)).toMatchObject({ message: "Only mentors have startups." });
  const unconfirmed = await makeUnverified(site, `${crypto.randomUUID()}@example.org`, "mentor");
  expect(await assign(unconfirmed, slug)).toMatchObject({
    message: "This mentor has not confirmed the email address yet. Assign startups after that.",
  });
  expect(await listAssignmentsOf(site.deps, unconfirmed)).toEqual([]);
  expect(await assign("none", slug)).toMatchObject({ code: "not_found" });
});

test("a startup is not assigned to a mentor whose account is erased at the same moment", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const [startup] = (await site.deps.content.snapshot()).collections.startups;
  const mentor = await logIn(site, { role: "mentor" });
  // After the mentor was read.
  const { db } = breakDb(env.DB, 2, () => requestErasure(site.deps, mentor.memberId));
  const assigned = { id: mentor.memberId, startup: startup?.slug ?? "", isAssigned: true };
  const outcome = await assignStartupTo({ ...site.deps, db: openDb(db) }, operator, assigned);
  expect(outcome).toMatchObject({ code: "not_found" });
});

test("a text and an offer open as records without the address, and an unknown one does not", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const student = await enrol(site.deps, "student");
  const data = { text: "The schemes page helped us to find a loan.", rating: "5" };
  await saveSubmission(site.deps, student, { kind: "review", key: "", version: 0, data });
  const view = await viewText(site.deps, operator, `${student.memberId}.review.`);
  expect(view?.parts).toEqual(expect.arrayContaining([["Text", data.text]]));
  expect(JSON.stringify(view)).not.toMatch(/[\w-]+@example/);
  expect(await viewText(site.deps, operator, `${student.memberId}.suggestion.`)).toBeUndefined();
  expect(await viewOffer(site.deps, operator, "none")).toBeUndefined();
  expect((await offerList(site.deps)).filters.map(({ name }) => name)).toEqual(["status", "opportunity"]);
});

test("a member's record links to their memberships, offers and submitted texts, newest first, and for some roles to orders", async () => {
  const site = openSite();
  const { deps } = site;
  const [desk, owner] = [await operatorOf(site, "desk"), await operatorOf(site, "owner")];
  const [investor, other] = [await enrol(deps, "investor"), await enrol(deps, "investor")];
  await deps.db.update(members).set({ state: "active" }).where(eq(members.id, investor.memberId));
  const { id: providerId } = await paidOrder(site, "success", { contact: `${investor.memberId}@example.org` });
  await deliverAll(site, providerId);
  const order = await orderOf(site, providerId);
  for (const { memberId } of [investor, other]) {
    const text = { memberId, key: "", version: 1, data: {}, createdAt: deps.now(), updatedAt: deps.now() };
    await deps.db.insert(submissions).values([
      { ...text, kind: "review", state: "submitted" },
      { ...text, kind: "project_report", state: "draft" },
    ]);
    const terms = {
      opportunity: "dhanvel-looms",
      amountPaise: 100,
      instrument: "Loan",
      terms: "-",
      version: 1,
    } as const;
    for (let i = 0; i < 30; i += 1) {
      const times = { createdAt: new Date(deps.now().getTime() + i), updatedAt: deps.now() };
      await deps.db.insert(offers).values({ id: `${memberId}-${i}`, memberId, ...terms, ...times });
    }
  }
  const { db, rows } = countRows(env.DB, (query) => /^select .* from "(?:offers|submissions)"/.test(query));
  const view = await viewMember({ ...deps, db: openDb(db) }, desk, investor.memberId);
  expect(view?.records.map((one) => [one.title, one.rows.length, one.isCut])).toEqual([
    ["Memberships", 1, false],
    ["Offers", 20, true],
    ["Texts", 1, false],
  ]);
  const [paid, offered, written] = view?.records ?? [];
  const membership = await membershipOf(site, order.id);
  expect(paid?.rows[0]).toMatchObject({ href: `/console/memberships/${membership?.id}`, title: "Community Member" });
  expect(offered?.rows[0]).toMatchObject({ href: `/console/offers/${investor.memberId}-29`, title: "Dhanvel Looms" });
  expect(written?.rows[0]).toMatchObject({ href: `/console/texts/${investor.memberId}.review.`, title: "Review" });
  expect(rows.read).toBeGreaterThan(20);
  expect(rows.read).toBeLessThan(30);
  const all = (await viewMember(deps, owner, investor.memberId))?.records;
  expect(all?.find(({ title }) => title === "Orders")?.rows[0]?.href).toBe(`/console/payments/${order.id}`);
});

test("what was bought before the account is confirmed is on its record, marked as waiting, and in the search", async () => {
  const site = openSite();
  const { deps } = site;
  const [desk, owner] = [await operatorOf(site, "desk"), await operatorOf(site, "owner")];
  const { email } = await register(site);
  const memberId = await makeUnverified(site, email);
  const { id: providerId } = await paidOrder(site, "success", { contact: email });
  await deliverAll(site, providerId);
  const membership = await membershipOf(site, (await orderOf(site, providerId)).id);
  const waiting = "waiting for this account to be confirmed";
  const before = await viewMember(deps, owner, memberId);
  const details = new Map(before?.details.map(([label, value]) => [label, value]));
  expect(details.get("Membership")).toMatch(new RegExp(`until .*, ${waiting}$`));
  const owned = await operatorOf(site, "finance");
  expect(await endMembership(deps, owned, { id: membership?.id ?? "", reason: "They called" })).toMatchObject({
    ok: true,
  });
  const closed = await viewMember(deps, owner, memberId);
  const [, ended] = closed?.details.find(([label]) => label === "Membership") ?? [];
  expect(ended).toContain(` ended on ${longDate(indianDay(deps.now()))}`);
  expect([details.get("Orders"), details.get("Registrations")]).toEqual([`1, ${waiting}`, `1, ${waiting}`]);
  expect(details.get("Messages")).toBe("0");
  expect([details.get("State"), before?.duplicates]).toEqual(["Email not confirmed", undefined]);
  expect(before?.records.map(({ title, rows }) => [title, rows[0]?.facts.at(-1)])).toEqual([
    ["Memberships", "Waiting for this account to be confirmed"],
    ["Orders", "Waiting for this account to be confirmed"],
  ]);
  expect(before?.timeline.map(({ what }) => what)).toEqual(["Opened this account", "Registered"]);
  const found = await searchConsole(deps, "desk", email);
  expect(found.map(({ title }) => title)).toEqual(["Accounts", "Registrations", "Memberships"]);
  expect(found.at(-1)?.hits[0]?.href).toBe(`/console/memberships/${membership?.id}`);
  const shown = await viewMembership(deps, desk, membership?.id ?? "");
  expect(shown).toMatchObject({ accountId: memberId });
  expect(shown?.details).toContainEqual(["Account", "Waiting to be confirmed"]);

  await deps.db.update(members).set({ state: "active" }).where(eq(members.id, memberId));
  const after = await viewMember(deps, owner, memberId);
  expect(JSON.stringify([after, await viewMembership(deps, desk, membership?.id ?? "")])).not.toMatch(/aiting/);
  expect(after?.timeline.map(({ what }) => what)).toEqual(
    expect.arrayContaining(["Paid for Community Member", "Registered for Events in general"]),
  );
});

test("a mail that failed can be sent again from its record, one that was sent cannot", async () => {
  const site = openSite();
  const operator = await operatorOf(site, "desk");
  const { email } = await register(site);
  const [mail] = await site.deps.db.select().from(outbox).where(eq(outbox.recipient, email));
  const id = mail?.id ?? expect.fail("no mail");
  expect(await sendAgain(site.deps, operator, id)).toMatchObject({ code: "not_found" });
  await site.deps.db.update(outbox).set({ status: "failed", lastError: "550 no such box" }).where(eq(outbox.id, id));
  const view = await viewMail(site.deps, operator, id);
  expect(view).toMatchObject({ canSendAgain: true });
  expect(JSON.stringify(view)).not.toContain(email);
  expect(await sendAgain(site.deps, operator, id)).toMatchObject({ ok: true });
  expect(await viewMail(site.deps, operator, id)).toMatchObject({ canSendAgain: false });
});

test("the search finds people, registrations and content, but only what the role may see", async () => {
  const site = openSite();
  const name = `Zubeida ${crypto.randomUUID().slice(0, 8)}`;
  await register(site, name);
  const titles = async (role: "desk" | "editor" | "finance", text: string) =>
    (await searchConsole(site.deps, role, text)).map(({ title }) => title);
  expect(await titles("desk", name)).toEqual(["Registrations"]);
  expect(await titles("finance", name)).toEqual([]);
  expect(await titles("desk", "zu")).toEqual([]);
  const [article] = (await site.deps.content.snapshot()).collections.articles;
  expect(await titles("editor", article?.title.slice(3, 20) ?? "")).toEqual(["Content"]);
  expect(await titles("desk", article?.title.slice(3, 20) ?? "")).toEqual([]);
  expect(JSON.stringify(await searchConsole(site.deps, "desk", name))).not.toMatch(/9876543210|[\w-]{8}@example/);
});

test("the search finds the numbers that members quote, in the lists that the role may see", async () => {
  const site = openSite();
  const titles = async (role: OperatorRole, text: string) =>
    (await searchConsole(site.deps, role, text)).map(({ title }) => title);
  const { id } = await paidOrder(site, "success");
  await deliverAll(site, id);
  const { id: orderId } = await orderOf(site, id);
  const number = (await findMembershipNumber(site.deps, orderId)) ?? expect.fail("no number");
  const document = (await findDocumentOf(site.deps, orderId)) ?? expect.fail("no document");
  const { reference } = await reserved(site);
  expect(await titles("finance", number.toLowerCase())).toEqual(["Memberships", "Orders", "Documents"]);
  expect(await titles("desk", number)).toEqual(["Memberships"]);
  expect(await titles("editor", number)).toEqual([]);
  const spaced = document.number.toLowerCase().replaceAll("/", " / ");
  for (const text of [document.number, spaced]) expect(await titles("auditor", text)).toEqual(["Documents"]);
  expect(await titles("desk", document.number)).toEqual([]);
  expect(await titles("finance", reference)).toContain("Bank transfers");
  expect(await titles("desk", reference)).toEqual([]);
});
