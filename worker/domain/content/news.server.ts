import type { Entries } from "../../content/collections.ts";
import type { Deps } from "../../deps.ts";
import { longDate } from "../india-calendar.server.ts";

/** `printedDate` is "23 June 2026". */
export type NewsCard = Entries<"news">[number] & { printedDate: string };

/** MSME Times in the editor's order, the latest first. */
export async function listNews(deps: Pick<Deps, "content">): Promise<NewsCard[]> {
  const { news } = (await deps.content.snapshot()).collections;
  return news.map((item) => ({ ...item, printedDate: longDate(item.date) }));
}
