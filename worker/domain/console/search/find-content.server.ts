import type { Deps } from "../../../deps.ts";

export type Hit = { href: string; title: string; facts: readonly string[] };

/** Finds published entries whose title contains the text, with the pages that show them. */
export async function findContent(deps: Pick<Deps, "content">, entered: string, limit: number): Promise<Hit[]> {
  const { articles, schemes, events, news, initiatives, team, partners } = (await deps.content.snapshot()).collections;
  const all = [
    ...articles.map(({ slug, title }) => ({ href: `/BlogsPage/${slug}`, title, facts: ["Article"] })),
    ...schemes.map(({ slug, title }) => ({ href: `/SchemesPage#${slug}`, title, facts: ["Government scheme"] })),
    ...events.map(({ slug, title }) => ({ href: `/events#${slug}`, title, facts: ["Event"] })),
    ...news.map(({ title }) => ({ href: "/MSMENews", title, facts: ["News"] })),
    ...initiatives.map(({ section }) => ({ href: "/Ourinitiatives", title: section, facts: ["Initiative"] })),
    ...team.map(({ name }) => ({ href: "/team", title: name, facts: ["Team"] })),
    ...partners.map(({ name }) => ({ href: "/Partners", title: name, facts: ["Partner"] })),
  ];
  const text = entered.trim().toLowerCase();
  return all.filter(({ title }) => title.toLowerCase().includes(text)).slice(0, limit);
}
