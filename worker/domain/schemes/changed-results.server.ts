import { SchemeTerms } from "../../content/scheme-terms-schema.ts";
import type { Answers } from "../../contracts/schemes/vocabulary.ts";
import { evaluate, type Verdict } from "./evaluate.server.ts";
import { EXAMPLE_BUSINESSES } from "./example-businesses.server.ts";

export type ChangedResult = { who: string; before: string; after: string };

const WORDS: Record<Verdict, string> = {
  fits: "Fits",
  likely: "Likely",
  one_step_missing: "One step missing",
  needs_answer: "Needs an answer",
  does_not_fit: "Does not fit",
};
const NOT_LISTED = "Not listed for this purpose";

/** Lists example businesses whose results differ between two (possibly incomplete) terms. `today` is an Indian day. */
export function changedResults(before: unknown, after: unknown, today: string): ChangedResult[] {
  const [old, fresh] = [judge(before, today), judge(after, today)];
  return Object.values(EXAMPLE_BUSINESSES).flatMap(({ who, answers }) => {
    const changed = { who, before: old(answers), after: fresh(answers) };
    return changed.before === changed.after ? [] : [changed];
  });
}

/** Returns a function that gives the result in words, with the reason for a refusal. */
function judge(given: unknown, today: string): (answers: Answers) => string {
  const terms = SchemeTerms.safeParse(given);
  if (!terms.success || terms.data.isGateway) return () => NOT_LISTED;
  const { data } = terms;
  return (answers) => {
    if (!data.purposes.some((purpose) => purpose === answers.purpose)) return NOT_LISTED;
    const { verdict, failed, isClosed } = evaluate(data, answers, today);
    if (verdict !== "does_not_fit") return WORDS[verdict];
    return `${WORDS[verdict]}: ${isClosed ? "It is closed." : (failed[0]?.because ?? "")}`;
  };
}
