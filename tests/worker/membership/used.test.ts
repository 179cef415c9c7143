import { expect, test } from "vitest";
import { listUsed } from "#worker/domain/dashboard/used.server.ts";
import { registerForEvent } from "#worker/domain/events/register-for-event.server.ts";
import { recordBrowserActivity } from "#worker/domain/workspace/activities.server.ts";
import { saveReportDraft, saveSubmission } from "#worker/domain/workspace/submissions.server.ts";
import { makeMember } from "../../support/fixtures/members.ts";
import { SUBMISSIONS } from "../../support/fixtures/submissions.ts";
import { openSite } from "../../support/site/site.ts";

const siteOn = (day: string) => openSite({ now: () => new Date(`${day}T06:00:00Z`) });
const TERM = { firstDay: "2026-11-20", lastDay: "2027-11-19" };

async function startup() {
  const email = `${crypto.randomUUID()}@example.org`;
  return { email, memberId: await makeMember(siteOn("2026-11-01"), email), role: "startup" as const };
}

test("what a member used is listed with its dates, events first and then written work", async () => {
  const member = await startup();
  const site = siteOn("2026-11-24");
  const event = await nextEventOf(member);
  const person = {
    fullName: "Asha Rao",
    email: member.email,
    phone: "9876543210",
    membershipStatus: "Gold Member" as const,
  };
  expect(await registerForEvent(site.deps, { ...person, event: event.slug })).toMatchObject({ ok: true });
  const { key, data } = SUBMISSIONS.incubation;
  const sent = await saveSubmission(site.deps, member, { kind: "incubation", key, version: 0, data });
  expect(sent).toMatchObject({ ok: true });
  await saveReportDraft(siteOn("2026-11-25").deps, member, { version: 0, fields: { enterprise: "Rao Papads" } });
  const [article] = (await site.deps.content.snapshot()).collections.articles;
  await recordBrowserActivity(site.deps, member, { activity: "article-read", subject: article?.slug ?? "" });

  const used = await listUsed(siteOn("2026-11-26").deps, member, TERM);
  expect(used).toMatchObject({ since: "20 November 2026", moreEvents: 0, articlesRead: 1, next: undefined });
  expect(used.tasksDone).toBeGreaterThan(0);
  expect(used.items.map(({ title, detail, href }) => [title, detail, href])).toEqual([
    [event.title, expect.stringContaining("2026"), "/dashboard/registrations"],
    ["Your project report", "Started on 25 November 2026, not finished yet", "/dashboard/report"],
    ["Your application for incubation", "Sent on 24 November 2026", "/dashboard/incubation"],
  ]);
  const before = { firstDay: "2025-11-20", lastDay: "2026-11-19" };
  expect(await listUsed(site.deps, member, before)).toMatchObject({ items: [], tasksDone: 0, articlesRead: 0 });
});

test("if nothing was used, the next event is the first step; another member's use is not shown", async () => {
  const event = await nextEventOf(await startup());
  expect(event).toMatchObject({ registration: "open", isRegistered: false });
});

async function nextEventOf(member: Awaited<ReturnType<typeof startup>>) {
  const used = await listUsed(siteOn("2026-11-24").deps, member, TERM);
  expect(used).toMatchObject({ items: [], tasksDone: 0, articlesRead: 0 });
  return used.next ?? expect.fail("no event");
}
