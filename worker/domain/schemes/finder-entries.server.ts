import type { Entries } from "../../content/collections.ts";
import type { SchemeTerms } from "../../content/scheme-terms-schema.ts";
import type { Deps } from "../../deps.ts";
import { type Citation, cite } from "../content/facts.server.ts";

type Scheme = Entries<"schemes">[number];
export type FinderEntry = Pick<Scheme, "slug" | "title" | "kind" | "upTo" | "description" | "link"> & {
  terms: SchemeTerms;
  citation: Citation | undefined;
  article: { slug: string; title: string } | undefined;
};

/** Lists published schemes with terms: those that the finder evaluates, and the registrations needed first. */
export async function listFinderEntries(
  deps: Pick<Deps, "content">,
  today: string,
): Promise<{ schemes: FinderEntry[]; gateways: FinderEntry[] }> {
  const { schemes, facts, articles } = (await deps.content.snapshot()).collections;
  const entries = schemes.flatMap((scheme): FinderEntry[] => {
    const { slug, title, kind, upTo, description, link, terms } = scheme;
    if (!terms) return [];
    const citation = cite(facts, scheme.facts, today);
    const article = articles.find((entry) => entry.slug === scheme.article);
    return [
      {
        ...{ slug, title, kind, upTo, description, link, terms, citation },
        article: article && { slug: article.slug, title: article.title },
      },
    ];
  });
  return {
    schemes: entries.filter(({ terms }) => !terms.isGateway),
    gateways: entries.filter(({ terms }) => terms.isGateway),
  };
}
