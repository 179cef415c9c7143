import type { Role } from "../../contracts/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { listArticleCards } from "../content/articles.server.ts";
import { listNews } from "../content/news.server.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";

/** Roles for which reading an article counts towards a task. */
const READERS: readonly Role[] = ["student", "startup"];
const DAY_MS = 86_400_000;

/** Returns a reader's newest unread article, otherwise a different article each day. */
export async function findReading(deps: Pick<Deps, "content" | "now">, role: Role, read: ReadonlySet<string>) {
  const cards = (await listArticleCards(deps)).toSorted((a, b) => b.date.localeCompare(a.date));
  const unread = READERS.includes(role) ? cards.find(({ slug }) => !read.has(slug)) : undefined;
  const found = unread ?? cards[(Date.parse(indianDay(deps.now())) / DAY_MS) % cards.length];
  if (!found) return undefined;
  const { slug, title, minutes, image, isEnglish } = found;
  return { slug, title, minutes, image, isEnglish };
}

export async function newestNews(deps: Pick<Deps, "content" | "now">) {
  const [newest] = await listNews(deps);
  return newest && { slug: newest.slug, title: newest.title, date: newest.printedDate, isEnglish: newest.isEnglish };
}

export async function newestNote(deps: Pick<Deps, "content">, role: Role) {
  const { notes } = (await deps.content.snapshot()).collections;
  const [newest] = notes.filter((note) => note.role === role).toSorted((a, b) => b.date.localeCompare(a.date));
  if (!newest) return undefined;
  const { from, text, label, href, date, isEnglish } = newest;
  return { from, text, label, href, isEnglish, date: longDate(date) };
}
