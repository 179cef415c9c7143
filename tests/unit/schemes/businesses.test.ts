import { expect, test } from "vitest";
import { findSchemes, openQuestions } from "#worker/domain/schemes/find-schemes.server.ts";
import { businesses, type Expected } from "../../support/fixtures/schemes/businesses.ts";
import { finderSchemes, TODAY } from "../../support/fixtures/schemes/finder-schemes.ts";

type Findings = ReturnType<typeof findSchemes>;

/** The results for the purpose, in the shape of the fixture. */
function summarise(findings: Findings): Expected {
  const of = (verdict: string) => findings.filter((found) => found.isForPurpose && found.verdict === verdict);
  const slugs = (verdict: string) => of(verdict).map(({ scheme }) => scheme.slug);
  const named = (verdict: string, nameOf: (found: Findings[number]) => string | undefined) =>
    Object.fromEntries(of(verdict).map((found) => [found.scheme.slug, nameOf(found)]));
  return {
    fits: slugs("fits"),
    likely: slugs("likely"),
    one_step_missing: named("one_step_missing", ({ missing }) => missing[0]?.fix?.text.slice(0, 28)),
    needs_answer: named("needs_answer", ({ open }) => open.join(" ")),
    does_not_fit: named("does_not_fit", ({ failed }) => failed[0]?.because),
  } as Expected;
}

const EMPTY = { fits: [], likely: [], one_step_missing: {}, needs_answer: {}, does_not_fit: {} };

test.each(businesses)("$who", ({ answers, expected }) => {
  const findings = findSchemes(finderSchemes, answers, TODAY);
  expect(summarise(findings)).toEqual({ ...EMPTY, ...expected });
  expect(findings).toHaveLength(finderSchemes.length);
});

test("no business is asked more than eight questions, or any question that decides nothing", () => {
  for (const { who, answers } of businesses) {
    expect(Object.keys(answers).length, who).toBeLessThanOrEqual(8);
    expect(openQuestions(findSchemes(finderSchemes, answers, TODAY), answers), who).toEqual([]);
  }
});
