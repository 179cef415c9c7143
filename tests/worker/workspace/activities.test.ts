import { expect, test } from "vitest";
import type { Role } from "#worker/contracts/vocabulary.ts";
import type { BrowserActivity } from "#worker/contracts/workspace-vocabulary.ts";
import {
  eraseActivitiesOf,
  listActivitiesOf,
  recordBrowserActivity,
} from "#worker/domain/workspace/activities.server.ts";
import { exploreOpportunity, listOpportunities } from "#worker/domain/workspace/opportunities.server.ts";
import {
  assignStartup,
  eraseAssignmentsOf,
  listAssignedStartups,
  listAssignmentsOf,
  studyStartup,
} from "#worker/domain/workspace/startups.server.ts";
import { listTasks, type TaskOwner } from "#worker/domain/workspace/tasks.server.ts";
import { enrol } from "../../support/fixtures/passkeys.ts";
import { openSite } from "../../support/site/site.ts";

const { deps } = openSite();
const done = async (owner: TaskOwner) =>
  (await listTasks(deps, owner)).filter(({ completed }) => completed).map(({ id }) => id);

async function articleSlug(): Promise<string> {
  const [article] = (await deps.content.snapshot()).collections.articles;
  return article?.slug ?? expect.fail("no article");
}

const TICKS: Array<[BrowserActivity, Role, string[]]> = [
  ["schemes-viewed", "student", ["view-schemes"]],
  ["schemes-viewed", "startup", []],
  ["article-read", "student", ["read-article"]],
  ["article-read", "startup", ["read-blogs"]],
  ["article-read", "mentor", []],
  ["awards-seen", "startup", ["know-awards"]],
  ["awards-seen", "investor", []],
];
test.each(TICKS)(
  "the activity %s of a %s ticks %j, once however often, and is stored only then",
  async (activity, role, ids) => {
    const owner = await enrol(deps, role);
    const subject = activity === "article-read" ? await articleSlug() : "anything";
    for (const _again of [1, 2]) {
      expect(await recordBrowserActivity(deps, owner, { activity, subject })).toMatchObject({ ok: true });
    }
    expect(await done(owner)).toEqual(ids);
    const stored = await listActivitiesOf(deps, owner.memberId);
    expect(stored.map(({ kind, subject: of }) => [kind, of])).toEqual(
      ids.map(() => [activity, activity === "article-read" ? subject : ""]),
    );
  },
);

test.each(["", "no-such-article"])("reading the article %j is not an activity", async (subject) => {
  const owner = await enrol(deps, "student");
  const outcome = await recordBrowserActivity(deps, owner, { activity: "article-read", subject });
  expect(outcome).toMatchObject({ ok: false, code: "invalid_input", errors: [{ field: "subject" }] });
  expect(await done(owner)).toEqual([]);
});

test("a mentor sees sample startups until some are assigned, and studies them one by one", async () => {
  const mentor = await enrol(deps, "mentor");
  const samples = await listAssignedStartups(deps, mentor.memberId);
  expect(samples.map(({ isStudied }) => isStudied)).toEqual([false, false, false]);
  for (const [i, { slug }] of samples.entries()) {
    expect(await done(mentor)).toEqual([]);
    expect(await studyStartup(deps, mentor, slug)).toMatchObject({ startup: { slug }, left: 2 - i });
  }
  expect(await done(mentor)).toEqual(["study-startups"]);
  await assignStartup(deps, mentor.memberId, "nilgiri-boards");
  expect(await listAssignedStartups(deps, mentor.memberId)).toMatchObject([
    { slug: "nilgiri-boards", isStudied: false },
  ]);
});

test("a mentor who opens the last startups at the same moment has studied all", async () => {
  const mentor = await enrol(deps, "mentor");
  const [first, ...others] = await listAssignedStartups(deps, mentor.memberId);
  await studyStartup(deps, mentor, first?.slug ?? "");
  expect(await done(mentor)).toEqual([]);
  await Promise.all(others.map(({ slug }) => studyStartup(deps, mentor, slug)));
  expect(await done(mentor)).toEqual(["study-startups"]);
});

test("a startup that is not the mentor's, or that does not exist, has no page", async () => {
  const mentor = await enrol(deps, "mentor");
  for (const slug of ["nilgiri-boards", "no-such-startup"]) {
    expect(await studyStartup(deps, mentor, slug)).toBeUndefined();
  }
  expect(await listActivitiesOf(deps, mentor.memberId)).toEqual([]);
});

test("opening an opportunity counts as exploring; an unknown one does not", async () => {
  const investor = await enrol(deps, "investor");
  expect(await exploreOpportunity(deps, investor, "no-such-opportunity")).toBeUndefined();
  expect(await done(investor)).toEqual([]);
  const [first] = await listOpportunities(deps);
  expect(await exploreOpportunity(deps, investor, first?.slug ?? "")).toMatchObject({ html: expect.any(String) });
  expect(await done(investor)).toEqual(["explore-opportunities"]);
});

test("erasing deletes the activities and assignments of one member and no others", async () => {
  const [one, two] = [await enrol(deps, "mentor"), await enrol(deps, "mentor")];
  for (const mentor of [one, two]) {
    await assignStartup(deps, mentor.memberId, "coldpath-dairy");
    await studyStartup(deps, mentor, "coldpath-dairy");
  }
  await deps.db.batch([...eraseActivitiesOf(deps, one.memberId), ...eraseAssignmentsOf(deps, one.memberId)]);
  expect([await listActivitiesOf(deps, one.memberId), await listAssignmentsOf(deps, one.memberId)]).toEqual([[], []]);
  expect(await listActivitiesOf(deps, two.memberId)).toHaveLength(1);
  expect(await listAssignmentsOf(deps, two.memberId)).toHaveLength(1);
});

test("a startup without a Hindi text is marked as English in the list too", async () => {
  const owner = await enrol(deps, "mentor");
  const { collections, ...snapshot } = await deps.content.snapshot();
  const startups = collections.startups.map((startup) => ({ ...startup, isEnglish: true as const }));
  const content = {
    ...deps.content,
    snapshot: async () => ({ ...snapshot, collections: { ...collections, startups } }),
  };
  const listed = await listAssignedStartups({ db: deps.db, content }, owner.memberId);
  expect(new Set(listed.map(({ isEnglish }) => isEnglish))).toEqual(new Set([true]));
});
