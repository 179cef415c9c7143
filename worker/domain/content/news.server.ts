import type { Entries } from "../../content/collections.ts";
import type { Deps } from "../../deps.ts";
import { longDate } from "../india-calendar.server.ts";

export type NewsCard = Entries<"news">[number] & { printedDate: string };

export async function listNews(deps: Pick<Deps, "content">): Promise<NewsCard[]> {
  const { news } = (await deps.content.snapshot()).collections;
  return news.map((item) => ({ ...item, printedDate: longDate(item.date) }));
}
