import { expect, test } from "vitest";
import { seed } from "#worker/db/seed.ts";
import { cite } from "#worker/domain/content/facts.server.ts";

const { facts, articles, schemes, news, faqs, events } = seed;
const citing = [...articles, ...schemes, ...news, ...faqs];
const slugsOf = (entries: ReadonlyArray<{ slug: string }>) => new Set(entries.map(({ slug }) => slug));
/** An amount, a share or a legal period. */
const FIGURE = /₹\d|\d%|\d (?:lakh|crore|days|months)/;

test("every cited fact exists, and every fact is cited", () => {
  const known = slugsOf(facts);
  expect(known.size).toBe(facts.length);
  const cited = citing.flatMap((entry) => entry.facts ?? []);
  expect(cited.filter((slug) => !known.has(slug))).toEqual([]);
  expect([...known].filter((slug) => !cited.includes(slug))).toEqual([]);
});

test("every article, scheme and news item with a figure cites a fact", () => {
  const bare = [...articles, ...schemes, ...news].filter((entry) => {
    return FIGURE.test(JSON.stringify(entry)) && (entry.facts ?? []).length === 0;
  });
  expect(bare.map(({ slug }) => slug)).toEqual([]);
});

test("a fact's next check is after it was read, and its validity begins before it ends", () => {
  for (const { slug, readOn, nextCheckOn, validFrom, validTo } of facts) {
    expect(readOn < nextCheckOn, slug).toBe(true);
    if (validFrom && validTo) expect(validFrom < validTo, slug).toBe(true);
  }
});

test("the scheme, event and article that an entry names exist, and so do the targets of links in texts", () => {
  const targets = { scheme: slugsOf(schemes), event: slugsOf(events), article: slugsOf(articles) };
  for (const { scheme, event } of articles) {
    if (scheme) expect(targets.scheme).toContain(scheme);
    if (event) expect(targets.event).toContain(event);
  }
  for (const { article, event } of schemes) {
    if (article) expect(targets.article).toContain(article);
    if (event) expect(targets.event).toContain(event);
  }
  const texts = JSON.stringify(seed);
  for (const [, slug = ""] of texts.matchAll(/\(\/BlogsPage\/([\w-]+)\)/g)) expect(targets.article).toContain(slug);
  for (const [, slug = ""] of texts.matchAll(/\(\/SchemesPage#([\w-]+)\)/g)) expect(targets.scheme).toContain(slug);
});

test("a citation has the oldest date of its facts and names each source once, with how it was read", () => {
  const source = { title: "The Gazette", number: "S.O. 1(E)", url: "https://gazette.example/" };
  const fact = { slug: "a", statement: "A", value: "1", source, nextCheckOn: "2027-01-01" } as const;
  const known = [
    { ...fact, readOn: "2026-11-23", method: "copy" as const },
    { ...fact, slug: "b", readOn: "2026-10-02", method: "copy" as const },
    { ...fact, slug: "c", readOn: "2020-01-01", method: "unread" as const },
  ];
  expect(cite(known, ["a", "b"], "2027-01-01")).toEqual({
    asOf: "2026-10-02",
    printedAsOf: "2 October 2026",
    isOverdue: false,
    sources: [{ ...source, note: "read in a stored copy" }],
  });
  expect(cite(known, ["c"], "2027-01-01")?.sources).toEqual([{ ...source, note: "to be confirmed with the source" }]);
  expect(cite(known, [], "2027-01-01")).toBeUndefined();
  expect(cite(known, ["a", "b"], "2027-01-02")?.isOverdue).toBe(true);
});

test("the figures of a fact are those of its text, and in order", () => {
  const printed = (paise: number) =>
    `₹${paise >= 1_000_000_000 ? `${paise / 1_000_000_000} crore` : `${paise / 10_000_000} lakh`}`;
  for (const { slug, value, figures } of facts) {
    if (figures?.kind === "classes") {
      for (const { investmentPaise, turnoverPaise } of figures.rows) {
        expect(value, slug).toContain(`${printed(investmentPaise)} and ${printed(turnoverPaise)}`);
      }
    } else if (figures?.kind === "payment-terms") {
      expect(value).toContain(`At most ${figures.agreedDays} days, ${figures.otherwiseDays} without a written term`);
    } else if (figures) {
      const { rows } = figures;
      // The text of a history names its turning points only.
      const shown = rows.filter(({ from }) => !from || from === rows[0]?.from || from === rows.at(-1)?.from);
      for (const { basisPoints, upToPaise } of shown) {
        const rate = [0, 1, 2].map((digits) => `${(basisPoints / 100).toFixed(digits)}%`);
        const limit = upToPaise ? ` up to ${printed(upToPaise)}` : "";
        expect(
          rate.some((text) => value.includes(`${text}${limit}`)),
          `${slug} ${basisPoints}`,
        ).toBe(true);
      }
      const keys = rows.map(({ from, upToPaise }) => from ?? upToPaise ?? 0);
      expect(keys, slug).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
    }
  }
});
