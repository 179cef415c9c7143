import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditTrail } from "#worker/db/schema/platform.ts";
import { deleteView, listSavedViews, saveView } from "#worker/domain/operators/saved-views.server.ts";
import { operatorOf } from "../../support/console/rows.ts";
import { openSite } from "../../support/site/site.ts";

const site = openSite();
const { deps } = site;
/** A list of its own for each test. */
const viewOn = (path: string, changes: object = {}) => ({
  ...{ path, name: "Open, mine", query: "state=open", isShared: false },
  ...changes,
});

test("an operator sees their own views and those that colleagues share; the same name replaces a view", async () => {
  const [desk, other] = [await operatorOf(site, "desk"), await operatorOf(site, "desk")];
  const path = "/console/messages";
  await Promise.all([1, 2].map(() => saveView(deps, desk, viewOn(path))));
  await saveView(deps, desk, viewOn(path, { query: "state=answered" }));
  await saveView(deps, other, viewOn(path, { name: "Private" }));
  await saveView(deps, other, viewOn(path, { name: "For all", isShared: true }));
  const names = async (memberId: string) => (await listSavedViews(deps, memberId, path)).map(({ name }) => name);
  expect(await names(desk.memberId)).toEqual(["Open, mine", "For all"]);
  expect(await names(other.memberId)).toEqual(["For all", "Private"]);
  expect(await listSavedViews(deps, desk.memberId, path)).toMatchObject([{ query: "state=answered" }, {}]);
  expect(await listSavedViews(deps, desk.memberId, "/console/members")).toEqual([]);
});

test("a view is deleted by its operator, a shared one also by an owner, and each change is recorded", async () => {
  const [desk, other, owner] = [
    await operatorOf(site, "desk"),
    await operatorOf(site, "desk"),
    await operatorOf(site, "owner"),
  ];
  const path = "/console/offers";
  await saveView(deps, desk, viewOn(path, { name: "Private" }));
  await saveView(deps, desk, viewOn(path, { name: "Shared", isShared: true }));
  const [hidden, shared] = await listSavedViews(deps, desk.memberId, path);
  expect(await deleteView(deps, other, shared?.id ?? "")).toMatchObject({ code: "not_found" });
  expect(await deleteView(deps, owner, hidden?.id ?? "")).toMatchObject({ code: "not_found" });
  expect(await deleteView(deps, owner, shared?.id ?? "")).toMatchObject({ value: { path } });
  expect(await deleteView(deps, desk, hidden?.id ?? "")).toMatchObject({ ok: true });
  expect(await deleteView(deps, desk, "none")).toMatchObject({ code: "not_found" });
  expect(await listSavedViews(deps, desk.memberId, path)).toEqual([]);
  const entries = await deps.db
    .select()
    .from(auditTrail)
    .where(eq(auditTrail.subject, `view:${path}`));
  expect(entries.map(({ action }) => action)).toEqual(["view.saved", "view.saved", "view.deleted", "view.deleted"]);
});

test("a list has at most twenty views of one operator, and a known name can still be saved", async () => {
  const desk = await operatorOf(site, "desk");
  const path = "/console/texts";
  for (let i = 0; i < 20; i += 1) await saveView(deps, desk, viewOn(path, { name: `View ${i}` }));
  expect(await saveView(deps, desk, viewOn(path))).toMatchObject({
    message: expect.stringMatching(/You have 20 views/),
  });
  expect(await saveView(deps, desk, viewOn(path, { name: "View 3", query: "kind=review" }))).toMatchObject({
    ok: true,
  });
  expect(await listSavedViews(deps, desk.memberId, path)).toHaveLength(20);
});

test("the views of a colleague, and those of another list, leave room for twenty", async () => {
  const [desk, other] = [await operatorOf(site, "desk"), await operatorOf(site, "desk")];
  const [full, empty] = ["/console/registrations", "/console/orders"];
  for (let i = 0; i < 20; i += 1) await saveView(deps, desk, viewOn(full, { name: `View ${i}` }));
  expect(await saveView(deps, desk, viewOn(full))).toMatchObject({ ok: false });
  expect(await saveView(deps, other, viewOn(full))).toMatchObject({ ok: true });
  expect(await saveView(deps, desk, viewOn(empty))).toMatchObject({ ok: true });
});
