import * as m from "#messages/schemes/list.ts";
import type { Entries } from "../../content/collections.ts";
import type { Deps } from "../../deps.ts";
import { indianDay } from "../india-calendar.server.ts";
import { type Citation, cite } from "./facts.server.ts";
import { toHtml } from "./markdown.server.ts";
import { formerSlugs } from "./redirects.server.ts";

type Scheme = Entries<"schemes">[number];
type Linked = { slug: string; title: string };
type Shown = "slug" | "title" | "image" | "description" | "link" | "list" | "kind" | "upTo" | "forWhom" | "calculator";
type Card = Scheme & Required<Pick<Scheme, "image" | "eligibility" | "benefit" | "howToApply">>;

export type SchemeCard = Pick<Card, Shown> & {
  fits: ReadonlyArray<Scheme["businesses"][number] | Scheme["purposes"][number]>;
  answers: ReadonlyArray<{ question: string; html: string }>;
  citation: Citation | undefined;
  article: Linked | undefined;
  event: Linked | undefined;
  formerSlugs: readonly string[];
};

/** Lists the specification's ten schemes in `main` and the others in `more`. */
export async function listSchemes(
  deps: Pick<Deps, "content" | "now">,
): Promise<{ main: SchemeCard[]; more: SchemeCard[]; finderCount: number }> {
  const snapshot = await deps.content.snapshot();
  const { schemes, facts, articles, events } = snapshot.collections;
  const today = indianDay(deps.now());
  const toCome = events.filter(({ isCancelled }) => !isCancelled);
  const cards = schemes
    .filter(isCard)
    .map(({ eligibility, benefit, howToApply, facts: cited, article, event, ...scheme }) => ({
      ...scheme,
      fits: [...scheme.businesses, ...scheme.purposes],
      citation: cite(facts, cited, today),
      formerSlugs: formerSlugs(snapshot, "schemes", scheme.slug),
      article: findLinked(articles, article),
      event: findLinked(toCome, event),
      answers: [
        { question: m.whoIsEligible(), html: toHtml(eligibility) },
        { question: m.whatYouGet(), html: toHtml(benefit) },
        { question: m.howToApply(), html: toHtml(howToApply) },
      ],
    }));
  return {
    main: cards.filter(({ list }) => list === "main"),
    more: cards.filter(({ list }) => list === "more"),
    finderCount: schemes.filter(({ terms }) => terms && !terms.isGateway).length,
  };
}

function isCard(scheme: Scheme): scheme is Card {
  return scheme.list !== "finder";
}

function findLinked(entries: ReadonlyArray<Linked>, wanted: string | undefined): Linked | undefined {
  const found = entries.find(({ slug }) => slug === wanted);
  return found && { slug: found.slug, title: found.title };
}
