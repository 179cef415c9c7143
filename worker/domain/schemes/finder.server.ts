import { MAX_QUESTIONS } from "../../contracts/schemes/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { indianDay } from "../india-calendar.server.ts";
import { readAnswers, toQuery } from "./answers.server.ts";
import type { Verdict } from "./evaluate.server.ts";
import { findSchemes, openQuestions, relevantQuestions } from "./find-schemes.server.ts";
import { listFinderEntries } from "./finder-entries.server.ts";
import { answerLabel, type QuestionView, questionView } from "./question-texts.server.ts";
import { type SchemeView, schemeView } from "./scheme-view.server.ts";

type Answered = QuestionView & { answer: string; label: string };

export type FinderPage = {
  count: number;
  answered: readonly Answered[];
  /** Questions still to be asked, most useful first. */
  open: readonly QuestionView[];
  next: QuestionView | undefined;
  most: number;
  groups: Readonly<Record<Verdict, readonly SchemeView[]>>;
  otherPurpose: readonly SchemeView[];
  gateways: ReadonlyArray<{ slug: string; title: string; summary: string; cost: string; url: string }>;
  query: string;
};

/** `given` contains the URL's parameters: answers, and `edit` for a question to answer again. */
export async function openFinder(
  deps: Pick<Deps, "content" | "now">,
  given: Pick<URLSearchParams, "get">,
): Promise<FinderPage> {
  const today = indianDay(deps.now());
  const answers = readAnswers(given);
  const { schemes, gateways } = await listFinderEntries(deps, today);
  const findings = findSchemes(schemes, answers, today);
  const relevant = relevantQuestions(findings);
  const answered = relevant.flatMap((name) => {
    const answer = answers[name];
    return answer === undefined ? [] : [{ ...questionView(name, answers), answer, label: answerLabel(name, answer) }];
  });
  const edited = relevant.find((name) => name === given.get("edit"));
  const isNew = edited !== undefined && answers[edited] === undefined;
  const asked = new Set([...(isNew ? [edited] : []), ...openQuestions(findings, answers)]);
  const open = [...asked].map((name) => questionView(name, answers));
  const views = findings.map((finding) => schemeView(finding, answers));
  const shown = views.filter(({ isForPurpose }) => isForPurpose);
  return {
    count: schemes.length,
    answered,
    open,
    next: edited ? questionView(edited, answers) : open[0],
    most: answers.purpose === undefined ? MAX_QUESTIONS : answered.length + open.length,
    groups: groupByVerdict(shown),
    otherPurpose: views.filter(({ isForPurpose }) => !isForPurpose),
    gateways: gateways.map(({ slug, title, terms }) => {
      return { slug, title, summary: terms.benefit.summary, cost: terms.cost, url: terms.apply.url };
    }),
    query: toQuery(answers),
  };
}

function groupByVerdict(views: readonly SchemeView[]): FinderPage["groups"] {
  const groups: Record<Verdict, SchemeView[]> = {
    fits: [],
    likely: [],
    one_step_missing: [],
    needs_answer: [],
    does_not_fit: [],
  };
  for (const view of views) groups[view.verdict].push(view);
  return groups;
}
