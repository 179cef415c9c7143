import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import { type Answers, QUESTIONS } from "../../contracts/schemes/vocabulary.ts";
import type { Role } from "../../contracts/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import { readAnswers, toQuery } from "./answers.server.ts";
import { findSchemes } from "./find-schemes.server.ts";
import { listFinderEntries } from "./finder-entries.server.ts";
import { answerLabel, questionView } from "./question-texts.server.ts";
import { listRemindersOf, listTermsDigests, startReminder, stopReminder } from "./reminders.server.ts";
import { deleteSavedAnswers, findSavedAnswers, saveAnswers } from "./saved-answers.server.ts";
import { schemeTitle } from "./scheme-title.server.ts";
import { type SchemeView, schemeView } from "./scheme-view.server.ts";

type OwnDeps = Pick<Deps, "db" | "content" | "now">;

const BEST = 3;
const OWNERS: readonly Role[] = ["student", "startup"];

/** Returns the best three schemes for the saved answers. `undefined` without answers for roles without a business. */
export async function bestSchemes(deps: OwnDeps, { memberId, role }: { memberId: string; role: Role }) {
  const saved = await findSavedAnswers(deps, memberId);
  if (!saved) return OWNERS.includes(role) ? { saved: undefined, best: [] } : undefined;
  const { answers, savedAt } = saved;
  const { schemes } = await listFinderEntries(deps, indianDay(deps.now()));
  const fitting = findSchemes(schemes, answers, indianDay(deps.now())).filter(
    ({ verdict }) => verdict !== "does_not_fit",
  );
  const best = fitting.slice(0, BEST).map((finding): Pick<SchemeView, "slug" | "title" | "verdict" | "upTo"> => {
    const { slug, title, verdict, upTo } = schemeView(finding, answers);
    return { slug, title, verdict, upTo };
  });
  return { saved: { query: toQuery(answers), day: longDate(indianDay(savedAt)) }, best };
}

/** Describes what a member has saved: the answers in words, and the schemes with a reminder. */
export async function describeOwnSchemes(deps: OwnDeps, memberId: string) {
  const [saved, reminders] = await Promise.all([findSavedAnswers(deps, memberId), listRemindersOf(deps, memberId)]);
  const listed = await listTermsDigests(deps);
  return {
    saved: saved && {
      query: toQuery(saved.answers),
      day: longDate(indianDay(saved.savedAt)),
      answers: describeAnswers(saved.answers),
    },
    reminders: await Promise.all(
      reminders.map(async ({ scheme, givenAt }) => ({
        scheme,
        title: await schemeTitle(deps, scheme),
        since: longDate(indianDay(givenAt)),
        isListed: listed.has(scheme),
      })),
    ),
  };
}

/** Describes what the finder's URL asks for: answers to save, and a scheme for a reminder. */
export async function describeFinderRequest(deps: Pick<Deps, "content" | "now">, given: Pick<URLSearchParams, "get">) {
  const answers = readAnswers(given);
  const { schemes } = await listFinderEntries(deps, indianDay(deps.now()));
  const scheme = schemes.find(({ slug }) => slug === given.get("remind"));
  return {
    query: toQuery(answers),
    answers: describeAnswers(answers),
    scheme: scheme && { slug: scheme.slug, title: scheme.title },
  };
}

function describeAnswers(answers: Answers) {
  return QUESTIONS.flatMap((name) => {
    const answer = answers[name];
    if (answer === undefined) return [];
    return [{ name, answer, title: questionView(name, answers).title, label: answerLabel(name, answer) }];
  });
}

/** Carries out a member's form. Refuses unknown steps and schemes, and an empty set of answers. */
export async function changeOwnSchemes(
  deps: Pick<Deps, "db" | "now" | "content">,
  memberId: string,
  form: Readonly<Record<string, string>>,
): Promise<Outcome<null>> {
  const { step, scheme = "" } = form;
  if (step === "save") return saveAnswers(deps, memberId, readAnswers(new URLSearchParams(form)));
  if (step === "remind") return startReminder(deps, memberId, scheme);
  if (step === "forget") await deleteSavedAnswers(deps, memberId);
  else if (step === "stop") await stopReminder(deps, memberId, scheme);
  else return refused("invalid_input");
  return ok(null);
}
