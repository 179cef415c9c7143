import assert from "node:assert/strict";

export type StructuredData = { "@type": string; [key: string]: unknown };

/** Parses the texts of a page's JSON-LD scripts. */
export const parseStructuredData = (texts: readonly (string | null)[]): StructuredData[] =>
  texts.map((text) => JSON.parse(text ?? "") as StructuredData);

/** The names of the BreadcrumbList, in order. */
export function breadcrumbsIn(data: readonly StructuredData[]): string[] {
  const list = data.find((one) => one["@type"] === "BreadcrumbList");
  const items = (list?.["itemListElement"] ?? []) as Array<{ name: string; position: number; item: string }>;
  for (const [i, { position, item }] of items.entries()) {
    assert.equal(position, i + 1);
    assert.match(item, /^http/);
  }
  return items.map(({ name }) => name);
}
