import { doNotKnow } from "#messages/schemes/questions.ts";
import { FINDER_QUESTIONS } from "../../content/finder-questions.ts";
import { type Answers, FINDER_ANSWERS, type Question, UNKNOWN } from "../../contracts/schemes/vocabulary.ts";

export type QuestionView = ReturnType<typeof questionView>;

/** Returns a question with its answers, worded for what is `known`. "I do not know" is always last. */
export function questionView(name: Question, known: Answers = {}) {
  const { title, titleBeforeStart, help, link, answers } = FINDER_QUESTIONS[name];
  const label = answers as (value: string) => string;
  const options = FINDER_ANSWERS[name].map((value) => ({ value, label: label(value) }));
  return {
    name,
    title: ((known.age === "not_started" && titleBeforeStart) || title)(),
    help: help?.(),
    link: link && { label: link.label(), href: link.href },
    options: [...options, { value: UNKNOWN, label: doNotKnow() }],
  };
}

export function answerLabel(name: Question, answer: string): string {
  return questionView(name).options.find(({ value }) => value === answer)?.label ?? doNotKnow();
}
