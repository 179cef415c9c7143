import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { markStep } from "#app/routes/console/marks/mark-steps.server.ts";
import type { OperatorRole } from "#worker/contracts/console/vocabulary.ts";
import { openDb } from "#worker/db/client.ts";
import { orders } from "#worker/db/schema/billing.ts";
import { recordTags } from "#worker/db/schema/operators.ts";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { submissions } from "#worker/db/schema/workspace.ts";
import { exportList } from "#worker/domain/console/export.server.ts";
import { type ListView, viewList } from "#worker/domain/console/list.server.ts";
import { textList } from "#worker/domain/console/lists/texts.server.ts";
import { listAssignedRecords } from "#worker/domain/console/marks/assigned-records.server.ts";
import { assignRecord, tagRecord, untagRecord, viewMarks } from "#worker/domain/console/marks/marks.server.ts";
import { withMarks } from "#worker/domain/console/marks/with-marks.server.ts";
import { messageList } from "#worker/domain/console/messages.server.ts";
import { findGrant, findGrantOf, grantRole, revokeRole } from "#worker/domain/operators/operators.server.ts";
import { eraseAssignmentsTo } from "#worker/domain/record-marks.server.ts";
import { eraseMessagesOf } from "#worker/domain/visitors/contact.server.ts";
import { countRows } from "../../../scripts/check/counted-database.ts";
import { COMMAND } from "../../support/console/operators.ts";
import { operatorOf, spread } from "../../support/console/rows.ts";
import { enrol } from "../../support/fixtures/passkeys.ts";
import { openSite } from "../../support/site/site.ts";

const NOW = new Date("2026-11-24T06:00:00Z");
const site = openSite({ now: () => NOW });
const { deps } = site;

beforeAll(() => spread(NOW));

async function colleague(role: OperatorRole) {
  const operator = await operatorOf(site, role);
  await grantRole(deps, COMMAND, { email: operator.email, role });
  await findGrant(deps, operator);
  return operator;
}
const actionsOn = async (subject: string) => {
  const rows = await deps.db.select().from(auditTrail).where(eq(auditTrail.subject, subject));
  return rows.map(({ action }) => action).filter((action) => action.startsWith("record."));
};
const message = (n: number) => ({ recordKind: "message", recordId: `message-${n}` });
const list = () => withMarks(deps, messageList(NOW));

test("a record is assigned to a colleague and unassigned, each change recorded once", async () => {
  const [desk, finance] = [await colleague("desk"), await colleague("finance")];
  const record = message(1);
  const outcomes = await Promise.all([1, 2].map(() => assignRecord(deps, desk, record, { operator: desk.memberId })));
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(await viewMarks(deps, record)).toMatchObject({ assignee: { id: desk.memberId, name: "Farida Khan" } });
  expect(await assignRecord(deps, desk, record, { operator: finance.memberId })).toMatchObject({
    code: "invalid_input",
  });
  expect(await assignRecord(deps, desk, message(0), { operator: desk.memberId })).toMatchObject({ code: "not_found" });
  await assignRecord(deps, desk, record, { operator: "" });
  expect(await viewMarks(deps, record)).toMatchObject({ assignee: undefined });
  expect(await actionsOn("message:message-1")).toEqual(["record.assigned", "record.unassigned"]);
});

test("after a record is assigned or unassigned, the page says so", async () => {
  const desk = await colleague("desk");
  const place = { subject: "message:message-4", path: "/console/messages/message-4" };
  const answer = async (assignee: string, dueOn = "") => {
    const thrown: unknown = await markStep(deps, desk, { step: "assignRecord", assignee, dueOn }, place).catch(
      (e: unknown) => e,
    );
    return thrown instanceof Response ? thrown.headers.get("location") : expect.fail("no redirect");
  };
  expect(await answer(desk.memberId)).toBe(`${place.path}?done=record_assigned`);
  expect(await answer("")).toBe(`${place.path}?done=record_unassigned`);
  expect(await answer(desk.memberId, "2026-12-24")).toBe(`${place.path}?done=record_assigned_later`);
  const form = { step: "assignRecord", assignee: desk.memberId, dueOn: "soon" };
  expect(await markStep(deps, desk, form, place)).toMatchObject({
    data: { message: "Please choose a day.", errors: { dueOn: "Please choose a day." }, entered: form },
  });
});

test("tags are in lower case, recorded once, suggested on other records, and at most twelve", async () => {
  const desk = await operatorOf(site, "desk");
  await Promise.all(["Call  back", "call back"].map((tag) => tagRecord(deps, desk, message(2), tag)));
  expect(await viewMarks(deps, message(2))).toMatchObject({ tags: ["call back"] });
  expect((await viewMarks(deps, message(3)))?.suggestions).toContain("call back");
  await untagRecord(deps, desk, message(2), "call back");
  await untagRecord(deps, desk, message(2), "call back");
  expect(await actionsOn("message:message-2")).toEqual(["record.tagged", "record.untagged"]);
  for (let i = 0; i < 12; i += 1) await tagRecord(deps, desk, message(2), `tag ${i}`);
  expect(await tagRecord(deps, desk, message(2), "one more")).toMatchObject({
    message: expect.stringMatching(/at most 12 tags/),
  });
  expect(await tagRecord(deps, desk, message(0), "lost")).toMatchObject({ code: "not_found" });
  await deps.db.delete(recordTags).where(eq(recordTags.subject, "message:message-2"));
});

test("the list shows the marks, filters by them in its own order, and exports them", async () => {
  const desk = await colleague("desk");
  for (const n of [40, 20, 30]) await tagRecord(deps, desk, message(n), "pune");
  await assignRecord(deps, desk, message(30), { operator: desk.memberId });
  const ids = async (entered: Record<string, string>) =>
    (await viewList(deps, await list(), entered)).rows.map(({ id }) => id);
  expect(await ids({ tag: "pune" })).toEqual(["message-20", "message-30", "message-40"]);
  expect(await ids({ tag: "pune", sort: "oldest" })).toEqual(["message-40", "message-30", "message-20"]);
  expect(await ids({ tag: "pune", state: "answered" })).toEqual(["message-40"]);
  expect(await ids({ tag: "pune", assignee: desk.memberId })).toEqual(["message-30"]);
  expect(await ids({ tag: "pune", q: "many-20@" })).toEqual(["message-20"]);
  const [row] = (await viewList(deps, await list(), { tag: "pune", assignee: desk.memberId })).rows;
  expect(row?.cells.slice(-2)).toEqual([{ text: "Farida Khan" }, { text: "pune" }]);
  const outcome = await exportList(deps, desk, await list(), { entered: { tag: "pune" }, reason: "For the call" });
  const chunks: string[] = [];
  for await (const chunk of outcome.ok ? outcome.value : []) chunks.push(chunk);
  expect(chunks.join("").trimEnd().split("\r\n")).toHaveLength(4);
});

test("a saved view of a tag that no record has any more, or of a former colleague, shows nothing instead of everything", async () => {
  const desk = await colleague("desk");
  const ids = async (entered: Record<string, string>) =>
    (await viewList(deps, await list(), entered)).rows.map(({ id }) => id);
  await tagRecord(deps, desk, message(50), "to call");
  await assignRecord(deps, desk, message(50), { operator: desk.memberId });
  expect(await ids({ tag: "to call", assignee: desk.memberId })).toEqual(["message-50"]);
  await untagRecord(deps, desk, message(50), "to call");
  expect(await ids({ tag: "to call" })).toEqual([]);
  await deps.db.delete(recordTags).where(eq(recordTags.recordKind, "message"));
  expect(await ids({ tag: "to call" })).toEqual([]);
  await assignRecord(deps, desk, message(50), { operator: "" });
  await revokeRole(deps, COMMAND, (await findGrant(deps, desk))?.id ?? "");
  expect(await ids({ assignee: desk.memberId })).toEqual([]);
});

test("a filter by a tag or a colleague reads at most three times what its page shows, on every page", async () => {
  const desk = await colleague("desk");
  for (const table of ["record_tags", "record_assignments"]) {
    const [column, value, time] =
      table === "record_tags" ? ["tag", "many", "added_at"] : ["operator", desk.memberId, "assigned_at"];
    await env.DB.exec(
      `insert into ${table} (subject, record_kind, record_id, at, ${column}, ${time}) select 'message:' || id, 'message', id, created_at, '${value}', 1 from contact_messages where cast(substr(id, 9) as integer) % 30 = 7`,
    );
  }
  const { db, rows } = countRows(env.DB);
  const open = await list();
  const queries: Record<string, string>[] = [
    { tag: "many" },
    { assignee: desk.memberId },
    { tag: "many", sort: "oldest" },
  ];
  for (const entered of queries) {
    let after: string | undefined = "";
    let seen = 0;
    while (after !== undefined) {
      rows.read = 0;
      const view: ListView = await viewList({ db: openDb(db) }, open, { ...entered, after });
      // Each row shows the record, its colleague and its tag.
      expect(rows.read).toBeLessThanOrEqual(3 * 3 * 21);
      seen += view.rows.length;
      after = view.next;
    }
    expect(seen).toBe(100);
  }
  rows.read = 0;
  await withMarks({ db: openDb(db) }, messageList(NOW));
  expect(rows.read).toBeLessThan(60);
});

test("texts, whose id has three columns, also use an index when filtered by a tag", async () => {
  const desk = await operatorOf(site, "desk");
  const [id] = (await viewList(deps, textList(), {})).rows.map((row) => row.id);
  const record = { recordKind: "text", recordId: id ?? "" };
  await tagRecord(deps, desk, record, "printed");
  const { db, rows } = countRows(env.DB);
  const open = await withMarks(deps, textList());
  const view = await viewList({ db: openDb(db) }, open, { tag: "printed" });
  expect(view.rows.map((row) => row.id)).toEqual([id]);
  expect(rows.read).toBeLessThan(21);
});

test("marks go with their record, and assignments with their colleague", async () => {
  const desk = await colleague("desk");
  await tagRecord(deps, desk, message(77), "gone");
  await assignRecord(deps, desk, message(77), { operator: desk.memberId });
  await deps.db.batch([...eraseMessagesOf(deps, sql`'many-77@example.org'`)]);
  expect(await viewMarks(deps, message(77))).toMatchObject({ tags: [], assignee: undefined });
  expect(await tagRecord(deps, desk, message(77), "gone")).toMatchObject({ code: "not_found" });
  await assignRecord(deps, desk, message(78), { operator: desk.memberId });
  await deps.db.batch([eraseAssignmentsTo(deps, desk.memberId)]);
  expect(await viewMarks(deps, message(78))).toMatchObject({ assignee: undefined });
});

test("what is assigned to an owner who ends their own access is assigned to nobody", async () => {
  const [leaver] = [await colleague("owner"), await colleague("owner")];
  await assignRecord(deps, leaver, message(79), { operator: leaver.memberId });
  const grant = await findGrantOf(deps, leaver.email);
  expect(await revokeRole(deps, leaver, grant?.id ?? "")).toMatchObject({ ok: true });
  expect(await viewMarks(deps, message(79))).toMatchObject({ assignee: undefined });
});

test("a new role hands the records that it cannot change over to the owner who gives it", async () => {
  const [owner, mover] = [await colleague("owner"), await colleague("owner")];
  const [order] = await deps.db.select().from(orders).limit(1);
  const paid = { recordKind: "order", recordId: order?.id ?? expect.fail("no order") };
  for (const record of [message(80), paid]) await assignRecord(deps, owner, record, { operator: mover.memberId });
  const assignees = async () =>
    Promise.all([message(80), paid].map(async (record) => (await viewMarks(deps, record))?.assignee?.id));
  await grantRole(deps, owner, { email: mover.email, role: "desk" });
  expect(await assignees()).toEqual([mover.memberId, owner.memberId]);
  await grantRole(deps, owner, { email: mover.email, role: "editor" });
  expect(await assignees()).toEqual([owner.memberId, owner.memberId]);
});

test("a report that its author is writing again leaves Today until it is submitted", async () => {
  const desk = await colleague("desk");
  const { memberId } = await enrol(deps, "startup");
  const report = { memberId, kind: "project_report" as const, key: "", data: {}, createdAt: NOW, updatedAt: NOW };
  await deps.db.insert(submissions).values({ ...report, version: 1, state: "submitted" });
  const record = { recordKind: "text", recordId: `${memberId}.project_report.` };
  expect(await assignRecord(deps, desk, record, { operator: desk.memberId })).toMatchObject({ ok: true });
  const assigned = async () => (await listAssignedRecords(deps, desk, 20)).map(({ subject }) => subject);
  expect(await assigned()).toEqual([`text:${record.recordId}`]);
  await deps.db.update(submissions).set({ state: "draft" }).where(eq(submissions.memberId, memberId));
  expect(await assigned()).toEqual([]);
});
