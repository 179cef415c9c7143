import { expect, test } from "vitest";
import { dueLinks, linksPerRun } from "#worker/domain/links/due-links.server.ts";
import { listOutboundLinks } from "#worker/domain/links/outbound-links.server.ts";

type Published = Parameters<typeof listOutboundLinks>[0];

const NONE = { schemes: [], facts: [], articles: [], news: [], events: [], partners: [], coverage: [] };
const addressesIn = (entries: object) => [...listOutboundLinks({ ...NONE, ...entries } as unknown as Published).keys()];

test("addresses are found in fields, nested fields and Markdown, without the characters after them", () => {
  const scheme = {
    slug: "a",
    title: "A",
    link: "https://a.gov.in/",
    terms: { apply: { url: "https://b.gov.in/x?y=1" } },
  };
  const article = { slug: "b", title: "B", fullContent: "See [c](https://c.gov.in/page), or https://d.gov.in/e." };
  expect(addressesIn({ schemes: [scheme], articles: [article] })).toEqual([
    "https://a.gov.in/",
    "https://b.gov.in/x?y=1",
    "https://c.gov.in/page",
    "https://d.gov.in/e",
  ]);
});

test("addresses of samples and of collections without outbound links are left out", () => {
  const partner = { slug: "p", name: "P", website: "https://paper-kite.example/" };
  expect(addressesIn({ partners: [partner], team: [{ slug: "t", linkedin: "https://linkedin.com/in/t" }] })).toEqual(
    [],
  );
});

test("an address names every entry that uses it", () => {
  const link = "https://a.gov.in/";
  const published = {
    ...NONE,
    schemes: [{ slug: "s", title: "S", link }],
    facts: [{ slug: "f", source: { url: link } }],
  };
  const uses = listOutboundLinks(published as unknown as Published).get(link);
  expect(uses?.map(({ label }) => label)).toEqual(["Government schemes: S", "Facts and their sources: f"]);
});

test.each([
  [0, 0],
  [1, 1],
  [144, 1],
  [145, 2],
  [5000, 10],
])("of %i addresses a run checks %i", (count, limit) => {
  expect(linksPerRun(count)).toBe(limit);
  // A week has 168 hourly runs.
  if (limit < 10) expect(limit * 168).toBeGreaterThanOrEqual(count);
});

test("the address that has waited longest comes first", () => {
  const check = (address: string, day: string) => {
    return { address, status: "200", checkedAt: new Date(day), firstFailedAt: null, acceptedAt: null };
  };
  const [a, b, c] = ["https://a.in/", "https://b.in/", "https://c.in/"] as const;
  const checks = [check(a, "2026-11-03"), check(b, "2026-11-02"), check(c, "2026-11-19")];
  expect(dueLinks([a, b, c], checks, { now: new Date("2026-11-20"), limit: 2 })).toEqual([b, a]);
});
