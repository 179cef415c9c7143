import * as m from "#messages/citation.ts";
import type { Message } from "#messages/message.ts";
import type { Entries, Entry } from "../../content/collections.ts";
import { longDate } from "../india-calendar.server.ts";

type Fact = Entry<"facts">;
export type CitedSource = { title: string; number: string | undefined; url: string; note: string };
/** Sources that a text relies on. `asOf` is the oldest day on which one of its facts was read. */
export type Citation = {
  asOf: string;
  printedAsOf: string;
  /** True if the next check of one of its facts is overdue. */
  isOverdue: boolean;
  sources: readonly CitedSource[];
};

const NOTES: Record<Fact["method"], Message | undefined> = {
  live: undefined,
  copy: m.readInCopy,
  report: m.fromReport,
  unread: m.unread,
};

const noteOf = ({ method }: Pick<Fact, "method">) => NOTES[method]?.() ?? "";

export type ShownFact = ReturnType<typeof listFacts>[number];

/** Lists facts in the order of `slugs`. `note` says how each fact was read. */
export function listFacts(facts: Entries<"facts">, slugs: readonly string[], today: string) {
  return slugs.flatMap((wanted) => {
    const fact = facts.find(({ slug }) => slug === wanted);
    if (!fact) return [];
    const { slug, statement, value, source, readOn, method } = fact;
    const isOverdue = fact.nextCheckOn < today;
    return [{ slug, statement, value, source, printedReadOn: longDate(readOn), isOverdue, note: noteOf({ method }) }];
  });
}

/** Returns `undefined` if nothing is cited. `today` is an Indian day. */
export function cite(facts: Entries<"facts">, slugs: readonly string[], today: string): Citation | undefined {
  const cited = facts.filter(({ slug }) => slugs.includes(slug));
  const [asOf] = cited.map(({ readOn }) => readOn).toSorted();
  if (!asOf) return undefined;
  const sources = new Map(cited.map(({ source, method }) => [`${source.title} ${source.number}`, { source, method }]));
  return {
    asOf,
    printedAsOf: longDate(asOf),
    isOverdue: cited.some(({ nextCheckOn }) => nextCheckOn < today),
    sources: [...sources.values()].map(({ source: { title, number, url }, method }) => {
      return { title, number, url, note: noteOf({ method }) };
    }),
  };
}
