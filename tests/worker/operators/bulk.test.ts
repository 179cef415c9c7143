import { env } from "cloudflare:workers";
import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { locale } from "#messages/locale.ts";
import { BULK_ROWS } from "#worker/contracts/console/vocabulary.ts";
import { openDb } from "#worker/db/client.ts";
import { members } from "#worker/db/schema/accounts.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { outbox } from "#worker/db/schema/mail.ts";
import { recordReplies } from "#worker/db/schema/operators.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { contactMessages } from "#worker/db/schema/visitors.ts";
import { applyBulk, previewBulk } from "#worker/domain/console/bulk/bulk.server.ts";
import { draftSeveralMail } from "#worker/domain/console/bulk/write-to-several.server.ts";
import { writeTo } from "#worker/domain/console/correspondence/correspondence.server.ts";
import { viewList } from "#worker/domain/console/list.server.ts";
import { textList } from "#worker/domain/console/lists/texts.server.ts";
import { assignRecord, tagRecord, viewMarks } from "#worker/domain/console/marks/marks.server.ts";
import { withMarks } from "#worker/domain/console/marks/with-marks.server.ts";
import { messageList } from "#worker/domain/console/messages.server.ts";
import { registrationList, viewRegistration } from "#worker/domain/console/registrations.server.ts";
import { findGrant, grantRole } from "#worker/domain/operators/operators.server.ts";
import { inLocale } from "#worker/locale.server.ts";
import { countRows } from "../../../scripts/check/counted-database.ts";
import { COMMAND } from "../../support/console/operators.ts";
import { operatorOf, spread } from "../../support/console/rows.ts";
import { openSite } from "../../support/site/site.ts";

const NOW = new Date("2026-11-24T06:00:00Z");
const site = openSite({ now: () => NOW });
const { deps } = site;

beforeAll(() => spread(NOW));

const messages = () => withMarks(deps, messageList(NOW));
const registrations = async () => withMarks(deps, await registrationList(deps));
const chosen = (...ids: string[]) => Object.fromEntries(ids.map((id) => [`row.${id}`, "on"]));
const countOf = (action: string) => deps.db.$count(auditTrail, eq(auditTrail.action, action));

test("the preview counts what will be done and says why the other rows are left out; nothing is written", async () => {
  // Every fortieth message of the test data is answered.
  const entered = { do: "answered", ...chosen("message-1", "message-2", "message-40", "message-0") };
  const outcome = await previewBulk(deps, await messages(), entered);
  expect(outcome).toMatchObject({
    value: {
      title: "Mark 2 messages as answered",
      rows: [
        { title: "Person 1", facts: [expect.any(String), "m•••@e•••.org", expect.stringMatching(/^••••••• \d{3}$/)] },
        { title: "Person 2" },
      ],
      left: [
        { title: "Person 40", why: "Already answered." },
        { title: "A record", why: "Deleted in the meantime." },
      ],
    },
  });
  expect(await countOf("message.answered")).toBe(0);
  expect(await previewBulk(deps, await messages(), { do: "answered" })).toMatchObject({ code: "invalid_input" });
  expect(await previewBulk(deps, await messages(), { ...entered, do: "confirm" })).toMatchObject({ ok: false });
});

test("the preview says when more places would be confirmed than the event has, and the record how many are", async () => {
  const { events } = (await deps.content.snapshot()).collections;
  const { slug, title, capacity = 0 } = events.find((event) => (event.capacity ?? 0) > 1) ?? expect.fail("no event");
  const guests = `with recursive guests(i) as (select 1 union all select i + 1 from guests where i <= ?2)
    insert into event_registrations (id, event, full_name, email, phone, membership_status, created_at, confirmed_at)
    select 'guest-' || i, ?1, 'Asha Rao', 'guest-' || i || '@example.org', '98' || (10000000 + i), 'Non-Member', 1,
      case when i < ?2 then 1 end from guests`;
  await env.DB.prepare(guests).bind(slug, capacity).run();
  const warningsFor = async (...ids: string[]) => {
    const outcome = await previewBulk(deps, await registrations(), { do: "confirm", ...chosen(...ids) });
    return outcome.ok ? outcome.value.warnings : expect.fail(outcome.message);
  };
  expect(await warningsFor(`guest-${capacity}`, "registration-3")).toEqual([]);
  expect(await warningsFor(`guest-${capacity}`, `guest-${capacity + 1}`)).toEqual([
    `${title} has ${capacity} places, ${capacity - 1} confirmed so far. With these, ${capacity + 1} people have a place.`,
  ]);
  const desk = await operatorOf(site, "desk");
  expect((await viewRegistration(deps, desk, "guest-1"))?.places).toEqual({ title, capacity, confirmed: capacity - 1 });
  expect((await viewRegistration(deps, desk, "registration-2"))?.places).toBeUndefined();
});

test("each row is done and recorded separately, and the form that is sent twice changes nothing more", async () => {
  const desk = await operatorOf(site, "desk");
  const entered = { do: "answered", agreed: "yes", ...chosen("message-3", "message-4", "message-80", "message-0") };
  expect(await applyBulk(deps, desk, await messages(), entered)).toMatchObject({
    value: { message: "2 messages marked as answered.", left: [{ key: "message-0" }, { key: "message-80" }] },
  });
  expect(await applyBulk(deps, desk, await messages(), entered)).toMatchObject({
    value: { message: "0 messages marked as answered.", left: { length: 4 } },
  });
  expect(await countOf("message.answered")).toBe(2);
  const [row] = await deps.db.select().from(contactMessages).where(eq(contactMessages.id, "message-3"));
  expect(row?.answeredBy).toBe(desk.memberId);
});

test("“all that match the filters” covers at most 100 rows, and the preview says if there are more", async () => {
  const outcome = await previewBulk(deps, await messages(), { do: "tag", all: "on", kind: "call_back" });
  const more = { text: "More than 500 more match.", button: "Continue with the next 100" };
  expect(outcome).toMatchObject({ value: { title: "Tag 100 records", more } });
  const few = await previewBulk(deps, await messages(), { do: "tag", all: "on", q: "many-1234@" });
  expect(few).toMatchObject({
    value: { title: "Tag 1 record", more: undefined, rows: [{ id: "message-1234" }] },
  });
});

test("several places are confirmed, each with one mail, even by two operators at the same moment", async () => {
  const desk = await operatorOf(site, "desk");
  const ids = ["registration-1", "registration-2", "registration-3"];
  const entered = { do: "confirm", agreed: "yes", ...chosen(...ids) };
  const list = await registrations();
  const both = await Promise.all([1, 2].map(() => applyBulk(deps, desk, list, entered)));
  expect(both.every(({ ok }) => ok)).toBe(true);
  for (const [i, id] of ids.entries()) {
    expect(await deps.db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id)).get()).toMatchObject({
      confirmedBy: desk.memberId,
    });
    expect(await deps.db.$count(outbox, eq(outbox.recipient, `many-${i + 1}@example.org`))).toBe(2);
  }
  expect(await countOf("registration.confirmed")).toBe(3);
});

test("rows are tagged and assigned together; a full record is left out, an unknown colleague refused", async () => {
  const desk = await operatorOf(site, "desk");
  await grantRole(deps, COMMAND, { email: desk.email, role: "desk" });
  await findGrant(deps, desk);
  const full = { recordKind: "message", recordId: "message-9" };
  for (let i = 0; i < 12; i += 1) await tagRecord(deps, desk, full, `tag ${i}`);
  const list = await messages();
  const tag = { do: "tag", tag: "Pune", ...chosen("message-8", "message-9") };
  expect(await applyBulk(deps, desk, list, tag)).toMatchObject({
    value: { message: "1 record tagged.", left: [{ title: "Person 9", why: "Already has 12 tags." }] },
  });
  expect(await applyBulk(deps, desk, list, { ...tag, tag: "" })).toMatchObject({ code: "invalid_input" });
  const assign = { do: "assign", assignee: desk.memberId, ...chosen("message-8") };
  expect(await applyBulk(deps, desk, list, assign)).toMatchObject({ value: { message: "1 record assigned." } });
  expect(await viewMarks(deps, { ...full, recordId: "message-8" })).toMatchObject({
    assignee: { id: desk.memberId },
    tags: ["pune"],
  });
  const record = { recordKind: "message", recordId: "message-8" };
  await assignRecord(deps, desk, record, { operator: desk.memberId, dueOn: "2099-12-01" });
  await applyBulk(deps, desk, list, assign);
  expect(await viewMarks(deps, record)).toMatchObject({ assignee: { id: desk.memberId, dueOn: "2099-12-01" } });
  expect(await applyBulk(deps, desk, list, { ...assign, assignee: "nobody" })).toMatchObject({ code: "invalid_input" });
});

test("several people get one mail each; a second row of an address, a row without one and a cancelled one are left out", async () => {
  const desk = await operatorOf(site, "desk");
  const [first, second, none] = [1, 2, 3].map(() => crypto.randomUUID());
  const address = `${first}@example.org`;
  const row = { fullName: "Asha Rao", phone: "9876543210", membershipStatus: "Non-Member", createdAt: NOW };
  await deps.db.insert(eventRegistrations).values([
    { ...row, id: first ?? "", event: "general", email: address },
    { ...row, id: second ?? "", event: "scheme-clinic-bhubaneswar", email: address },
    { ...row, id: none ?? "", event: "general", email: "" },
  ]);
  const list = await registrations();
  const entered = { do: "write", ...chosen(first ?? "", second ?? "", none ?? "", "registration-9", "cancelled") };
  const outcome = await previewBulk(deps, list, entered);
  const { rows, left, title, seen } = outcome.ok ? outcome.value : expect.fail(outcome.message);
  expect(title).toBe("Send 2 emails");
  expect(left.map(({ why }) => why).sort()).toEqual([
    "Deleted in the meantime.",
    "No email address.",
    "The same address is listed above, and gets only one email.",
  ]);
  const shown = Object.fromEntries(rows.map(({ id, version }) => [`row.${id}`, version]));
  const written = { do: "write", agreed: "yes", body: "The clinic begins at eleven.", seen: String(seen), ...shown };
  expect(await applyBulk(deps, desk, list, { ...written, body: "" })).toMatchObject({
    code: "invalid_input",
    message: "Please write an email.",
  });
  const isWritten = and(eq(recordReplies.operator, desk.memberId), eq(recordReplies.body, written.body));
  // A form that is sent twice, also at the same moment, sends one mail to each.
  for (const outcome of await Promise.all([1, 2].map(() => applyBulk(deps, desk, list, written)))) {
    expect(outcome).toMatchObject({ value: { message: "2 emails are on their way.", left: [] } });
  }
  expect(await deps.db.$count(recordReplies, isWritten)).toBe(2);
  expect(await countOf("registration.written")).toBe(2);
  const isToBoth = and(eq(outbox.kind, "record_reply"), inArray(outbox.recipient, [address, "many-9@example.org"]));
  expect(await deps.db.$count(outbox, isToBoth)).toBe(2);
  // A row from an older form has no key.
  const old = await applyBulk(deps, desk, list, { ...written, ...chosen(...rows.map(({ id }) => id)) });
  expect(old).toMatchObject({ value: { message: "0 emails are on their way.", left: { length: 2 } } });
});

test("an email to several people leaves out those to whom a colleague has written since the preview", async () => {
  const [desk, colleague] = [await operatorOf(site, "desk"), await operatorOf(site, "owner")];
  const list = await registrations();
  const at = (seconds: number) => ({ ...deps, now: () => new Date(deps.now().getTime() + seconds * 1000) });
  const write = async (seconds: number, id: string) => {
    const replyId = crypto.randomUUID();
    const body = "Please call us.";
    expect(await writeTo(at(seconds), colleague, { kind: "registration", id, replyId, body })).toMatchObject({
      ok: true,
    });
  };
  await write(-60, "registration-12");
  const entered = { do: "write", ...chosen("registration-12", "registration-13") };
  const outcome = await previewBulk(deps, list, entered);
  const { rows, seen } = outcome.ok ? outcome.value : expect.fail(outcome.message);
  await write(60, "registration-13");
  const keys = Object.fromEntries(rows.map(({ id, version }) => [`row.${id}`, version]));
  const agreed = { do: "write", agreed: "yes", body: "The hall has moved.", seen: String(seen), ...keys };
  // The preview that a refusal shows again does not count as reading.
  expect(await previewBulk(at(120), list, { ...agreed, body: "" })).toMatchObject({ value: { seen } });
  const applied = await applyBulk(at(120), desk, list, agreed);
  expect(applied).toMatchObject({ value: { done: [{ key: "registration-12" }], left: [{ key: "registration-13" }] } });
  expect(JSON.stringify(applied)).toContain("Somebody has written to this person since you opened the page");
  const late = await applyBulk(at(180), desk, list, {
    ...agreed,
    seen: "",
    "row.registration-12": crypto.randomUUID(),
  });
  expect(late).toMatchObject({ value: { done: [], left: { length: 2 } } });
});

test("a mail to several people is refused as a whole while it contains a template's words in brackets", async () => {
  const desk = await operatorOf(site, "desk");
  const { replyTemplates } = (await deps.content.snapshot()).collections;
  const [blank = expect.fail("no template with a blank")] = replyTemplates.flatMap(
    ({ text }) => text.match(/\[[a-z]{3,20}\]/g) ?? [],
  );
  const written = { do: "write", agreed: "yes", body: `See ${blank}.`, "row.registration-10": crypto.randomUUID() };
  expect(await applyBulk(deps, desk, await registrations(), written)).toMatchObject({
    code: "invalid_input",
    message: expect.stringContaining(blank),
  });
  expect(await deps.db.$count(recordReplies, eq(recordReplies.operator, desk.memberId))).toBe(0);
});

/** Three people: two read Hindi, one because of the account at the address. */
async function readers() {
  const { events } = (await inLocale("hi", async () => deps.content.snapshot())).collections;
  const event = events.find(({ tab }) => tab === "upcoming") ?? expect.fail("no event");
  const guest = { event: event.slug, phone: "9876543210", membershipStatus: "Non-Member", createdAt: NOW };
  const people = (["Asha Rao", "Meera Joshi", "Dev Patel"] as const).map((fullName, i) => {
    const id = crypto.randomUUID();
    const language = i === 1 ? ("hi" as const) : ("en" as const);
    return { ...guest, id, fullName, email: `${id}@example.org`, language };
  });
  await deps.db.insert(eventRegistrations).values(people);
  const [asha = expect.fail(), , dev = expect.fail()] = people;
  const account = { name: "Dev", phone: "9876543210", role: "startup", createdAt: NOW, language: "hi" } as const;
  await deps.db.insert(members).values([
    { ...account, id: dev.id, email: dev.email, state: "active" },
    { ...account, id: asha.id, email: asha.email, state: "unverified" },
  ]);
  return {
    people,
    title: event.title,
    keys: Object.fromEntries(people.map(({ id }) => [`row.${id}`, crypto.randomUUID()])),
  };
}

const textsTo = async (people: readonly { id: string }[]) => {
  const subjects = people.map(({ id }) => `registration:${id}`);
  const replies = await deps.db.select().from(recordReplies).where(inArray(recordReplies.subject, subjects));
  return subjects.map((subject) => replies.find((reply) => reply.subject === subject)?.body);
};

test("an email to several is filled in for each person, and readers of Hindi get the Hindi text or else the English one", async () => {
  const desk = await operatorOf(site, "desk");
  const list = await registrations();
  const { people, title, keys } = await readers();
  const outcome = await previewBulk(deps, list, { do: "write", ...keys });
  expect(outcome).toMatchObject({ value: { mail: { inHindi: 2, templates: { length: expect.any(Number) } } } });
  const withoutHindi = { ...deps, config: { ...deps.config, hasHindi: false } };
  expect(await previewBulk(withoutHindi, list, { do: "write", ...keys })).toMatchObject({
    value: { mail: { inHindi: 0 } },
  });
  const texts = { body: "Dear [name], [event] has moved.", hindi: "[name] जी, [event] की जगह बदल गई है।" };
  const written = { do: "write", agreed: "yes", ...texts, ...keys };
  expect(await applyBulk(deps, desk, list, written)).toMatchObject({ value: { done: { length: 3 }, left: [] } });
  expect(title).toMatch(/[\u0900-\u097f]/);
  expect(await textsTo(people)).toEqual([
    expect.stringMatching(/^Dear Asha Rao, [^[\]]+ has moved\.$/),
    `Meera Joshi जी, ${title} की जगह बदल गई है।`,
    `Dev Patel जी, ${title} की जगह बदल गई है।`,
  ]);
  const others = await readers();
  await applyBulk(deps, desk, list, { ...written, hindi: " ", ...others.keys });
  expect((await textsTo(others.people)).map((text) => text?.slice(0, 5))).toEqual(["Dear ", "Dear ", "Dear "]);
});

test("an email that names the event leaves out people who registered for events in general", async () => {
  const desk = await operatorOf(site, "desk");
  const { people, keys } = await readers();
  const [first = expect.fail()] = people;
  await deps.db.update(eventRegistrations).set({ event: "general" }).where(eq(eventRegistrations.id, first.id));
  const written = { do: "write", agreed: "yes", body: "[event] has moved.", ...keys };
  expect(await applyBulk(deps, desk, await registrations(), written)).toMatchObject({
    value: { done: { length: 2 }, left: [{ key: first.id, why: expect.stringContaining("events in general") }] },
  });
  expect((await textsTo(people))[0]).toBeUndefined();
});

test("a template goes below what was written, in both languages, and keeps [name] and [event] for each person", async () => {
  const desk = await operatorOf(site, "desk");
  const snapshot = async () => {
    const published = await deps.content.snapshot();
    const [template = expect.fail("no template")] = published.collections.replyTemplates;
    const text = locale() === "hi" ? "[event] अब [नया दिन] को है।" : "[name], [event] is on [new day]. [operator]";
    const replyTemplates = [
      { ...template, slug: "both", text },
      { ...template, slug: "english", text: "Only in English." },
    ];
    return { ...published, collections: { ...published.collections, replyTemplates } };
  };
  const changed = { ...deps, content: { ...deps.content, snapshot } };
  const both = await draftSeveralMail(changed, desk, { template: "both", body: "Hello.\n", hindi: "" });
  expect(both).toEqual({
    body: `Hello.\n\n[name], [event] is on [new day]. ${desk.name}`,
    hindi: "[event] अब [नया दिन] को है।",
  });
  const english = await draftSeveralMail(changed, desk, { template: "english", hindi: "नमस्ते" });
  expect(english).toEqual({ body: "Only in English.", hindi: "नमस्ते" });
  const list = await registrations();
  const { people, keys } = await readers();
  const take = (texts: object) =>
    applyBulk(changed, desk, list, { do: "write", agreed: "yes", ...both, ...texts, ...keys });
  const left = (words: Record<string, string>) => ({
    code: "invalid_input",
    errors: Object.entries(words).map(([field, word]) => {
      return { field, message: `Replace ${word} with your own words, then send it.` };
    }),
  });
  expect(await take({})).toMatchObject(left({ body: "[new day]", hindi: "[नया दिन]" }));
  expect(await take({ body: "[event] is on Monday." })).toMatchObject(left({ hindi: "[नया दिन]" }));
  expect(await take({ body: "Hello.", hindi: "a".repeat(5001) })).toMatchObject({ errors: [{ field: "hindi" }] });
  expect(await textsTo(people)).toEqual([undefined, undefined, undefined]);
});

test("texts, whose id has three columns, can be chosen", async () => {
  const list = await withMarks(deps, textList());
  const [first] = (await viewList(deps, textList(), {})).rows;
  const outcome = await previewBulk(deps, list, { do: "tag", ...chosen(first?.id ?? "") });
  expect(outcome).toMatchObject({ value: { rows: [{ id: first?.id }] } });
});

test("each action on the largest number of rows stays below the 1,000 queries of D1", async () => {
  const desk = await operatorOf(site, "desk");
  await grantRole(deps, COMMAND, { email: desk.email, role: "desk" });
  await findGrant(deps, desk);
  const [ofMessages, ofRegistrations] = [await messages(), await registrations()];
  const queriesFor = async (step: string) => {
    const [list, kind] = ["confirm", "write"].includes(step)
      ? [ofRegistrations, "registration"]
      : [ofMessages, "message"];
    const ids = Array.from({ length: BULK_ROWS }, (_, i) => `${kind}-${i + 2001}`);
    const { db, queries } = countRows(env.DB);
    const keys = Object.fromEntries(ids.map((id) => [`row.${id}`, crypto.randomUUID()]));
    const entered = {
      do: step,
      agreed: "yes",
      tag: "many",
      assignee: desk.memberId,
      body: "[event] has moved, [name].",
      ...keys,
    };
    // `RecordList` of two tables.
    const outcome = await applyBulk({ ...deps, db: openDb(db) }, desk, list as typeof ofMessages, entered);
    expect(outcome, step).toMatchObject({ ok: true });
    return queries();
  };
  for (const step of ["tag", "assign", "answered", "confirm", "write"]) {
    const queries = await queriesFor(step);
    expect(queries, step).toBeGreaterThan(BULK_ROWS);
    expect(queries, step).toBeLessThan(1000);
  }
});
