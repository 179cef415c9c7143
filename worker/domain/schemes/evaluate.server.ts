import type { SchemeRule, SchemeTerms } from "../../content/scheme-terms-schema.ts";
import { type Answers, type Question, UNKNOWN } from "../../contracts/schemes/vocabulary.ts";

export const VERDICTS = ["fits", "likely", "one_step_missing", "needs_answer", "does_not_fit"] as const;
export type Verdict = (typeof VERDICTS)[number];
type Truth = "true" | "false" | "unknown";
type Condition = SchemeRule["any"][number][number];
export type EvaluatedTerms = Pick<SchemeTerms, "rules" | "conditions" | "status" | "closesOn">;

export type Evaluation = {
  verdict: Verdict;
  /** Failed rules. For `does_not_fit`, those without a step come first. */
  failed: readonly SchemeRule[];
  missing: readonly SchemeRule[];
  open: readonly Question[];
  /** True if a rule, a condition or the scheme's status has not been confirmed with the source. */
  isUnconfirmed: boolean;
  isClosed: boolean;
};

/** Uses three-valued logic, so another answer can never make a failed rule hold. `today` is an Indian day. */
export function evaluate(terms: EvaluatedTerms, answers: Answers, today: string): Evaluation {
  const judged = terms.rules.map((rule) => ({ rule, truth: truthOf(rule, answers) }));
  const having = (truth: Truth) => judged.filter((one) => one.truth === truth).map(({ rule }) => rule);
  const failed = having("false").toSorted((a, b) => Number(Boolean(a.fix)) - Number(Boolean(b.fix)));
  const unknown = having("unknown");
  const isUnconfirmed =
    terms.status === "unconfirmed" ||
    [...terms.rules, ...terms.conditions].some(({ certainty }) => certainty === "check");
  const isClosed = terms.status === "closed" || isOver(terms, today);
  const facts = { failed, missing: failed.filter(({ fix }) => fix), isUnconfirmed, isClosed };
  const open = [...new Set(unknown.flatMap((rule) => openQuestions(rule, answers)))];
  return { ...facts, open, verdict: verdictOf({ ...facts, isOpen: unknown.length > 0 }) };
}

/** True if the scheme's last day has passed. */
export function isOver({ closesOn }: Pick<SchemeTerms, "closesOn">, today: string): boolean {
  return closesOn !== undefined && closesOn < today;
}

export function holds(group: readonly Condition[], answers: Answers): boolean {
  return groupTruth(group, answers) === "true";
}

function verdictOf(
  found: Pick<Evaluation, "failed" | "missing" | "isClosed" | "isUnconfirmed"> & { isOpen: boolean },
): Verdict {
  const { failed, missing, isClosed, isOpen, isUnconfirmed } = found;
  if (isClosed || failed.length > missing.length) return "does_not_fit";
  if (missing.length > 0) return "one_step_missing";
  if (isOpen) return "needs_answer";
  return isUnconfirmed ? "likely" : "fits";
}

function truthOf({ any }: SchemeRule, answers: Answers): Truth {
  const groups = any.map((group) => groupTruth(group, answers));
  if (groups.includes("true")) return "true";
  return groups.includes("unknown") ? "unknown" : "false";
}

function groupTruth(group: readonly Condition[], answers: Answers): Truth {
  const truths = group.map((condition) => conditionTruth(condition, answers));
  if (truths.includes("false")) return "false";
  return truths.includes("unknown") ? "unknown" : "true";
}

function conditionTruth({ question, accepts }: Condition, answers: Answers): Truth {
  const answer = answers[question];
  if (answer === undefined || answer === UNKNOWN) return "unknown";
  return accepts.includes(answer) ? "true" : "false";
}

function openQuestions({ any }: SchemeRule, answers: Answers): Question[] {
  const undecided = any.filter((group) => groupTruth(group, answers) === "unknown").flat();
  return undecided.filter((one) => conditionTruth(one, answers) === "unknown").map(({ question }) => question);
}
