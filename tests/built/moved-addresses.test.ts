import { afterAll, beforeAll, expect, test } from "vitest";
import { SNAPSHOT_KEY } from "../../worker/content/store.ts";
import { compileSnapshot } from "../../worker/domain/content/content.server.ts";
import { renameEntry } from "../../worker/domain/slugs/rename.server.ts";
import { type BuiltSite, openBuiltSite } from "../support/site/built-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite("moved-addresses");
}, 120_000);
afterAll(() => site.stop());

const BY = { memberId: "tests", requestId: "tests" };

test("an old address redirects for good to the new one, without a read of the database", async () => {
  const { collections } = await compileSnapshot(site.deps.db);
  const [old = ""] = collections.articles.map(({ slug }) => slug);
  const [event = ""] = collections.events.map(({ slug }) => slug);
  const content = {
    ...site.deps.content,
    publish: async (snapshot: object) => site.kv.put(SNAPSHOT_KEY, JSON.stringify(snapshot)),
  };
  const deps = { ...site.deps, content };
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
