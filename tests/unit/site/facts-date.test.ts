import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FactsDate } from "#app/components/ui/citation.tsx";
import { SourceLine } from "#app/routes/scheme-finder/source-line.tsx";
import { inLocale } from "#worker/locale.server.ts";

const source = { title: "The Gazette", number: "S.O. 1(E)", url: "https://gazette.example/", note: "" };
const cited = (isOverdue: boolean) => ({
  asOf: "2026-10-02",
  printedAsOf: "2 October 2026",
  isOverdue,
  sources: [source],
});

test.each([
  [false, "Facts as of"],
  [true, "Not checked since"],
])("with an overdue check %s the date begins with “%s”", (isOverdue, words) => {
  const html = renderToStaticMarkup(createElement(FactsDate, { citation: cited(isOverdue) }));
  expect(html).toBe(`${words} <time dateTime="2026-10-02">2 October 2026</time>`);
  const line = () => renderToStaticMarkup(createElement(SourceLine, { scheme: { citation: cited(isOverdue) } }));
  expect(line()).toBe(`${words} 2 October 2026 (The Gazette, S.O. 1(E)).`);
  expect(inLocale("hi", line)).toContain('(<span lang="en">The Gazette, S.O. 1(E)</span>)।');
});
