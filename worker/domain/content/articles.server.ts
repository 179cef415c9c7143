import type { Entries } from "../../content/collections.ts";
import type { Deps } from "../../deps.ts";
import { longDate } from "../india-calendar.server.ts";
import { toHtml, toText } from "./markdown.server.ts";

type Article = Entries<"articles">[number];

export type ArticleCard = Omit<Article, "fullContent"> & { printedDate: string; minutes: number };

const WORDS_A_MINUTE = 220;

export async function listArticleCards(deps: Pick<Deps, "content">): Promise<ArticleCard[]> {
  const { articles } = (await deps.content.snapshot()).collections;
  return articles.map(toCard);
}

export async function findArticle(
  deps: Pick<Deps, "content">,
  slug: string,
): Promise<{ article: ArticleCard & { html: string }; more: ArticleCard[] } | undefined> {
  const { articles } = (await deps.content.snapshot()).collections;
  const at = articles.findIndex((entry) => entry.slug === slug);
  const found = articles[at];
  if (!found) return undefined;
  const others = [...articles.slice(at + 1), ...articles.slice(0, at)];
  return { article: { ...toCard(found), html: toHtml(found.fullContent) }, more: others.slice(0, 2).map(toCard) };
}

export async function findArticleText(deps: Pick<Deps, "content">, slug: string): Promise<string | undefined> {
  const { articles } = (await deps.content.snapshot()).collections;
  const found = articles.find((entry) => entry.slug === slug);
  return found && toHtml(found.fullContent, 3);
}

function toCard({ fullContent, ...article }: Article): ArticleCard {
  const words = toText(fullContent).split(/\s+/).length;
  return { ...article, printedDate: longDate(article.date), minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)) };
}
