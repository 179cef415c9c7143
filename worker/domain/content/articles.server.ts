import type { Entries } from "../../content/collections.ts";
import type { Snapshot } from "../../content/store.ts";
import type { Deps } from "../../deps.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import { cite } from "./facts.server.ts";
import { splitSections, toHtml, toText } from "./markdown.server.ts";

type Article = Entries<"articles">[number];

export type ArticleCard = Omit<Article, "fullContent"> & { printedDate: string; minutes: number };
export type ArticlePage = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

const WORDS_A_MINUTE = 220;

export async function listArticleCards(deps: Pick<Deps, "content">): Promise<ArticleCard[]> {
  const { articles } = (await deps.content.snapshot()).collections;
  return articles.map(toCard);
}

export async function findArticle(deps: Pick<Deps, "content" | "now">, slug: string) {
  const { collections } = await deps.content.snapshot();
  const { articles } = collections;
  const at = articles.findIndex((entry) => entry.slug === slug);
  const found = articles[at];
  if (!found) return undefined;
  const { opening, sections } = splitSections(found.fullContent);
  const others = [...articles.slice(at + 1), ...articles.slice(0, at)];
  return {
    article: {
      ...toCard(found),
      opening: toHtml(opening),
      sections: sections.map(({ heading, body }) => ({ heading, html: toHtml(body) })),
    },
    citation: cite(collections.facts, found.facts, indianDay(deps.now())),
    ...findRelated(collections, found),
    more: others.slice(0, 2).map(toCard),
  };
}

export async function findArticleText(deps: Pick<Deps, "content">, slug: string): Promise<string | undefined> {
  const { articles } = (await deps.content.snapshot()).collections;
  const found = articles.find((entry) => entry.slug === slug);
  return found && toHtml(found.fullContent, 3);
}

/** Finds an article's scheme and event, if they are still published. */
function findRelated({ schemes, events }: Snapshot["collections"], article: Article) {
  const scheme = schemes.find(({ slug }) => slug === article.scheme);
  const event = events.find(({ slug, isCancelled }) => slug === article.event && !isCancelled);
  return {
    scheme: scheme && { slug: scheme.slug, title: scheme.title, description: scheme.description },
    event: event && {
      slug: event.slug,
      title: event.title,
      description: toText(event.description),
      date: event.date,
      location: event.location,
    },
  };
}

function toCard({ fullContent, ...article }: Article): ArticleCard {
  const words = toText(fullContent).split(/\s+/).length;
  return { ...article, printedDate: longDate(article.date), minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)) };
}
