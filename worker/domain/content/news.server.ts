import type { Entries } from "../../content/collections.ts";
import type { Deps } from "../../deps.ts";
import { longDate } from "../india-calendar.server.ts";
import { type Citation, cite } from "./facts.server.ts";

export type NewsCard = Entries<"news">[number] & { printedDate: string; citation: Citation | undefined };

export async function listNews(deps: Pick<Deps, "content">): Promise<NewsCard[]> {
  const { news, facts } = (await deps.content.snapshot()).collections;
  return news.map((item) => ({ ...item, printedDate: longDate(item.date), citation: cite(facts, item.facts) }));
}
