import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { takeMatrixStep } from "#app/routes/console/content/matrix/matrix-steps.server.ts";
import type { MatrixCells, TypedRow } from "#worker/contracts/console/matrix.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { compileSnapshot } from "#worker/domain/content/content.server.ts";
import { listPublications } from "#worker/domain/content/publications.server.ts";
import { listRevisions } from "#worker/domain/content/revisions.server.ts";
import { verifyTrail } from "#worker/domain/operators/verify-trail.server.ts";
import { reviewMatrix } from "#worker/domain/studio/matrix/review-matrix.server.ts";
import { saveMatrix } from "#worker/domain/studio/matrix/save-matrix.server.ts";
import { withdrawEntry } from "#worker/domain/studio/publish-entry.server.ts";
import { saveDrafts } from "#worker/domain/studio/save-drafts.server.ts";
import { saveDraft } from "#worker/domain/studio/save-entry.server.ts";
import { scheduleEntry } from "#worker/domain/studio/schedule.server.ts";
import { undoPublication } from "#worker/domain/studio/undo-publication.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { entryOf } from "../../support/console/studio.ts";
import { openSite, type Site } from "../../support/site/site.ts";

async function open() {
  const site = openSite();
  return { site, by: await operatorOf(site, "editor") };
}

/** The row as the table shows it, with some cells typed over. */
async function typed({ deps }: Site, slug: string, cells: Partial<MatrixCells>): Promise<TypedRow> {
  const { rows } = await reviewMatrix(deps.db, []);
  const { version, was } = rows.find((row) => row.slug === slug) ?? expect.fail(`no row ${slug}`);
  return { slug, version, was, cells: { en: { ...was.en, ...cells.en }, hi: { ...was.hi, ...cells.hi } } };
}

const publicValues = async ({ deps }: Site, slug: string) =>
  (await compileSnapshot(deps.db)).collections.benefits.find((benefit) => benefit.slug === slug)?.values;

test("several cells become public in one publication, with a revision and an audit entry for each row", async () => {
  const { site, by } = await open();
  const rows = [
    await typed(site, "mentor-hours", { en: { gold: "5" } }),
    await typed(site, "report-review", { en: { patron: "4" } }),
    await typed(site, "members-page", {}),
  ];
  const { changes, conflicts } = await reviewMatrix(site.deps.db, rows);
  expect(conflicts).toEqual([]);
  expect(changes.map(({ slug, differences }) => [slug, differences.map(({ field }) => field)])).toEqual([
    ["mentor-hours", ["What each plan has, Gold"]],
    ["report-review", ["What each plan has, Patron"]],
  ]);
  expect(await publicValues(site, "report-review")).toMatchObject({ patron: 3 });
  const done = await saveMatrix(site.deps, by, rows, []);
  expect(done).toMatchObject({ ok: true, value: { isPublished: true, isLive: true } });
  expect(await publicValues(site, "report-review")).toMatchObject({ corporate: 1, patron: 4 });
  expect(await publicValues(site, "mentor-hours")).toMatchObject({ gold: 5, corporate: 6 });
  const [publication] = await listPublications(site.deps.db);
  const ids = ["benefits:mentor-hours", "benefits:report-review"];
  expect(publication?.changes.map(({ entryId }) => entryId)).toEqual(ids);
  for (const id of ids) {
    const [latest] = await listRevisions(site.deps.db, id);
    expect(latest?.actor).toBe(by.memberId);
    const trail = await site.deps.db
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.subject, `content:${id}`));
    expect(trail.map(({ action }) => action)).toEqual(["content.saved", "content.published"]);
  }
  expect(await verifyTrail(site.deps)).toMatchObject({ fault: undefined });
  expect(await listRevisions(site.deps.db, "benefits:members-page")).toHaveLength(1);
  expect(await undoPublication(site.deps, by, publication?.id ?? "")).toMatchObject({ ok: true });
  expect(await publicValues(site, "report-review")).toMatchObject({ patron: 3 });
  expect(await publicValues(site, "mentor-hours")).toMatchObject({ gold: 4 });
});

test("drafts of the table are not public, and are published with later changes only if they are named", async () => {
  const { site, by } = await open();
  const first = await typed(site, "introductions", { en: { patron: "6" } });
  expect(await saveMatrix(site.deps, by, [first], undefined)).toMatchObject({ value: { isPublished: false } });
  expect(await publicValues(site, "introductions")).toMatchObject({ patron: 5 });
  const second = await typed(site, "scheme-guidance", { en: { patron: "6" } });
  const { waiting } = await reviewMatrix(site.deps.db, [second]);
  expect(waiting).toMatchObject([{ slug: "introductions" }]);
  expect(await saveMatrix(site.deps, by, [second], [])).toMatchObject({ ok: true });
  expect(await publicValues(site, "introductions")).toMatchObject({ patron: 5 });
  const [draft] = waiting;
  expect(await saveMatrix(site.deps, by, [], draft ? [draft] : [])).toMatchObject({ ok: true });
  expect(await publicValues(site, "introductions")).toMatchObject({ patron: 6 });
  expect(await saveMatrix(site.deps, by, [], [])).toMatchObject({ ok: false, message: "No cell has changed." });
});

test("the message after saving rows says whether visitors see them, and whether a schedule is cancelled", async () => {
  const { site, by } = await open();
  const save = async (patron: string) => {
    const { slug, version, was, cells } = await typed(site, "introductions", { en: { patron } });
    const entered = new URLSearchParams({ step: "save", [`row.${slug}`]: JSON.stringify({ version, was }) });
    for (const [plan, text] of Object.entries(cells.en)) entered.set(`en.${slug}.${plan}`, text);
    for (const [plan, text] of Object.entries(cells.hi)) entered.set(`hi.${slug}.${plan}`, text);
    return takeMatrixStep(site.deps, by, entered).catch((response: Response) => response.headers.get("Location"));
  };
  const { patron } = (await publicValues(site, "introductions")) ?? {};
  expect(await save("40")).toMatch(/done=draftsSaved$/);
  const schedule = async () => {
    const { version } = await entryOf(site, "benefits", "introductions");
    const tomorrow = new Date(site.deps.now().getTime() + 86_400_000);
    const place = { collection: "benefits" as const, slug: "introductions", version };
    expect(await scheduleEntry(site.deps, by, place, tomorrow)).toMatchObject({ ok: true });
  };
  await schedule();
  expect(await save("0")).toMatch(/done=draftsUnscheduled$/);
  expect(await save("41")).toMatch(/done=draftsSaved$/);
  await schedule();
  expect(await save(String(patron))).toMatch(/done=unscheduledPublic$/);
  expect(await save("42")).toMatch(/done=draftsSaved$/);
  expect(await save(String(patron))).toMatch(/done=alreadyPublic$/);
});

test("a cell's words have a translation, which is removed once the cell has no words", async () => {
  const { site, by } = await open();
  const words = { en: { patron: "₹5,000 each" }, hi: { patron: "₹5,000 प्रति व्यक्ति" } };
  expect(await saveMatrix(site.deps, by, [await typed(site, "workshop-price", words)], undefined)).toMatchObject({
    ok: true,
  });
  const withWords = await entryOf(site, "benefits", "workshop-price");
  expect(withWords.draft?.translations).toMatchObject({ hi: { values: { patron: "₹5,000 प्रति व्यक्ति" } } });
  const row = await typed(site, "workshop-price", { en: { patron: "₹7,000" }, hi: { patron: "" } });
  await saveMatrix(site.deps, by, [row], undefined);
  const yes = await typed(site, "members-group", { en: { patron: "Yes" }, hi: { patron: "हाँ" } });
  const { changes } = await reviewMatrix(site.deps.db, [yes]);
  expect(JSON.stringify(changes.map(({ texts }) => texts.hi))).not.toContain("हाँ");
});

test("if a colleague has changed the row in the meantime, both versions are shown and none of the rows is saved", async () => {
  const { site, by } = await open();
  const mine = [
    await typed(site, "report-review", { en: { platinum: "3" } }),
    await typed(site, "round-table", { en: { corporate: "Yes" } }),
  ];
  const theirs = await typed(site, "report-review", { en: { patron: "4" } });
  const colleague = await operatorOf(site, "editor");
  expect(await saveMatrix(site.deps, colleague, [theirs], [])).toMatchObject({ ok: true });
  expect(await saveMatrix(site.deps, by, mine, [])).toMatchObject({ ok: false, code: "version_conflict" });
  expect(await publicValues(site, "round-table")).toMatchObject({ corporate: false });
  const { conflicts, rows } = await reviewMatrix(site.deps.db, mine);
  expect(conflicts).toMatchObject([
    { slug: "report-review", by: "Farida Khan", differences: [{ field: "What each plan has, Platinum" }] },
  ]);
  // What only the colleague changed is in the table already, so that saving mine does not undo it.
  const decided = rows.filter(({ slug }) => mine.some((row) => row.slug === slug));
  expect(await saveMatrix(site.deps, by, decided, [])).toMatchObject({ ok: true });
  expect(await publicValues(site, "report-review")).toMatchObject({ platinum: 3, patron: 4 });
});

test("a colleague’s change to a row that I did not touch is not a conflict", async () => {
  const { site, by } = await open();
  const mine = [
    await typed(site, "national-stage", { en: { corporate: "Yes" } }),
    await typed(site, "introductions", {}),
  ];
  const theirs = await typed(site, "introductions", { en: { patron: "11" } });
  await saveMatrix(site.deps, await operatorOf(site, "editor"), [theirs], []);
  expect(await saveMatrix(site.deps, by, mine, [])).toMatchObject({ ok: true });
  expect(await publicValues(site, "introductions")).toMatchObject({ patron: 11 });
});

test("a higher plan with less is saved as a draft, and publishing it is refused with the plan's name", async () => {
  const { site, by } = await open();
  const row = await typed(site, "nivesh-manthan", { en: { patron: "No" } });
  const refused = await saveMatrix(site.deps, by, [row], []);
  expect(refused).toMatchObject({
    ok: false,
    message:
      "“Preparation for Nivesh Manthan” cannot be published yet: A higher plan must include what the lower one has.",
  });
  expect((await entryOf(site, "benefits", "nivesh-manthan")).draft).toBeNull();
  expect(await saveMatrix(site.deps, by, [row], undefined)).toMatchObject({ ok: true });
});

test("if a draft that is published with the table is incomplete, the answer says that the cells are saved", async () => {
  const { site, by } = await open();
  const { slug, version, data } = await entryOf(site, "benefits", "mentor-hours");
  const place = { collection: "benefits" as const, slug, version };
  await saveDraft(site.deps, by, place, { data: { ...(data as object), title: "" }, hi: undefined });
  const row = await typed(site, "introductions", { en: { patron: "14" } });
  const waiting = [{ slug, version: version + 1 }];
  expect(await saveMatrix(site.deps, by, [row], waiting)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^The drafts are saved, but not published\. “.+”: Some fields must be corrected/),
  });
  expect((await entryOf(site, "benefits", "introductions")).draft?.data).toMatchObject({ values: { patron: 14 } });
  const shown = await publicValues(site, "introductions");
  expect(shown).not.toMatchObject({ patron: 14 });
  const { version: saved } = await entryOf(site, "benefits", "introductions");
  const tomorrow = new Date(site.deps.now().getTime() + 86_400_000);
  await scheduleEntry(site.deps, by, { ...place, slug: "introductions", version: saved }, tomorrow);
  const back = await typed(site, "introductions", { en: { patron: String(shown?.["patron"]) } });
  expect(await saveMatrix(site.deps, by, [back], waiting)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^The drafts are saved, but not published\. At least one schedule is cancelled\. “/),
  });
});

test("a row that was archived in the meantime is named and not written", async () => {
  const { site, by } = await open();
  const row = await typed(site, "incubation-batch", { en: { platinum: "Yes" } });
  const { version } = await entryOf(site, "benefits", "incubation-batch");
  const place = { collection: "benefits" as const, slug: "incubation-batch", version };
  await withdrawEntry(site.deps, by, place, "archived");
  expect((await reviewMatrix(site.deps.db, [row])).gone).toEqual(["incubation-batch"]);
  expect(await saveMatrix(site.deps, by, [row], undefined)).toMatchObject({ ok: false, code: "version_conflict" });
});

test("of editors who save several rows at the same moment, one writes all of them and the others nothing", async () => {
  const { site, by } = await open();
  const slugs = ["national-board", "acceleration-cohort"];
  const stored = await Promise.all(slugs.map((slug) => entryOf(site, "benefits", slug)));
  const drafts = (title: string) =>
    stored.map(({ slug, version, data }) => {
      return { collection: "benefits" as const, slug, version, data: { ...(data as object), title }, hi: undefined };
    });
  const outcomes = await Promise.all(["a", "b", "c"].map((title) => saveDrafts(site.deps, by, drafts(title))));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const after = await Promise.all(slugs.map((slug) => entryOf(site, "benefits", slug)));
  const titles = after.map(({ draft }) => (draft?.data as { title: string } | undefined)?.title);
  expect(titles[0]).toMatch(/^[abc]$/);
  expect(titles[1]).toBe(titles[0]);
});

test("one stale row keeps all others from being written", async () => {
  const { site, by } = await open();
  const [people, group] = [await entryOf(site, "benefits", "people"), await entryOf(site, "benefits", "members-group")];
  const change = ({ slug, version, data }: typeof people, seen = version) => {
    const texts = { data: { ...(data as object), title: `Changed ${slug}` }, hi: undefined };
    return { collection: "benefits" as const, slug, version: seen, ...texts };
  };
  const outcome = await saveDrafts(site.deps, by, [change(people), change(group, group.version + 1)]);
  expect(outcome).toMatchObject({ ok: false, code: "version_conflict" });
  expect(await entryOf(site, "benefits", "people")).toEqual(people);
  const nowhere = { collection: "benefits" as const, slug: "none", version: Number.NaN };
  expect(await saveDraft(site.deps, by, nowhere, { data: {}, hi: undefined })).toMatchObject({ ok: false });
});
