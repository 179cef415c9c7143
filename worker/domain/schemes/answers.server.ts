import { type Answers, FINDER_ANSWERS, QUESTIONS, UNKNOWN } from "../../contracts/schemes/vocabulary.ts";

/** Reads the answers from a URL or a form. Ignores invalid values. The first of several values counts. */
export function readAnswers(given: Pick<URLSearchParams, "get">): Answers {
  const answers: Answers = {};
  for (const question of QUESTIONS) {
    const answer = given.get(question);
    const accepted: readonly string[] = FINDER_ANSWERS[question];
    if (answer !== null && (answer === UNKNOWN || accepted.includes(answer))) answers[question] = answer;
  }
  return answers;
}

/** Returns the answers as a query in the order of the questions, so that equal answers have one URL. */
export function toQuery(answers: Answers): string {
  const query = new URLSearchParams();
  for (const question of QUESTIONS) {
    const answer = answers[question];
    if (answer !== undefined) query.set(question, answer);
  }
  return query.size > 0 ? `?${query}` : "";
}
