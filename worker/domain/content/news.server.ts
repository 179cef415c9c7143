import type { Deps } from "../../deps.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import { cite } from "./facts.server.ts";
import { formerSlugs } from "./redirects.server.ts";

export type NewsCard = Awaited<ReturnType<typeof listNews>>[number];

/** Newest first, because the page marks the first item as the latest. */
export async function listNews(deps: Pick<Deps, "content" | "now">) {
  const snapshot = await deps.content.snapshot();
  const { news, facts } = snapshot.collections;
  const today = indianDay(deps.now());
  const newestFirst = news.toSorted((a, b) => b.date.localeCompare(a.date));
  return newestFirst.map((item) => ({
    ...item,
    printedDate: longDate(item.date),
    citation: cite(facts, item.facts, today),
    formerSlugs: formerSlugs(snapshot, "news", item.slug),
  }));
}
