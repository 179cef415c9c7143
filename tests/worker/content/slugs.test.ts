import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { ADDRESSED, NewAddress } from "#worker/contracts/console/addresses.ts";
import { eventRegistrations } from "#worker/db/schema/events.ts";
import { listTrailOf } from "#worker/domain/audit-trail.server.ts";
import { assignRecord, tagRecord, viewMarks } from "#worker/domain/console/marks/marks.server.ts";
import { findArticle } from "#worker/domain/content/articles.server.ts";
import { compileSnapshot, saveEntries } from "#worker/domain/content/content.server.ts";
import { formerSlugs } from "#worker/domain/content/redirects.server.ts";
import { referencesTo } from "#worker/domain/content/rename-entry.server.ts";
import { listRevisions } from "#worker/domain/content/revisions.server.ts";
import { findCalendar, listOpenEvents } from "#worker/domain/events/events.server.ts";
import { registerForEvent } from "#worker/domain/events/register-for-event.server.ts";
import { cancelForOwner } from "#worker/domain/events/registration-decisions.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { addNote, listNotes } from "#worker/domain/record-notes.server.ts";
import { findDeadlineCalendar } from "#worker/domain/schemes/deadline.server.ts";
import { renameEntry, viewAddresses } from "#worker/domain/slugs/rename.server.ts";
import { openPreview, previewPath } from "#worker/domain/studio/previews.server.ts";
import { publishEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { restoreVersion } from "#worker/domain/studio/restore-version.server.ts";
import { createEntry, saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { publishScheduled } from "#worker/domain/studio/schedule.server.ts";
import { undoPublication } from "#worker/domain/studio/undo-publication.server.ts";
import { findSubmitted, listSubmissions } from "#worker/domain/workspace/submissions.server.ts";
import { deliverMail } from "#worker/jobs/mail-delivery.server.ts";
import { describeEvent } from "#worker/jobs/mail-event-data.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { entryOf } from "../../support/console/studio.ts";
import { clockBeforeEvents, openSite, openSiteWithMails } from "../../support/site/site.ts";

const { deps } = openSite();
let editor: Operator;
beforeAll(async () => {
  editor = await operatorOf({ deps }, "editor");
});

const rename = (collection: (typeof ADDRESSED)[number], from: string, to: string) =>
  renameEntry(deps, editor, { collection, from, to });
const redirects = async () => (await compileSnapshot(deps.db)).redirects ?? {};
const published = async () => (await compileSnapshot(deps.db)).collections;
const rows = async (query: string) => (await env.DB.prepare(query).all()).results;
/** An article and the scheme that refer to each other. */
async function pair() {
  const { articles, schemes } = await published();
  const article = articles.find(({ scheme }) => scheme !== undefined);
  const scheme = schemes.find((one) => one.article !== undefined);
  return {
    article: article?.slug ?? "",
    scheme: scheme?.slug ?? "",
    to: scheme?.article ?? "",
    of: article?.scheme ?? "",
  };
}

test("a scheme's new address redirects the old one, and articles refer to it in the same batch", async () => {
  const { article, of: old } = await pair();
  expect(await rename("schemes", old, "renamed-scheme")).toMatchObject({ ok: true });
  expect(await redirects()).toMatchObject({ schemes: { [old]: "renamed-scheme" } });
  expect((await findArticle(deps, article))?.scheme?.slug).toBe("renamed-scheme");
  expect(formerSlugs(await compileSnapshot(deps.db), "schemes", "renamed-scheme")).toEqual([old]);
  expect(await rows(`select count(*) as n from content_revisions where entry_id = 'schemes:${old}'`)).toEqual([
    { n: 0 },
  ]);
  expect(await listTrailOf(deps, "entry:schemes:renamed-scheme")).toMatchObject([{ action: "entry.renamed" }]);
});

test("an article's new address is followed by the schemes and by what members have read", async () => {
  const { to: old } = await pair();
  const at = `insert into activities (member_id, kind, subject, at) values ('${editor.memberId}', 'article-read', '${old}', 1)`;
  await env.DB.prepare(at).run();
  await rename("articles", old, "renamed-article");
  const { schemes } = await published();
  expect(schemes.some(({ article }) => article === old)).toBe(false);
  expect(schemes.some(({ article }) => article === "renamed-article")).toBe(true);
  expect(await rows(`select subject from activities where member_id = '${editor.memberId}'`)).toEqual([
    { subject: "renamed-article" },
  ]);
});

test("an undo and an earlier version lead to the new address of what the text refers to", async () => {
  const { articles, events } = await published();
  const [article = expect.fail("no article"), event = expect.fail("no event")] = [articles[2], events.at(-1)];
  const place = { collection: "articles" as const, slug: article.slug };
  const save = async (version: number, title: string) => {
    await saveDraft(
      deps,
      editor,
      { ...place, version },
      { data: { ...article, title, event: event.slug }, hi: undefined },
    );
    return publishEntry(deps, editor, { ...place, version: version + 1 });
  };
  const { version } = await entryOf({ deps }, "articles", article.slug);
  await save(version, article.title);
  const spoilt = await save(version + 2, "Spoilt");
  await rename("events", event.slug, "event-of-an-article");
  const shown = async () => (await findArticle(deps, article.slug))?.event?.slug;
  expect(await shown()).toBe("event-of-an-article");
  expect(await undoPublication(deps, editor, (spoilt.ok && spoilt.value.publication) || "")).toMatchObject({
    ok: true,
  });
  expect(await shown()).toBe("event-of-an-article");
  const [latest = expect.fail("no version")] = await listRevisions(deps.db, `articles:${article.slug}`);
  const { version: now } = await entryOf({ deps }, "articles", article.slug);
  await restoreVersion(deps, editor, { ...place, version: now }, latest.id);
  expect((await entryOf({ deps }, "articles", article.slug)).draft?.data).toMatchObject({
    event: "event-of-an-article",
  });
});

test("a member who has a row of the new address already keeps both, and the rename succeeds", async () => {
  const old = (await published()).articles.at(-1)?.slug ?? "";
  const read = (slug: string) =>
    env.DB.prepare(
      `insert into activities (member_id, kind, subject, at) values ('${editor.memberId}', 'article-read', '${slug}', 1)`,
    ).run();
  await read(old);
  await read("left-over");
  expect(await rename("articles", old, "left-over")).toMatchObject({ ok: true });
  const subjects = await rows(`select subject from activities where member_id = '${editor.memberId}' order by subject`);
  expect(subjects).toEqual(expect.arrayContaining([{ subject: "left-over" }, { subject: old }]));
});

test("registrations move with their event", async () => {
  const [event] = (await published()).events;
  const old = event?.slug ?? "";
  await env.DB.prepare(
    `insert into event_registrations (id, event, full_name, email, phone, membership_status, created_at)
     values ('r', '${old}', 'Asha', 'asha@example.org', '9876543210', 'Non-Member', 1)`,
  ).run();
  await rename("events", old, "renamed-event");
  expect(await rows("select event from event_registrations where id = 'r'")).toEqual([{ event: "renamed-event" }]);
});

test.each([
  ["events", findCalendar],
  ["schemes", findDeadlineCalendar],
] as const)(
  "the calendar file of one of the %s that was renamed replaces the entry that it made before",
  async (name, find) => {
    const uid = async (slug: string) => /^UID:.*$/m.exec((await find(openSite().deps, slug)) ?? "")?.[0];
    const slugs = (await published())[name].map(({ slug }) => slug);
    const uids = await Promise.all(slugs.map(uid));
    const first = slugs.find((_, i) => uids[i]) ?? expect.fail("no calendar file");
    for (const [from, to] of [
      [first, "in-a-calendar"],
      ["in-a-calendar", "renamed-twice"],
    ] as const) {
      await rename(name, from, to);
      expect(await uid(to)).toBe(uids[slugs.indexOf(first)]);
    }
  },
);

test("a mail about a cancelled registration names its event, although that was renamed before the mail was sent", async () => {
  const { site, mails } = openSiteWithMails();
  const { slug, title } = (await published()).events.at(-2) ?? expect.fail("no event");
  const person = { fullName: "Asha Rao", phone: "9876543210", membershipStatus: "Non-Member" };
  const row = { id: crypto.randomUUID(), event: slug, email: "renamed@example.org", ...person, createdAt: deps.now() };
  await deps.db.insert(eventRegistrations).values(row);
  await cancelForOwner(site.deps, await operatorOf(site, "desk"), { id: row.id, reason: "Asked on the phone" });
  await rename("events", slug, "renamed-before-the-mail");
  await deliverMail(site.deps);
  expect(mails.find(({ to }) => to === row.email)?.subject).toContain(title);
});

test("a form that was open when its event was renamed still registers for that event", async () => {
  const [event = expect.fail("no open event")] = await listOpenEvents(openSite({ now: clockBeforeEvents() }).deps);
  await rename("events", event.slug, "renamed-under-a-form");
  const person = { fullName: "Ravi", email: "open-form@example.org", phone: "9876543210", event: event.slug };
  const response = await openSite({ now: clockBeforeEvents() }).post("/event/register", person);
  expect(await response.json()).toEqual({ message: expect.stringContaining(event.title) });
  expect(await rows("select event from event_registrations where email = 'open-form@example.org'")).toEqual([
    { event: "renamed-under-a-form" },
  ]);
});

test("a registration that reads the site's content from before a rename is stored for the renamed event", async () => {
  const { deps: early } = openSite({ now: clockBeforeEvents() });
  const [event = expect.fail("no open event")] = await listOpenEvents(early);
  await rename("events", event.slug, "renamed-a-moment-ago");
  const person = { fullName: "Ravi", email: "a-moment-ago@example.org", phone: "9876543210" };
  const registration = { ...person, event: event.slug, membershipStatus: "Non-Member" as const };
  expect(await registerForEvent(early, registration)).toMatchObject({ ok: true });
  expect(await rows("select event from event_registrations where email = 'a-moment-ago@example.org'")).toEqual([
    { event: "renamed-a-moment-ago" },
  ]);
  expect(await describeEvent(early, { event: "renamed-a-moment-ago" })).toMatchObject({
    title: event.title,
    calendar: { filename: `${event.slug}.ics` },
  });
});

test("a mentor's report keeps its notes, its tags and its assignee when the startup's address changes", async () => {
  const old = (await published()).startups.at(-1)?.slug ?? "";
  const [mentor, record] = [editor.memberId, (slug: string) => `${editor.memberId}.mentorship_report.${slug}`];
  await env.DB.prepare(
    `insert into submissions (member_id, kind, key, version, state, data, created_at, updated_at)
     values ('${mentor}', 'mentorship_report', '${old}', 1, 'submitted', '{"startup":"${old}"}', 1, 7)`,
  ).run();
  const desk = await operatorOf({ deps }, "desk");
  await env.DB.prepare(
    `insert into operators (id, email, member_id, role, granted_at, granted_by)
     values ('grant-desk', '${desk.email}', '${desk.memberId}', 'desk', 1, 'test')`,
  ).run();
  const at = { recordKind: "text", recordId: record(old) };
  await addNote(deps, desk, { subject: `text:${at.recordId}`, body: "Read together with the board" });
  await tagRecord(deps, desk, at, "good example");
  expect(await assignRecord(deps, desk, at, { operator: desk.memberId, dueOn: "2099-01-31" })).toMatchObject({
    ok: true,
  });
  expect(await rename("startups", old, "renamed-startup")).toMatchObject({ ok: true });
  expect(await findSubmitted(deps, record("renamed-startup"))).toMatchObject({ key: "renamed-startup" });
  expect(await listNotes(deps, `text:${record("renamed-startup")}`)).toMatchObject([
    { body: expect.stringMatching(/board/) },
  ]);
  expect(await viewMarks(deps, { ...at, recordId: record("renamed-startup") })).toMatchObject({
    tags: ["good example"],
    assignee: { id: desk.memberId, dueOn: "2099-01-31" },
  });
  expect(await listNotes(deps, `text:${record(old)}`)).toEqual([]);
  expect(await viewMarks(deps, at)).toMatchObject({ tags: [], assignee: undefined });
  expect(await rows(`select record_id, at from record_tags where tag = 'good example'`)).toEqual([
    { record_id: record("renamed-startup"), at: 7 },
  ]);
});

test("what mentors have written about a startup names its new address, in the report and in each suggestion", async () => {
  const [one, other] = (await published()).startups;
  const [old, different] = [one?.slug ?? "", other?.slug ?? ""];
  const write = (kind: string, key: string, startup: string, memberId = editor.memberId) =>
    env.DB.prepare(
      `insert into submissions (member_id, kind, key, version, state, data, created_at, updated_at)
       values ('${memberId}', '${kind}', '${key}', 1, 'submitted', '{"startup":"${startup}","text":"${old}"}', 1, 7)`,
    ).run();
  await write("mentorship_report", old, old);
  for (const [key, startup] of Object.entries({ first: old, second: old, third: different })) {
    await write("suggestion", key, startup);
  }
  // This mentor has a report of the new address already, so the other one stays as it is.
  const { memberId } = await operatorOf({ deps }, "owner");
  await write("mentorship_report", old, old, memberId);
  await write("mentorship_report", "about-renamed", "about-renamed", memberId);
  await rename("startups", old, "about-renamed");
  const about = async (kind: "mentorship_report" | "suggestion", id = editor.memberId) => {
    const texts = await listSubmissions(deps, id, kind);
    return texts.map(({ key, data }) => `${key}: ${data["startup"]}, ${data["text"]}`).toSorted();
  };
  expect(await about("mentorship_report")).toContain(`about-renamed: about-renamed, ${old}`);
  expect(await about("suggestion")).toEqual([
    `first: about-renamed, ${old}`,
    `second: about-renamed, ${old}`,
    `third: ${different}, ${old}`,
  ]);
  expect(await about("mentorship_report", memberId)).toEqual(
    [`about-renamed: about-renamed, ${old}`, `${old}: ${old}, ${old}`].toSorted(),
  );
});

test("a preview link still opens after its entry has got another address", async () => {
  const old = (await published()).events[0]?.slug ?? "";
  const link = new URL(previewPath(deps, `events:${old}`, `/events#${old}`), deps.config.siteUrl);
  expect(await rename("events", old, "previewed-event")).toMatchObject({ ok: true });
  const opened = await openPreview(deps, link.searchParams.get("preview") ?? "");
  expect(opened).toMatchObject({ ok: true });
});

test("chains of redirects collapse, and renaming back removes the redirect", async () => {
  const [first] = (await published()).news;
  const a = first?.slug ?? "";
  for (const [from, to] of [
    [a, "news-b"],
    ["news-b", "news-c"],
  ] as const) {
    await rename("news", from, to);
  }
  expect((await redirects())["news"]).toEqual({ [a]: "news-c", "news-b": "news-c" });
  await rename("news", "news-c", a);
  expect((await redirects())["news"]).toEqual({ "news-b": a, "news-c": a });
});

test("a freed address that another entry takes stops redirecting, even after that entry moves on", async () => {
  const [first, second] = (await published()).opportunities;
  if (!first || !second) throw new Error("The content has two opportunities.");
  await rename("opportunities", first.slug, "moved-on");
  await rename("opportunities", second.slug, first.slug);
  expect((await redirects())["opportunities"]).toEqual({ [second.slug]: first.slug });
  await rename("opportunities", first.slug, "last");
  expect((await redirects())["opportunities"]).toEqual({ [second.slug]: "last", [first.slug]: "last" });
});

test("a new entry at a freed address is shown there", async () => {
  const [, one] = (await published()).news;
  if (!one) throw new Error("The content has two news.");
  await rename("news", one.slug, "elsewhere");
  const { slug, ...data } = one;
  await saveEntries(deps, [{ collection: "news", slug, position: 9, status: "published", data }], "test");
  expect((await redirects())["news"]?.[slug]).toBeUndefined();
});

test("a taken address and an unknown entry are refused, and nothing changes", async () => {
  const [first, second] = (await published()).startups;
  const before = await compileSnapshot(deps.db);
  expect(await rename("startups", first?.slug ?? "", second?.slug ?? "")).toMatchObject({ code: "address_taken" });
  expect(await rename("startups", "nothing", "something")).toMatchObject({ code: "address_taken" });
  expect(await compileSnapshot(deps.db)).toEqual(before);
  expect(await listTrailOf(deps, "entry:startups:something")).toEqual([]);
});

test("of two renames to one address at the same moment, one succeeds", async () => {
  const [first, second] = (await published()).articles;
  const both = await Promise.all([
    rename("articles", first?.slug ?? "", "one-address"),
    rename("articles", second?.slug ?? "", "one-address"),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const slugs = (await published()).articles.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(await listTrailOf(deps, "entry:articles:one-address")).toHaveLength(1);
});

test("renaming follows every reference to an entry with an address", () => {
  const found = ADDRESSED.flatMap((name) =>
    referencesTo(name).map(({ collection, field }) => `${collection}.${field}`),
  );
  expect(found.toSorted()).toEqual(["articles.event", "articles.scheme", "schemes.article", "schemes.event"]);
});

test.each(["", "Upper", "two--hyphens", "-a", "a b", "a/b", "ü", "a".repeat(81)])("%j is not an address", (to) => {
  expect(NewAddress.safeParse({ collection: "articles", from: "a", to }).success).toBe(false);
});

test("an event cannot take the address of registrations without an event", () => {
  expect(NewAddress.safeParse({ collection: "events", from: "a", to: "general" }).success).toBe(false);
  expect(NewAddress.safeParse({ collection: "articles", from: "a", to: "general" }).success).toBe(true);
});

test("if the store fails, the address has still changed, and the scheduled job publishes it", async () => {
  const { deps: later } = openSite({ now: () => new Date(Date.now() + 60_000) });
  const old = (await published()).news[0]?.slug ?? "";
  const content = { ...later.content, publish: () => Promise.reject(new Error("KV is down")) };
  const renamed = { collection: "news", from: old, to: "renamed-while-down" } as const;
  expect(await renameEntry({ ...later, content }, editor, renamed)).toMatchObject({ ok: true });
  const { version } = await compileSnapshot(deps.db);
  expect((await later.content.published())?.version).not.toBe(version);
  await publishScheduled(later);
  expect((await later.content.published())?.version).toBe(version);
});

test("the address of a draft can be changed before it is published for the first time", async () => {
  const data = { title: "A guide with a mistyped address" };
  const created = await createEntry(
    deps,
    editor,
    { collection: "articles", slug: "mistped-guide" },
    { data, hi: undefined },
  );
  expect(created).toMatchObject({ ok: true });
  const { groups } = await viewAddresses(deps);
  expect(groups.find(({ collection }) => collection === "articles")?.entries).toContainEqual({
    slug: "mistped-guide",
    title: data.title,
  });
  expect(await rename("articles", "mistped-guide", "mistyped-guide")).toMatchObject({ ok: true });
  expect(await entryOf({ deps }, "articles", "mistyped-guide")).toMatchObject({ status: "draft", data });
  expect(await redirects()).not.toHaveProperty("articles.mistped-guide");
});
