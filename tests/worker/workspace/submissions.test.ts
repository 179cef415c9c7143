import { expect, test } from "vitest";
import { invalidInput } from "#worker/contracts/problem.ts";
import { ProjectReportDraft } from "#worker/contracts/project-report.ts";
import { SUBMISSION_CONTRACTS } from "#worker/contracts/submissions.ts";
import { ROLES, type Role } from "#worker/contracts/vocabulary.ts";
import { SUBMISSION_KINDS, type SubmissionKind, TASKS } from "#worker/contracts/workspace-vocabulary.ts";
import { addDays, indianDay } from "#worker/domain/india-calendar.server.ts";
import { assignStartup } from "#worker/domain/workspace/startups.server.ts";
import {
  AUTHORS,
  eraseSubmissionsOf,
  findSubmission,
  listSubmissions,
  listSubmissionsOf,
  saveReportDraft,
  saveSubmission,
} from "#worker/domain/workspace/submissions.server.ts";
import { listTasks, type TaskOwner } from "#worker/domain/workspace/tasks.server.ts";
import { enrol } from "../../support/fixtures/passkeys.ts";
import { SUBMISSIONS } from "../../support/fixtures/submissions.ts";
import { openSite } from "../../support/site/site.ts";

const site = () => openSite();

/** Reads what the form holds and saves it, as a page does. */
async function hand(
  author: TaskOwner,
  kind: SubmissionKind,
  change: object = {},
  at: { key?: string; version?: number } = {},
) {
  const { key, data } = SUBMISSIONS[kind];
  const input = SUBMISSION_CONTRACTS[kind].safeParse({ ...data, ...change });
  if (!input.success) return invalidInput(input.error.issues);
  return saveSubmission(site().deps, author, { kind, key: at.key ?? key, version: at.version ?? 0, data: input.data });
}

const isTicked = async (author: TaskOwner, kind: SubmissionKind) =>
  (await listTasks(site().deps, author)).find(({ id }) => id === AUTHORS[kind].task)?.completed;

for (const kind of SUBMISSION_KINDS) {
  const { role } = AUTHORS[kind];

  test(`a ${role} writes a ${kind}: it is stored, found again, and its task ticks`, async () => {
    const author = await enrol(site().deps, role);
    expect(await isTicked(author, kind)).toBe(false);
    expect(await hand(author, kind)).toMatchObject({ ok: true, value: { version: 1, state: "submitted" } });
    const { key, data } = SUBMISSIONS[kind];
    expect(await findSubmission(site().deps, author.memberId, kind, key)).toMatchObject({ data });
    expect(await listSubmissions(site().deps, author.memberId, kind)).toHaveLength(1);
    expect(await isTicked(author, kind)).toBe(true);
  });

  test.each(ROLES.filter((other) => other !== role))(`a %s cannot write a ${kind}`, async (other: Role) => {
    const stranger = await enrol(site().deps, other);
    expect(await hand(stranger, kind)).toMatchObject({ ok: false, code: "wrong_role" });
    expect(await listSubmissionsOf(site().deps, stranger.memberId)).toEqual([]);
  });

  test(`a ${kind} of another member is not found, not changed and not shown`, async () => {
    const [author, other] = [await enrol(site().deps, role), await enrol(site().deps, role)];
    await hand(author, kind);
    const { key } = SUBMISSIONS[kind];
    expect(await hand(other, kind, {}, { version: 1 })).toMatchObject({ ok: false, code: "not_found" });
    expect(await findSubmission(site().deps, other.memberId, kind, key)).toBeUndefined();
    expect(await listSubmissions(site().deps, other.memberId, kind)).toEqual([]);
    expect(await isTicked(other, kind)).toBe(false);
    expect(await findSubmission(site().deps, author.memberId, kind, key)).toMatchObject({ version: 1 });
  });

  test(`a ${kind} saved from two devices is stored once and the second device sees a message`, async () => {
    const author = await enrol(site().deps, role);
    const [name] = Object.keys(SUBMISSIONS[kind].changed) as [string];
    await hand(author, kind);
    const saves = await Promise.all([
      hand(author, kind, SUBMISSIONS[kind].changed, { version: 1 }),
      hand(author, kind, { ...SUBMISSIONS[kind].changed, [name]: SUBMISSIONS[kind].other }, { version: 1 }),
    ]);
    expect(saves.filter(({ ok }) => ok)).toHaveLength(1);
    expect(saves.find(({ ok }) => !ok)).toMatchObject({ code: "version_conflict" });
    expect(await findSubmission(site().deps, author.memberId, kind, SUBMISSIONS[kind].key)).toMatchObject({
      version: 2,
    });
  });

  test(`the same ${kind} sent twice is stored once`, async () => {
    const author = await enrol(site().deps, role);
    const sent = await Promise.all([hand(author, kind), hand(author, kind)]);
    expect(sent).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await listSubmissions(site().deps, author.memberId, kind)).toMatchObject([{ version: 1 }]);
  });

  test.each(SUBMISSIONS[kind].refused)(
    `a ${kind} with a bad %s is refused and the field named: %j`,
    async (field, change) => {
      const author = await enrol(site().deps, role);
      expect(await hand(author, kind, change)).toMatchObject({ ok: false, code: "invalid_input", errors: [{ field }] });
      expect(await isTicked(author, kind)).toBe(false);
      expect(await listSubmissions(site().deps, author.memberId, kind)).toEqual([]);
    },
  );
}

test("a mentor has a suggestion for each id", async () => {
  const mentor = await enrol(site().deps, "mentor");
  for (const key of [crypto.randomUUID(), crypto.randomUUID()]) await hand(mentor, "suggestion", {}, { key });
  expect(await listSubmissions(site().deps, mentor.memberId, "suggestion")).toHaveLength(2);
});

test("a mentor reports a meeting of today, and not one of tomorrow in India", async () => {
  const mentor = await enrol(site().deps, "mentor");
  const today = indianDay(site().deps.now());
  expect(await hand(mentor, "mentorship_report", { metOn: addDays(today, 1) })).toMatchObject({
    errors: [{ message: "This day is in the future. Please give the day on which you met." }],
  });
  expect(await hand(mentor, "mentorship_report", { metOn: today })).toMatchObject({ ok: true });
});

test("a mentor writes only about assigned startups", async () => {
  const mentor = await enrol(site().deps, "mentor");
  await assignStartup(site().deps, mentor.memberId, "nilgiri-boards");
  expect(await hand(mentor, "suggestion")).toMatchObject({ ok: false, errors: [{ field: "startup" }] });
  expect(await hand(mentor, "suggestion", { startup: "nilgiri-boards" })).toMatchObject({ ok: true });
});

test("line breaks of a form are counted and stored as one character", async () => {
  const student = await enrol(site().deps, "student");
  await hand(student, "review", { text: "A review of two lines.\r\nThe second of them." });
  const stored = await findSubmission(site().deps, student.memberId, "review", "");
  expect(stored?.data).toMatchObject({ text: "A review of two lines.\nThe second of them." });
});

test("a draft stores what has changed, keeps the rest, and ticks no task", async () => {
  const author = await enrol(site().deps, "startup");
  const { deps } = site();
  expect(await saveReportDraft(deps, author, { version: 0, fields: { enterprise: "Rao" } })).toMatchObject({
    ok: true,
  });
  const fields = ProjectReportDraft.parse({ enterprise: "Rao Papads", loan: "half wri" });
  await saveReportDraft(deps, author, { version: 1, fields: { market: "Shops" } });
  const saved = await saveReportDraft(deps, author, { version: 2, fields });
  expect(saved).toMatchObject({
    ok: true,
    value: { version: 3, state: "draft", data: { enterprise: "Rao Papads", market: "Shops", loan: "half wri" } },
  });
  expect(await isTicked(author, "project_report")).toBe(false);
});

test("a draft of an older version is refused and not stored; another role has none", async () => {
  const author = await enrol(site().deps, "startup");
  const { deps } = site();
  await saveReportDraft(deps, author, { version: 0, fields: { market: "from the phone" } });
  for (const version of [0, 2]) {
    const late = await saveReportDraft(deps, author, { version, fields: { market: "from the laptop" } });
    expect(late).toMatchObject({ ok: false, code: "version_conflict" });
  }
  expect(await findSubmission(deps, author.memberId, "project_report", "")).toMatchObject({
    version: 1,
    data: { market: "from the phone" },
  });
  const student = await enrol(deps, "student");
  expect(await saveReportDraft(deps, student, { version: 0, fields: {} })).toMatchObject({ code: "wrong_role" });
});

test("a finished report that is worked on again is a draft, and its task stays ticked", async () => {
  const author = await enrol(site().deps, "startup");
  await hand(author, "project_report");
  const again = await saveReportDraft(site().deps, author, { version: 1, fields: { market: "" } });
  expect(again).toMatchObject({ ok: true, value: { state: "draft", version: 2 } });
  expect(await isTicked(author, "project_report")).toBe(true);
});

test("erasing deletes all submissions of one member and no others", async () => {
  const { deps } = site();
  const [one, two] = [await enrol(deps, "startup"), await enrol(deps, "startup")];
  for (const author of [one, two])
    for (const kind of ["incubation", "project_report"] as const) await hand(author, kind);
  expect(await listSubmissionsOf(deps, one.memberId)).toHaveLength(2);
  await deps.db.batch(eraseSubmissionsOf(deps, one.memberId));
  expect(await listSubmissionsOf(deps, one.memberId)).toEqual([]);
  expect(await listSubmissionsOf(deps, two.memberId)).toHaveLength(2);
});

test("the task of every submission is a task of its author's role", () => {
  for (const { role, task } of Object.values(AUTHORS)) expect(TASKS[role].map(({ id }): string => id)).toContain(task);
});
