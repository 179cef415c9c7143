import { FINDER_QUESTIONS, type QuestionTexts } from "../../content/finder-questions.ts";
import { FINDER_ANSWERS, type Question, UNKNOWN } from "../../contracts/schemes/vocabulary.ts";

export const DO_NOT_KNOW = "I do not know";

export type QuestionView = {
  name: Question;
  title: string;
  help: string | undefined;
  link: { label: string; href: string } | undefined;
  options: ReadonlyArray<{ value: string; label: string }>;
};

/** A question with its answers; "I do not know" is always the last. */
export function questionView(name: Question): QuestionView {
  const texts: Omit<QuestionTexts<Question>, "answers"> & { answers: Record<string, string> } = FINDER_QUESTIONS[name];
  const { title, help, link, answers } = texts;
  const options = FINDER_ANSWERS[name].map((value) => ({ value, label: answers[value] ?? value }));
  return { name, title, help, link, options: [...options, { value: UNKNOWN, label: DO_NOT_KNOW }] };
}

export function answerLabel(name: Question, answer: string): string {
  return questionView(name).options.find(({ value }) => value === answer)?.label ?? DO_NOT_KNOW;
}
