import { expect, test } from "vitest";
import type { Role } from "#worker/contracts/vocabulary.ts";
import { viewDashboard } from "#worker/domain/dashboard/overview.server.ts";
import { grantRole } from "#worker/domain/operators/operators.server.ts";
import { recordBrowserActivity } from "#worker/domain/workspace/activities.server.ts";
import { moveOffer, submitOffer } from "#worker/domain/workspace/offers.server.ts";
import { studyStartup } from "#worker/domain/workspace/startups.server.ts";
import { saveReportDraft, saveSubmission } from "#worker/domain/workspace/submissions.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { payMembership } from "../../support/fixtures/full-member.ts";
import { logIn } from "../../support/fixtures/members.ts";
import { SUBMISSIONS } from "../../support/fixtures/submissions.ts";
import { clockBeforeEvents, openSite } from "../../support/site/site.ts";

const siteAt = (time: string) => openSite({ now: () => new Date(time) });
const site = siteAt("2026-11-24T06:00:00Z");

async function member(role: Role) {
  const { memberId, email } = await logIn(openSite(), { role });
  return { memberId, email, role };
}
const register = (email: string, event: string) =>
  openSite({ now: clockBeforeEvents() }).post("/event/register", {
    fullName: "Asha Rao",
    email,
    phone: "9876543210",
    event,
  });

test("the dashboard shows the forum’s next event, with the days left in India", async () => {
  const viewer = await member("student");
  const dayBefore = await viewDashboard(siteAt("2026-12-11T18:29:00Z").deps, viewer);
  expect(dayBefore.event).toMatchObject({
    slug: "scheme-clinic-bhubaneswar",
    daysLeft: 1,
    isRegistered: false,
    registration: "closed",
  });
  const sameDay = await viewDashboard(siteAt("2026-12-11T18:31:00Z").deps, viewer);
  expect(sameDay.event).toMatchObject({ slug: "scheme-clinic-bhubaneswar", daysLeft: 0 });
  const after = await viewDashboard(siteAt("2026-12-13T06:00:00Z").deps, viewer);
  expect(after.event).toMatchObject({ slug: "monthly-connect", daysLeft: 4, registration: "program" });
});

test("an event is offered for registration only until its closing day", async () => {
  const viewer = await member("student");
  const stateAt = async (time: string) => (await viewDashboard(siteAt(time).deps, viewer)).event;
  const open = { slug: "scheme-clinic-bhubaneswar", registration: "open" };
  expect(await stateAt("2026-12-10T18:29:00Z")).toMatchObject(open);
  expect(await stateAt("2026-12-10T18:30:00Z")).toMatchObject({ ...open, registration: "closed" });
});

test("an event of two days is the next event until it ends", async () => {
  const viewer = await member("student");
  const at = siteAt("2026-12-13T06:00:00Z");
  const { version, collections } = await at.deps.content.snapshot();
  const events = collections.events.map((event) =>
    event.slug === "scheme-clinic-bhubaneswar" ? { ...event, endsAt: "2026-12-13T08:00:00Z" } : event,
  );
  const content = { ...at.deps.content, snapshot: async () => ({ version, collections: { ...collections, events } }) };
  const { event } = await viewDashboard({ ...at.deps, content }, viewer);
  expect(event).toMatchObject({ slug: "scheme-clinic-bhubaneswar", daysLeft: -1 });
});

test("the member’s own next event comes before an earlier one of the forum", async () => {
  const viewer = await member("student");
  expect((await register(viewer.email, "masa-awards-2027")).ok).toBe(true);
  expect((await viewDashboard(site.deps, viewer)).event).toMatchObject({
    slug: "masa-awards-2027",
    isRegistered: true,
  });
});

test("a membership is shown with its days left and a kolam; without one both are missing", async () => {
  const viewer = await member("student");
  expect(await viewDashboard(site.deps, viewer)).toMatchObject({ membership: undefined, kolam: undefined });
  await payMembership(openSite(), viewer.email);
  const paidAt = new Date();
  const { membership, kolam } = await viewDashboard(openSite({ now: () => paidAt }).deps, viewer);
  expect(membership).toMatchObject({ plan: "Community Member", state: "active" });
  expect([364, 365]).toContain(membership?.daysLeft);
  expect(kolam?.line).toMatch(/^M/);
});

test("a read article is replaced by the next newest one", async () => {
  const viewer = await member("student");
  const first = (await viewDashboard(site.deps, viewer)).reading?.slug ?? "";
  await recordBrowserActivity(site.deps, viewer, { activity: "article-read", subject: first });
  const second = (await viewDashboard(site.deps, viewer)).reading?.slug;
  expect(second).toBeTruthy();
  expect(second).not.toBe(first);
});

test("a role whose reading is not recorded gets another article each day, the same one all day", async () => {
  const viewer = await member("mentor");
  const slugAt = async (time: string) => (await viewDashboard(siteAt(time).deps, viewer)).reading?.slug;
  expect(await slugAt("2026-11-24T00:00:00Z")).toBe(await slugAt("2026-11-24T18:00:00Z"));
  expect(await slugAt("2026-11-24T18:00:00Z")).not.toBe(await slugAt("2026-11-24T19:00:00Z"));
});

test("each role gets its newest note and the newest item of MSME Times", async () => {
  for (const role of ["student", "startup", "mentor", "investor"] as const) {
    const { note, news } = await viewDashboard(site.deps, await member(role));
    expect(note).toMatchObject({ from: expect.stringMatching(/desk$/), date: "20 November 2026" });
    expect(news?.title).toBeTruthy();
  }
});

test("a startup sees the progress of a draft report, but not of a finished one", async () => {
  const viewer = await member("startup");
  const unfinished = async () => (await viewDashboard(site.deps, viewer)).unfinished;
  expect(await unfinished()).toBeUndefined();
  const { data } = SUBMISSIONS.project_report;
  const fields = { product: data["product"], market: data["market"], location: "Indore", people: "  " };
  await saveReportDraft(site.deps, viewer, { version: 0, fields });
  expect(await unfinished()).toMatchObject({ text: "1 of 6 parts done", href: "/dashboard/report" });
  await saveSubmission(site.deps, viewer, { kind: "project_report", key: "", version: 1, data });
  expect(await unfinished()).toBeUndefined();
});

test("an investor sees the status of the newest offer", async () => {
  const viewer = await member("investor");
  expect((await viewDashboard(site.deps, viewer)).unfinished).toBeUndefined();
  const offer = { opportunity: "dhanvel-looms", amount: 250_000_00, instrument: "Loan", terms: "Two years." } as const;
  const id = crypto.randomUUID();
  await submitOffer(site.deps, viewer, { id, version: 0, offer });
  await moveOffer(site.deps, { memberId: "desk", requestId: "request-1" }, { id, status: "under_review" });
  expect((await viewDashboard(site.deps, viewer)).unfinished).toMatchObject({
    text: "₹2,50,000 · Under review",
    href: `/dashboard/offer/${id}`,
  });
});

test("a mentor sees the next startup to study, until all are studied", async () => {
  const viewer = await member("mentor");
  const studied: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const next = (await viewDashboard(site.deps, viewer)).unfinished?.href ?? "";
    const slug = next.slice("/dashboard/startups/".length);
    await studyStartup(site.deps, viewer, slug);
    studied.push(slug);
  }
  expect(new Set(studied).size).toBe(3);
  expect((await viewDashboard(site.deps, viewer)).unfinished).toBeUndefined();
});

test("an operator finds the console on the dashboard, and nobody else does", async () => {
  const { memberId, email } = await operatorOf(site, "desk");
  await grantRole(site.deps, await operatorOf(site, "owner"), { email, role: "desk" });
  expect(await viewDashboard(site.deps, { memberId, email, role: "mentor" })).toMatchObject({
    consolePath: "/console",
  });
  expect(await viewDashboard(site.deps, await member("mentor"))).toMatchObject({ consolePath: undefined });
});
