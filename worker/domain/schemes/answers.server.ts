import { type Answers, FINDER_ANSWERS, QUESTIONS, UNKNOWN } from "../../contracts/schemes/vocabulary.ts";

/** Reads the answers of an address or a form. Ignores what is not an answer; the first of several counts. */
export function readAnswers(given: Pick<URLSearchParams, "get">): Answers {
  const answers: Answers = {};
  for (const question of QUESTIONS) {
    const answer = given.get(question);
    const accepted: readonly string[] = FINDER_ANSWERS[question];
    if (answer !== null && (answer === UNKNOWN || accepted.includes(answer))) answers[question] = answer;
  }
  return answers;
}

/** The answers as a query in the order of the questions, so that equal answers have one address. */
export function queryOf(answers: Answers): string {
  const query = new URLSearchParams();
  for (const question of QUESTIONS) {
    const answer = answers[question];
    if (answer !== undefined) query.set(question, answer);
  }
  return query.size > 0 ? `?${query}` : "";
}
