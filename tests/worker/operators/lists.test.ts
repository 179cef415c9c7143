import { env } from "cloudflare:workers";
import { and, eq, gte, like, lt } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { openDb } from "#worker/db/client.ts";
import type { Deps } from "#worker/deps.ts";
import { recordView } from "#worker/domain/audit-trail.server.ts";
import { exportList } from "#worker/domain/console/export.server.ts";
import { membershipList } from "#worker/domain/console/finance/memberships.server.ts";
import { transferList } from "#worker/domain/console/finance/transfers.server.ts";
import { viewList } from "#worker/domain/console/list.server.ts";
import { consentList } from "#worker/domain/console/lists/consents.server.ts";
import { intentList } from "#worker/domain/console/lists/intents.server.ts";
import { mailList } from "#worker/domain/console/lists/mails.server.ts";
import { offerList } from "#worker/domain/console/lists/offers.server.ts";
import { textList } from "#worker/domain/console/lists/texts.server.ts";
import { trailList } from "#worker/domain/console/lists/trail.server.ts";
import { memberList } from "#worker/domain/console/members.server.ts";
import { messageList } from "#worker/domain/console/messages.server.ts";
import { orderList } from "#worker/domain/console/orders.server.ts";
import { registrationList } from "#worker/domain/console/registrations.server.ts";
import { searchConsole } from "#worker/domain/console/search/search.server.ts";
import { viewToday } from "#worker/domain/console/today/today.server.ts";
import { viewLibrary } from "#worker/domain/content/pictures/library.server.ts";
import { startOfIndianDay } from "#worker/domain/india-calendar.server.ts";
import { findGrant, grantRole, revokeRole } from "#worker/domain/operators/operators.server.ts";
import { viewPublications } from "#worker/domain/studio/views/view-publications.server.ts";
import { countRows } from "../../../scripts/check/counted-database.ts";
import { operatorOf, spread } from "../../support/console/rows.ts";
import { withCollections } from "../../support/fixtures/changed-content.ts";
import { openSite } from "../../support/site/site.ts";

const NOW = new Date("2026-11-24T06:00:00Z");
const site = openSite({ now: () => NOW });
const { deps } = site;

beforeAll(async () => {
  await spread(NOW);
  await env.DB.prepare(
    `insert into seats (id, owner_id, place, email, status, created_at, check_on)
     select 'seat-' || substr(id, 8), id, 1, 'seat-' || substr(id, 8) || '@example.org', 'invited', 1, '2027-01-01'
     from members where id like 'member-%'`,
  ).run();
});

/** With two events in the week after NOW's; nearly all registrations of the test data are for them. */
async function withNextWeek() {
  const { events } = (await deps.content.snapshot()).collections;
  const [event = expect.fail("no event")] = events;
  const on = (slug: string, startsAt: string) => ({ ...event, slug, startsAt, endsAt: undefined, closesOn: undefined });
  return withCollections(deps, {
    events: [
      on("general", "2026-12-06T13:00:00Z"),
      on("other", "2026-11-30T02:00:00Z"),
      on("none", "2026-12-07T02:00:00Z"),
    ],
  });
}

const LISTS = {
  messages: async () => messageList(NOW),
  registrations: async () => registrationList(await withNextWeek()),
  members: async () => memberList(),
  orders: async () => orderList(),
  mails: async () => mailList(),
  texts: async () => textList(),
  offers: () => offerList(deps),
  consents: async () => consentList(),
  intents: async () => intentList(),
  audit: () => trailList(deps),
  memberships: async () => membershipList(NOW),
  transfers: async () => transferList(NOW),
};
const QUERIES: Record<keyof typeof LISTS, Record<string, string>[]> = {
  messages: [{}, { sort: "oldest" }, { state: "open" }, { state: "answered" }, { kind: "call_back" }],
  registrations: [
    ...[{}, { sort: "oldest" }, { event: "general" }, { event: "general", state: "waiting" }],
    ...[{ state: "waiting" }, { state: "confirmed" }, { event: "general", state: "confirmed" }],
    ...[{ when: "next-week" }, { when: "next-week", sort: "oldest" }, { when: "next-week", state: "confirmed" }],
    ...[
      { from: "2026-11-23", to: "2026-11-23" },
      { event: "general", from: "2026-11-23" },
    ],
  ],
  members: [
    ...[{}, { sort: "oldest" }, { role: "mentor" }, { state: "active" }, { state: "unverified" }],
    { from: "2026-11-23", to: "2026-11-23" },
    { role: "mentor", from: "2026-11-20" },
  ],
  orders: [
    ...[{}, { sort: "oldest" }, { status: "paid" }, { status: "created" }],
    ...[
      { from: "2026-11-23", to: "2026-11-23" },
      { status: "paid", from: "2026-11-22" },
    ],
  ],
  mails: [{}, { sort: "oldest" }, { state: "failed" }, { state: "sent" }, { kind: "welcome" }],
  texts: [{}, { sort: "oldest" }, { kind: "review" }, { kind: "suggestion" }],
  offers: [{}, { sort: "oldest" }, { status: "accepted" }, { opportunity: "coldpath-dairy" }],
  consents: [{}, { sort: "oldest" }, { purpose: "marketing" }, { state: "withdrawn" }, { state: "given" }],
  intents: [{}, { sort: "oldest" }, { intent: "Startup Incubation" }],
  audit: [
    ...[{}, { sort: "oldest" }, { action: "message.revealed" }, { operator: "member-2" }],
    { from: "2026-11-23", to: "2026-11-23" },
  ],
  memberships: [
    ...[{}, { sort: "oldest" }, { plan: "patron" }, { state: "active" }, { state: "active", sort: "oldest" }],
    ...[{ state: "month" }, { state: "grace" }, { state: "lapsed" }, { state: "lapsed", sort: "oldest" }],
    ...[{ state: "stopped" }, { state: "active", plan: "gold" }],
  ],
  transfers: [
    ...[{}, { sort: "oldest" }, { state: "reserved" }, { state: "reserved", sort: "oldest" }, { state: "paid" }],
    ...[{ state: "expired" }, { state: "expired", sort: "oldest" }, { state: "cancelled" }],
  ],
};

type Name = keyof typeof LISTS;
/** Twenty rows are shown; one more says whether there is a next page. */
const MAX_READ = 3 * 21;
/** Lists that a search reads through another table, or whose rows are joined with payments: a match is read in both. */
const THROUGH: readonly Name[] = ["memberships", "transfers", "texts", "offers", "consents", "orders"];
const maxReadBy = (name: Name) => (THROUGH.includes(name) ? 8 * 21 : MAX_READ);
const FIRST = { after: undefined, isOldestFirst: false };
const cases = Object.entries(QUERIES).flatMap(([name, queries]) =>
  queries.map((query) => [name as Name, query] as const),
);

test.each(cases)("the list of %s with %j reads few rows, on the first page and on a late one", async (name, query) => {
  const { db, rows } = countRows(env.DB);
  const list = await LISTS[name]();
  const counted = { db: openDb(db) };
  let view = await viewList(counted, list as ReturnType<typeof orderList>, query);
  expect(view.rows).toHaveLength(20);
  for (let page = 1; page < 10 && view.next !== undefined; page += 1) {
    expect(rows.read).toBeLessThanOrEqual(MAX_READ);
    rows.read = 0;
    view = await viewList(counted, list as ReturnType<typeof orderList>, { ...query, after: view.next ?? "" });
    expect(view.isFirst).toBe(false);
    expect(view.rows.length).toBeGreaterThan(0);
  }
});

test.each([
  ["messages", "many-77@"],
  ["messages", "Person 77"],
  ["registrations", "9000000077"],
  ["registrations", "00077"],
  ["registrations", "0 0077"],
  ["messages", "0077"],
  ["orders", "00000077"],
  ["memberships", "9000000077"],
  ["transfers", "+91 9000000077"],
  ["members", "90000 00077"],
  ["members", "00077"],
  ["members", "person 77"],
  ["orders", "many-77@example"],
  ["orders", "order_many77"],
  ["orders", "person 77"],
  ["memberships", "Person 77"],
  ["transfers", "person 77"],
  ["mails", "many-77@"],
  ["texts", "person 2977"],
  ["texts", "MANY-76@example.org"],
  ["offers", "Person 2977"],
  ["offers", "9000000077"],
  ["consents", "many-77@"],
  ["memberships", "many-77@example.org"],
  ["memberships", "00077"],
  ["memberships", "many-77@"],
  ["transfers", "0000077"],
  ["texts", "Person 297"],
  ["offers", "00002977"],
  ["consents", "Person 77"],
  ["memberships", "seat-77@example.org"],
  ["transfers", "MF77"],
] as const)("the list of %s finds %s, and reads few rows", async (name, search) => {
  const { db, rows } = countRows(env.DB);
  const list = await LISTS[name]();
  const view = await viewList({ db: openDb(db) }, list as ReturnType<typeof orderList>, { q: search });
  expect(view.rows.length).toBeGreaterThan(0);
  const isIt = ({ title, cells }: (typeof view.rows)[number]) =>
    /Person (?:7[67]|2977)|m•••/.test(`${title} ${cells.map(({ text }) => text).join(" ")}`);
  expect(["mails", "transfers"].includes(name) || view.rows.some(isIt)).toBe(true);
  expect(rows.read).toBeLessThanOrEqual(maxReadBy(name));
});

test.each([
  ["registrations", "many-1"],
  ["registrations", "person 1"],
  ["registrations", "9000"],
  ["messages", "0000"],
  ["members", "0001"],
  ["orders", "0012"],
  ["memberships", "0012"],
  ["memberships", "person 1"],
  ["transfers", "many-1"],
  ["consents", "person 1"],
] as const)("the list of %s with many matches of %s shows twenty, and reads few rows", async (name, search) => {
  const { db, rows } = countRows(env.DB);
  const list = await LISTS[name]();
  const view = await viewList({ db: openDb(db) }, list as ReturnType<typeof orderList>, { q: search });
  expect(new Set(view.rows.map(({ id }) => id)).size).toBe(20);
  // Two more for each index that is searched: one for a name, one for an email, eight for digits.
  const indexes = /^\d+$/.test(search) ? 8 : 2;
  expect(rows.read).toBeLessThanOrEqual(maxReadBy(name) + 2 * indexes);
});

test.each(Object.keys(LISTS) as Name[])("the pages of %s together contain every record once", async (name) => {
  const list = (await LISTS[name]()) as ReturnType<typeof orderList>;
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const view = await viewList(deps, list, after === undefined ? {} : { after });
    seen.push(...view.rows.map(({ id }) => id));
    after = view.next;
  } while (after !== undefined);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBe(await deps.db.$count(list.source.table, list.source.base));
});

test("lists mask email addresses and phone numbers", async () => {
  for (const open of [LISTS.messages, LISTS.registrations, LISTS.members, LISTS.orders, LISTS.mails, LISTS.consents]) {
    const view = await viewList(deps, (await open()) as ReturnType<typeof orderList>, {});
    const text = JSON.stringify(view.rows);
    expect(text).not.toMatch(/many-\d+@|90000000\d\d/);
    expect(text).toContain("•••");
  }
});

test("a search for a member finds no drafts, and no texts or offers of other members", async () => {
  // Every tenth text of the test data is a draft.
  expect((await viewList(deps, textList(), { q: "many-80@example.org" })).rows).toEqual([]);
  const byMember: Name[] = ["texts", "offers"];
  for (const name of byMember) {
    const list = await LISTS[name]();
    const { rows } = await viewList(deps, list as ReturnType<typeof orderList>, { q: "many-81@example.org" });
    expect(rows.map(({ cells }) => cells[1]?.text)).toEqual(["Person 81"]);
  }
});

test.each(Object.keys(LISTS) as Name[])(
  "a search of %s for one or two letters finds nobody instead of everybody",
  async (name) => {
    const list = (await LISTS[name]()) as ReturnType<typeof orderList>;
    const isSearched = list.source.search !== undefined;
    for (const q of ["R", " Ra "]) {
      const view = await viewList(deps, list, { q });
      expect(view.isTooShort).toBe(isSearched);
      expect(view.rows.length === 0).toBe(isSearched);
    }
    expect(await viewList(deps, list, { q: "  " })).toMatchObject({
      isTooShort: false,
      rows: expect.arrayContaining([expect.anything()]),
    });
  },
);

test("a list ignores unknown parameters", async () => {
  const view = await viewList(deps, messageList(NOW), { state: "' or 1=1", after: "x", evil: "1", q: "" });
  expect(view.rows).toHaveLength(20);
  expect(view.entered).toEqual({ state: "' or 1=1", q: "" });
});

test("a saved view of an opportunity that is not public any more still shows the offers for it, and no others", async () => {
  const entered = { opportunity: "coldpath-dairy" };
  const idsFrom = async (content: Pick<Deps, "content">) =>
    (await viewList(deps, await offerList(content), entered)).rows.map(({ id }) => id);
  const { opportunities } = (await deps.content.snapshot()).collections;
  const others = opportunities.filter(({ slug }) => slug !== entered.opportunity);
  const withdrawn = await withCollections(deps, { opportunities: others });
  expect(await idsFrom(withdrawn)).toEqual(await idsFrom(deps));
});

async function textOf(lines: AsyncGenerator<string>): Promise<string[]> {
  const chunks: string[] = [];
  for await (const chunk of lines) chunks.push(chunk);
  return chunks;
}

test("an export has every row of the filter, a mark for UTF-8, and no formula", async () => {
  const operator = await operatorOf(site, "desk");
  const input = { entered: { state: "open" }, reason: "For the monthly review" };
  const outcome = await exportList(deps, operator, messageList(NOW), input);
  const chunks = await textOf(outcome.ok ? outcome.value : expect.fail(outcome.message));
  const lines = chunks.join("").trimEnd().split("\r\n");
  expect(lines[0]).toBe("\u{feff}Received (IST),Kind,Name,Email,Phone,Message,Answered (IST)");
  expect(lines.length - 1).toBe(
    await deps.db.$count(messageList(NOW).source.table, messageList(NOW).source.filters.state?.("open", FIRST)),
  );
  // A thousand rows at a time.
  expect(Math.max(...chunks.map((chunk) => chunk.split("\r\n").length))).toBeLessThanOrEqual(1001);
  expect(lines.some((line) => line.includes(",'=cmd"))).toBe(true);
  expect(lines.some((line) => /,[=+@-]/.test(line))).toBe(false);
});

test("an export of a search has every match, even beyond the first thousand", async () => {
  const outcome = await exportList(deps, await operatorOf(site, "owner"), memberList(), {
    entered: { q: "person" },
    reason: "For the review",
  });
  const lines = (await textOf(outcome.ok ? outcome.value : expect.fail(outcome.message))).join("").trimEnd();
  const { table } = memberList().source;
  const all = await deps.db.$count(table, like(table.name, "person%"));
  expect(all).toBeGreaterThan(1000);
  expect(lines.split("\r\n").length - 1).toBe(all);
});

test.each(Object.keys(LISTS) as Name[])("an export of %s shows times in Indian time", async (name) => {
  const list = (await LISTS[name]()) as ReturnType<typeof orderList>;
  const outcome = await exportList(deps, await operatorOf(site, "owner"), list, {
    entered: {},
    reason: "For the review",
  });
  const csv = (await textOf(outcome.ok ? outcome.value : expect.fail(outcome.message))).join("");
  expect(csv).not.toMatch(/\d\dT\d\d:/);
  expect(/\(IST\)/.test(csv.split("\r\n")[0] ?? "")).toBe(name !== "memberships");
});

test("what people said about their membership is marked as such, in the list and in its export", async () => {
  const list = await registrationList(deps);
  expect(list.columns).toContain("Membership (as stated)");
  expect(list.csv.map(([header]) => header)).toContain("Membership (as stated)");
});

test("the audit trail describes what was done in words, and links to the records", async () => {
  const { rows } = await viewList(deps, await trailList(deps), { action: "message.revealed" });
  expect(new Set(rows.map(({ title }) => title))).toEqual(new Set(["Viewed the contact details of the message"]));
  expect(rows[0]?.cells[3]).toMatchObject({ text: "Message", href: expect.stringMatching(/^\/console\/messages\/./) });
});

test("the audit trail can be filtered by an operator who has left, and names whose access was granted and ended", async () => {
  const [owner, leaver] = [await operatorOf(site, "owner"), await operatorOf(site, "desk")];
  await grantRole(deps, owner, { email: leaver.email, role: "desk" });
  const grant = (await findGrant(deps, leaver)) ?? expect.fail("no grant");
  await recordView(deps, leaver, { action: "message.revealed", subject: "message:1" });
  await revokeRole(deps, owner, grant.id);
  const trail = await trailList(deps);
  const { options } = trail.filters[0] ?? {};
  expect(options).toContainEqual([leaver.memberId, leaver.name]);
  expect((await viewList(deps, trail, { operator: leaver.memberId })).rows).toMatchObject([
    { title: expect.any(String) },
  ]);
  const { rows } = await viewList(deps, trail, { q: `operator:${grant.id}` });
  expect(rows.map(({ cells }) => cells[3]?.text)).toEqual([`Operator ${leaver.email}`, `Operator ${leaver.email}`]);
});

test("an export needs a recent use of the passkey", async () => {
  const operator = { ...(await operatorOf(site, "desk")), hasRecentPasskey: false };
  const outcome = await exportList(deps, operator, messageList(NOW), { entered: {}, reason: "For the review" });
  expect(outcome).toMatchObject({ ok: false, code: "stale_passkey" });
});

test("a name with letters beyond English is found as it is written, in any case of its English letters", async () => {
  const insert = `insert into members (id, name, email, phone, role, state, created_at) values
    ('accent', 'Émile Östberg', 'accent@example.org', '9812345670', 'mentor', 'active', 1)`;
  await env.DB.prepare(insert).run();
  for (const q of ["Émile", "ÉMILE Ö", "Émile östberg"]) {
    const { rows } = await viewList(deps, memberList(), { q });
    expect(rows.map(({ id }) => id)).toEqual(q.includes("ö") ? [] : ["accent"]);
  }
});

test("the last word of a name is found by its beginning, in members, registrations, messages and orders, and reads few rows", async () => {
  const people = `
    insert into members (id, name, email, phone, role, state, created_at) values
      ('three', 'Meera Zutshi Wankhede', 'three@example.org', '9812345671', 'mentor', 'active', 1),
      ('hindi', 'मीरा वानखेड़े', 'hindi@example.org', '9812345672', 'mentor', 'active', 1),
      ('single', 'Wankhedekar', 'single@example.org', '9812345673', 'mentor', 'active', 1);
    insert into event_registrations (id, event, full_name, email, phone, membership_status, created_at) values
      ('three', 'general', 'Meera Zutshi Wankhede', 'three@example.org', '9812345671', 'Non-Member', 1);
    insert into contact_messages (id, kind, name, email, message, fingerprint, created_at) values
      ('three', 'contact', 'Meera Zutshi Wankhede', 'three@example.org', 'Hello.', 'three', 1);
    update orders set name = 'Meera Zutshi Wankhede' where id = 'order-6'`;
  await env.DB.batch(people.split(";\n").map((insert) => env.DB.prepare(insert)));
  const found = async (list: unknown, q: string) => {
    const { db, rows } = countRows(env.DB);
    const view = await viewList({ db: openDb(db) }, list as ReturnType<typeof memberList>, { q });
    expect(rows.read, q).toBeLessThanOrEqual(MAX_READ);
    return view.rows.map(({ id }) => id).sort();
  };
  for (const q of ["wankhede", "WANKHEDE", " Wank"]) {
    expect(await found(memberList(), q), q).toEqual(["single", "three"]);
    expect(await found(await registrationList(deps), q), q).toEqual(["three"]);
    expect(await found(messageList(NOW), q), q).toEqual(["three"]);
    expect(await found(orderList(), q), q).toEqual(["order-6"]);
  }
  for (const q of ["वानखे", "वानखेड़े  मीरा"]) expect(await found(memberList(), q), q).toEqual(["hindi"]);
  expect(await found(memberList(), "Zutshi Wankhede  Meera")).toEqual([]);
  expect(await found(memberList(), "Wankhede  meera zutshi")).toEqual(["three"]);
  // Neither a middle name nor the end of a name.
  for (const q of ["zutshi", "khede"]) expect(await found(memberList(), q), q).toEqual([]);
});

test("a first and a last name find somebody with a name between them, in any order and with a title", async () => {
  await env.DB.prepare(
    `insert into members (id, name, email, phone, role, state, created_at) values
    ('between', 'Asha Kumari Raoraj', 'between@example.org', '9812345674', 'mentor', 'active', 1),
    ('titled', 'Dr Asha Raoraj', 'titled@example.org', '9812345675', 'mentor', 'active', 1)`,
  ).run();
  const found = async (q: string) => (await viewList(deps, memberList(), { q })).rows.map(({ id }) => id);
  for (const q of ["Asha Raoraj", "raoraj asha", "Ash Rao", "Ms. asha raoraj", "श्रीमती Asha Raoraj"]) {
    expect(await found(q), q).toEqual(["between"]);
  }
  expect((await found("Mrs Raoraj")).toSorted()).toEqual(["between", "titled"]);
  expect((await found("dr asha raoraj")).toSorted()).toEqual(["between", "titled"]);
  expect(await found(`${"Dr Mrs ".repeat(10)}Asha Raoraj`)).toEqual(["between"]);
  expect(await found(`${"Mr ".repeat(20)}D’Souza`)).toEqual([]);
  for (const q of ["sha Raoraj", "Asha Kumari Asha", "Asha Kum Raoraj"]) expect(await found(q), q).toEqual([]);
});

test("a name with an apostrophe is found by either kind", async () => {
  await env.DB.prepare(
    `insert into members (id, name, email, phone, role, state, created_at) values
    ('straight', 'Ana D''Souza', 'straight@example.org', '9812345677', 'mentor', 'active', 1),
    ('curly', 'Ravi D’Souza', 'curly@example.org', '9812345678', 'mentor', 'active', 1)`,
  ).run();
  for (const q of ["d’souza", "D'Souza", "D'Sou"]) {
    const { rows } = await viewList(deps, memberList(), { q });
    expect(rows.map(({ id }) => id).toSorted(), q).toEqual(["curly", "straight"]);
  }
});

test("a search with a filter finds its record among any number of people with the name", async () => {
  await env.DB.prepare(
    `insert into members (id, name, email, phone, role, state, created_at) values
    ('last-match', 'Person Zwicky', 'last-match@example.org', '9812345676', 'investor', 'unverified', 1)`,
  ).run();
  const { rows } = await viewList(deps, memberList(), { q: "person", role: "investor", state: "unverified" });
  expect(rows.map(({ id }) => id)).toContain("last-match");
});

test("any four or more digits of a phone number find its member, in the list and in the global search, and read few rows", async () => {
  const phone = "9182736455";
  await env.DB.prepare(
    `insert into members (id, name, email, phone, role, state, created_at) values
    ('half', 'Half Known', 'half@example.org', '${phone}', 'mentor', 'active', 1)`,
  ).run();
  for (let length = 4; length <= 10; length += 1) {
    for (let start = 0; start + length <= 10; start += 1) {
      const part = phone.slice(start, start + length);
      const { db, rows } = countRows(env.DB);
      const view = await viewList({ db: openDb(db) }, memberList(), { q: part });
      expect(
        view.rows.map(({ title }) => title),
        part,
      ).toContain("Half Known");
      expect(rows.read, part).toBeLessThanOrEqual(MAX_READ);
      expect(JSON.stringify(view.rows.find(({ id }) => id === "half")), part).not.toContain(part);
    }
  }
  for (const written of ["8273-64", "+91 91827 3", "(918273)", "91918273645 5", "09182736455", "0 91827-36455"]) {
    expect((await viewList(deps, memberList(), { q: written })).rows, written).toMatchObject([{ id: "half" }]);
  }
  expect((await viewList(deps, memberList(), { q: "91827365" })).rows).toEqual([]);
  const [found] = await searchConsole(deps, "desk", "82736");
  expect(found).toMatchObject({ title: "Accounts", hits: [{ title: "Half Known" }] });
});

test("the digits of a foreign number, and of messages and orders without one, are searched as well", async () => {
  await env.DB.prepare(
    `insert into members (id, name, email, phone, role, state, created_at) values
    ('abroad', 'From Abroad', 'abroad@example.org', '+442071838750', 'mentor', 'active', 1)`,
  ).run();
  for (const part of ["+4420", "442071", "07183", "8750"]) {
    expect((await viewList(deps, memberList(), { q: part })).rows, part).toMatchObject([{ id: "abroad" }]);
  }
  await env.DB.prepare("update orders set phone = 'erased', email = null where id = 'order-5'").run();
  await env.DB.prepare("update contact_messages set phone = null where id = 'message-5'").run();
  expect((await viewList(deps, orderList(), { q: "9000000005" })).rows).toEqual([]);
  expect((await viewList(deps, messageList(NOW), { q: "9000000005" })).rows).toEqual([]);
});

test("next week's attendees are those of its events, Monday to Sunday in India, and so is their export", async () => {
  const list = await LISTS.registrations();
  const few = { db: deps.db };
  const titles = async (when: string) =>
    new Set((await viewList(few, list, { when })).rows.map(({ cells }) => cells[1]?.text));
  expect((await titles("next-week")).size).toBe(1);
  for (const when of ["today", "week"]) expect((await viewList(few, list, { when })).rows).toEqual([]);
  const operator = await operatorOf(site, "desk");
  const exported = async (entered: Record<string, string>) => {
    const outcome = await exportList(deps, operator, list, { entered, reason: "To print the badges" });
    const lines = (await textOf(outcome.ok ? outcome.value : expect.fail(outcome.message))).join("");
    return lines.trimEnd().split("\r\n").length - 1;
  };
  const { table } = list.source;
  const all = await deps.db.$count(table);
  expect(all).toBeGreaterThan(1000);
  expect(await exported({ when: "next-week" })).toBe(all);
  expect(await exported({ when: "next-week", event: "general" })).toBe(
    await deps.db.$count(table, eq(table.event, "general")),
  );
  expect(await exported({ when: "week" })).toBe(0);
  const day = and(
    gte(table.createdAt, startOfIndianDay("2026-11-23")),
    lt(table.createdAt, startOfIndianDay("2026-11-24")),
  );
  expect(await exported({ from: "2026-11-23", to: "2026-11-23" })).toBe(await deps.db.$count(table, day));
});

test("Today reads few rows whatever the size of the tables", async () => {
  const { db, rows } = countRows(env.DB);
  const sections = await viewToday({ ...deps, db: openDb(db) }, { role: "owner", memberId: "" });
  expect(sections.find(({ id }) => id === "messages")?.items).toHaveLength(10);
  expect(sections.find(({ id }) => id === "new-accounts")?.items).toHaveLength(10);
  // At most eleven rows of a kind and their names in each section, the times of the tags on texts, and renewals.
  expect(rows.read).toBeLessThan(340);
});

test.each(["M/26-27/000077", " m/26-27/ 77 "])(
  "%s finds the order and the membership, and reads few rows",
  async (q) => {
    await env.DB.prepare(
      `insert into receipts (order_id, financial_year, number, created_at)
     select id, '26-27', cast(substr(id, 7) as integer), 1 from orders where id like 'order-%' on conflict do nothing`,
    ).run();
    const { db, rows } = countRows(env.DB);
    const found = await searchConsole({ ...deps, db: openDb(db) }, "owner", q);
    expect(found.map(({ title, hits }) => [title, hits.map(({ href }) => href)])).toEqual([
      ["Memberships", ["/console/memberships/membership-77"]],
      ["Orders", ["/console/payments/order-77"]],
      ["Bank transfers", ["/console/bank-transfers/MF77"]],
    ]);
    expect(rows.read).toBeLessThanOrEqual(found.length * MAX_READ);
    expect((await searchConsole(deps, "owner", "M/25-26/000077")).map(({ title }) => title)).toEqual([]);
  },
);

test("the search over everything reads few rows", async () => {
  const { db, rows } = countRows(env.DB);
  const found = await searchConsole({ ...deps, db: openDb(db) }, "owner", "many-77@");
  expect(found.map(({ title }) => title)).toEqual([
    ...["Accounts", "Registrations", "Messages", "Memberships", "Orders", "Bank transfers"],
  ]);
  expect(rows.read).toBeLessThanOrEqual(found.length * MAX_READ);
});

/** Memberships and transfers are ordered by a day, and few of them are in a state; one day of the trail is short. */
const isLong = ([name, query]: (typeof cases)[number]) =>
  !["memberships", "transfers"].includes(name) && query["from"] === undefined;

test("the 500th page of each list reads as few rows as the first, by each filter", async () => {
  const [skipped, last] = [499 * 20, 12_000];
  // Exports of other tests have entries there.
  await env.DB.prepare("delete from audit_trail where seq > 3000").run();
  await spread(NOW, { until: last, known: 3000 });
  const { db, rows } = countRows(env.DB);
  for (const [name, query] of cases.filter(isLong)) {
    const list = (await LISTS[name]()) as ReturnType<typeof orderList>;
    // The trail has two entries in each of the newest 3,000 minutes.
    const newest = name === "audit" ? skipped - 3000 : skipped;
    const row = query["sort"] === "oldest" ? last - skipped : newest;
    const place = NOW.getTime() - row * 60_000;
    rows.read = 0;
    const view = await viewList({ db: openDb(db) }, list, { ...query, after: `${place}~x` });
    expect(view.rows, `${name} ${JSON.stringify(query)}`).toHaveLength(20);
    expect(rows.read, `${name} ${JSON.stringify(query)}`).toBeLessThanOrEqual(MAX_READ);
  }
});

/** The day of a row: memberships and transfers are ordered by it, and so is their cursor. */
const dayOf = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const BY_DAY: readonly (readonly [Name, Record<string, string>, days: number])[] = [
  ["memberships", {}, -180],
  ["memberships", { sort: "oldest" }, 180],
  ["memberships", { plan: "gold" }, -180],
  ["memberships", { state: "lapsed" }, -180],
  ["memberships", { state: "lapsed", sort: "oldest" }, -100],
  ["transfers", {}, -6],
  ["transfers", { sort: "oldest" }, 4],
  ["transfers", { state: "reserved" }, 5],
  ["transfers", { state: "expired" }, -6],
  ["transfers", { state: "expired", sort: "oldest" }, -2],
  ["transfers", { state: "cancelled" }, -3],
];

test.each(BY_DAY)("the list of %s with %j reads as few rows on a late page", async (name, query, days) => {
  const { db, rows } = countRows(env.DB);
  const list = await LISTS[name]();
  const after = `${new Date(`${dayOf(days)}T00:00:00Z`).getTime()}~x`;
  const view = await viewList({ db: openDb(db) }, list as ReturnType<typeof orderList>, { ...query, after });
  expect(view.isFirst).toBe(false);
  expect(view.rows).toHaveLength(20);
  expect(rows.read).toBeLessThanOrEqual(MAX_READ);
});

test("the picture library reads only the rows of a page, even for the last one", async () => {
  await env.DB.prepare(
    `insert into pictures (hash, format, width, height, bytes, alt, focus_x, focus_y, uploaded_by, created_at)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
     select 'hash-' || i, 'webp', 900, 600, 1000, 'A loom', 50, 50, 'x', i from n`,
  ).run();
  for (const last of [undefined, 1500, 40]) {
    const { db, rows } = countRows(env.DB);
    const after = last === undefined ? null : `${last}~x`;
    const page = await viewLibrary({ ...deps, db: openDb(db) }, { words: "", after, isUnused: false });
    expect(page.rows.length).toBeGreaterThan(10);
    expect(rows.read).toBeLessThanOrEqual(page.rows.length + 1);
  }
});

test("the list of publications reads only the rows of a page and their entries, even for the last one", async () => {
  const numbers = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)";
  await env.DB.batch([
    env.DB.prepare(`insert into publications (id, kind, operator, created_at) ${numbers}
      select 'publication-' || i, 'hand', 'seed', i from n`),
    env.DB.prepare(`insert into publication_changes (id, publication_id, entry_id, before, after) ${numbers},
      entries(k, id) as (select row_number() over (order by id) - 1, id from content_entries)
      select 'change-' || i, 'publication-' || i, (select id from entries where k = i % 60), '{}', '{}' from n`),
  ]);
  for (const before of [null, "1000", "52"]) {
    const { db, rows } = countRows(env.DB);
    const page = await viewPublications(openDb(db), before);
    expect(page.rows).toHaveLength(50);
    const shown = { publications: 50, changes: 50, entries: 50 };
    expect(rows.read).toBeLessThanOrEqual(3 * (shown.publications + shown.changes + shown.entries));
  }
});
