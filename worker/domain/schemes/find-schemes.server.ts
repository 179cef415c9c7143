import type { SchemeTerms } from "../../content/scheme-terms-schema.ts";
import { type Answers, MAX_QUESTIONS, QUESTIONS, type Question, UNKNOWN } from "../../contracts/schemes/vocabulary.ts";
import { type Evaluation, evaluate, VERDICTS } from "./evaluate.server.ts";

export type FinderScheme = { slug: string; terms: SchemeTerms };
export type Finding<S extends FinderScheme = FinderScheme> = Evaluation & {
  scheme: S;
  isForPurpose: boolean;
  /** The verdict if the purpose is ignored. */
  otherwise: Evaluation["verdict"];
};

/** Sorts every scheme by verdict, then money that need not be repaid, then the amount, then the given order. */
export function findSchemes<S extends FinderScheme>(
  schemes: readonly S[],
  answers: Answers,
  today: string,
): Array<Finding<S>> {
  const purpose = answerOf(answers, "purpose");
  const findings = schemes.map((scheme): Finding<S> => {
    const found = evaluate(scheme.terms, answers, today);
    const isForPurpose = !purpose || scheme.terms.purposes.some((one) => one === purpose);
    const verdict = isForPurpose ? found.verdict : "does_not_fit";
    return { ...found, scheme, isForPurpose, verdict, otherwise: found.verdict };
  });
  return findings.toSorted(compareFindings);
}

/** Lists the questions that the schemes for the visitor's purpose depend on. */
export function relevantQuestions(findings: readonly Finding[]): Question[] {
  const rules = findings.filter(({ isForPurpose }) => isForPurpose).flatMap(({ scheme }) => scheme.terms.rules);
  const used = new Set(rules.flatMap(({ any }) => any.flat()).map(({ question }) => question));
  return QUESTIONS.filter((question) => question === "purpose" || used.has(question));
}

/** Lists the open questions, those that decide most schemes first. At most eight, including answered ones. */
export function openQuestions(findings: readonly Finding[], answers: Answers): Question[] {
  if (answers.purpose === undefined) return ["purpose"];
  const counts = new Map<Question, number>();
  for (const { open } of findings.filter(({ verdict }) => verdict !== "does_not_fit")) {
    for (const question of open) counts.set(question, (counts.get(question) ?? 0) + 1);
  }
  const asked = relevantQuestions(findings).filter((question) => answers[question] !== undefined);
  return QUESTIONS.filter((question) => counts.has(question) && answers[question] === undefined)
    .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, Math.max(0, MAX_QUESTIONS - asked.length));
}

function compareFindings(a: Finding, b: Finding): number {
  const keys = (finding: Finding) => {
    const { isRepayable, maxPaise = 0 } = finding.scheme.terms.benefit;
    return [
      VERDICTS.indexOf(finding.verdict),
      Number(!finding.isForPurpose),
      VERDICTS.indexOf(finding.otherwise),
      Number(isRepayable),
      -maxPaise,
    ];
  };
  const others = keys(b);
  for (const [i, key] of keys(a).entries()) {
    const other = others[i] ?? 0;
    if (key !== other) return key - other;
  }
  return 0;
}

function answerOf(answers: Answers, question: Question): string | undefined {
  return answers[question] === UNKNOWN ? undefined : answers[question];
}
