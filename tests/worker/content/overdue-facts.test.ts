import { expect, test } from "vitest";
import { findArticle } from "#worker/domain/content/articles.server.ts";
import { listFacts } from "#worker/domain/content/facts.server.ts";
import { listNews } from "#worker/domain/content/news.server.ts";
import { listSchemes } from "#worker/domain/content/schemes.server.ts";
import { listFinderEntries } from "#worker/domain/schemes/finder-entries.server.ts";
import { withCollections } from "../../support/fixtures/changed-content.ts";
import { openSite } from "../../support/site/site.ts";

const DUE = "2026-12-01";

/** For each kind of text: whether it says on this day that nobody has checked it. Every fact is due on 1 December. */
async function overdueOn(today: string) {
  const site = openSite({ now: () => new Date(`${today}T06:00:00Z`) });
  const { facts } = (await site.deps.content.snapshot()).collections;
  const deps = await withCollections(site.deps, { facts: facts.map((fact) => ({ ...fact, nextCheckOn: DUE })) });
  const { articles } = (await deps.content.snapshot()).collections;
  const article = articles.find((entry) => entry.facts.length > 0) ?? expect.fail("no article with facts");
  const { schemes, gateways } = await listFinderEntries(deps, today);
  const { main, more } = await listSchemes(deps);
  return {
    article: [(await findArticle(deps, article.slug))?.citation],
    news: (await listNews(deps)).map(({ citation }) => citation),
    schemes: [...main, ...more].map(({ citation }) => citation),
    finder: [...schemes, ...gateways].map(({ citation }) => citation),
    calculators: listFacts((await deps.content.snapshot()).collections.facts, [facts[0]?.slug ?? ""], today),
  };
}

test.each([
  [DUE, false],
  ["2026-12-02", true],
])("on %s texts whose facts were due on 1 December say “Not checked since”: %s", async (today, isOverdue) => {
  for (const [kind, cited] of Object.entries(await overdueOn(today))) {
    expect(cited.length, kind).toBeGreaterThan(0);
    for (const one of cited) expect(one, kind).toMatchObject({ isOverdue });
  }
});
