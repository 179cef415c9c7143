import { afterAll, beforeAll, expect, test } from "vitest";
import { SNAPSHOT_KEY } from "../../worker/content/store.ts";
import { compileSnapshot } from "../../worker/domain/content/content.server.ts";
import { renameEntry } from "../../worker/domain/slugs/rename.server.ts";
import { logInOperator } from "../support/console/operators.ts";
import { entryOf } from "../support/console/studio.ts";
import { type BuiltSite, openBuiltSite } from "../support/site/built-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite("moved-addresses");
}, 120_000);
afterAll(() => site.stop());

const BY = { memberId: "tests", requestId: "tests" };
const FORM = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" };

const depsOf = ({ deps, kv }: BuiltSite) => {
  const publish = async (snapshot: object) => kv.put(SNAPSHOT_KEY, JSON.stringify(snapshot));
  return { ...deps, content: { ...deps.content, publish } };
};

test("an old address redirects permanently to the new one, without reading the database", async () => {
  const { collections } = await compileSnapshot(site.deps.db);
  const [old = ""] = collections.articles.map(({ slug }) => slug);
  const [event = ""] = collections.events.map(({ slug }) => slug);
  const deps = depsOf(site);
  await renameEntry(deps, BY, { collection: "articles", from: old, to: "a-new-address" });
  await renameEntry(deps, BY, { collection: "events", from: event, to: "a-new-event" });
  await site.fail({ d1: "down" });

  const moved = await site.get(`/blogspage/${old}/?from=mail`);
  expect([moved.status, moved.headers.get("Location")]).toEqual([308, `/BlogsPage/${old}?from=mail`]);
  const again = await site.get(`/BlogsPage/${old}?from=mail`);
  expect([again.status, again.headers.get("Location"), again.headers.get("Cache-Control")]).toEqual([
    308,
    "/BlogsPage/a-new-address?from=mail",
    "no-cache",
  ]);
  expect((await site.get("/BlogsPage/a-new-address")).status).toBe(200);
  const form = await site.get(`/event-registration?event=${event}`);
  expect(form.headers.get("Location")).toBe("/event-registration?event=a-new-event");
  expect(await (await site.get("/events")).text()).toContain(`<span id="${event}">`);
  expect((await site.get("/BlogsPage/never-there")).status).toBe(404);
});

test("a form that was open while a colleague changed the address is saved at the new one", async () => {
  await site.fail({});
  const { collections } = await compileSnapshot(site.deps.db);
  const old = collections.articles.at(-1)?.slug ?? "";
  const { cookie } = await logInOperator(site, "editor");
  const { version } = await entryOf(site, "articles", old);
  await renameEntry(depsOf(site), BY, { collection: "articles", from: old, to: "renamed-meanwhile" });
  const path = `/console/content/articles/${old}`;
  const saved = await site.get(path, {
    method: "POST",
    headers: { ...FORM, Cookie: cookie },
    body: new URLSearchParams({ step: "save", version: String(version), "en.title": "An hour of work" }).toString(),
  });
  expect(saved.headers.get("Location")).toMatch(/^\/console\/content\/articles\/renamed-meanwhile\?done=/);
  expect((await entryOf(site, "articles", "renamed-meanwhile")).draft?.data).toMatchObject({
    title: "An hour of work",
  });
  const shown = await site.get(path, { headers: { Cookie: cookie } });
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining("An hour of work")]);
  const versions = await site.get(`${path}/history`, { headers: { Cookie: cookie } });
  expect([versions.status, await versions.text()]).toEqual([200, expect.stringContaining("An hour of work")]);
});
