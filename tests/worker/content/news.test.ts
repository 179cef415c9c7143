import { expect, test } from "vitest";
import { listNews } from "#worker/domain/content/news.server.ts";
import { withCollections } from "../../support/fixtures/changed-content.ts";
import { openSite } from "../../support/site/site.ts";

test("a new item at the end of the list is the latest news", async () => {
  const site = openSite();
  const { news } = (await site.deps.content.snapshot()).collections;
  const [old = expect.fail("no news")] = news;
  const added = { ...old, slug: "added-last", date: "2099-01-02" };
  const deps = await withCollections(site.deps, { news: [...news, added] });
  const [latest, ...others] = (await listNews(deps)).map(({ slug }) => slug);
  expect([latest, others]).toEqual(["added-last", news.map(({ slug }) => slug)]);
});
