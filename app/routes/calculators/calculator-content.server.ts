import { data, type RouterContextProvider } from "react-router";
import { FIELDS } from "#app/components/calculators/fields.ts";
import { unavailable } from "#messages/calculators/pages.ts";
import { englishPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { CALCULATORS } from "#worker/contracts/calculators/vocabulary.ts";
import { type Outcome, refused, statusOf } from "#worker/contracts/problem.ts";
import { listFacts } from "#worker/domain/content/facts.server.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import { indianDay } from "#worker/domain/india-calendar.server.ts";
import type { Answer } from "./answer.ts";
import { ANSWERS } from "./answers.server.ts";
import { EXPLANATIONS } from "./explanations.ts";

/** Data of a calculator's page. With figures in the address: the result, or what is wrong with the figures. */
export async function loadCalculator(url: URL, context: Readonly<RouterContextProvider>) {
  const calculator = CALCULATORS.find((slug) => englishPath(url.pathname) === `/calculators/${slug}`);
  if (!calculator) throw data(null, { status: statusOf(refused("not_found")) });
  const deps = context.get(depsContext);
  const { collections } = await deps.content.snapshot();
  const { facts, articles, schemes, plans } = collections;
  const names = FIELDS[calculator].map(({ name }) => name);
  const typed = typedValues(url.searchParams, names);
  const today = indianDay(deps.now());
  const outcome = answerTo(typed, () => {
    const known = { facts, plans, gst: settingsOf(collections).gst, today };
    return ANSWERS[calculator](typed, known) ?? refused("unavailable", unavailable());
  });
  const article = articles.find((entry) => entry.calculator === calculator);
  const scheme = schemes.find((entry) => entry.calculator === calculator);
  const page = {
    calculator,
    typed,
    plans: Object.fromEntries(plans.toSorted((a, b) => a.rank - b.rank).map(({ planId, title }) => [planId, title])),
    answer: outcome?.ok ? outcome.value : undefined,
    refusal: outcome?.ok ? undefined : outcome,
    facts: listFacts(facts, EXPLANATIONS[calculator].facts, today),
    article: article && { slug: article.slug, title: article.title },
    scheme: scheme && { slug: scheme.slug, title: scheme.title },
  };
  return data(page, { status: statusOf(outcome ?? { ok: true }) });
}

/** No errors if only fields are missing that the address does not name: an article's short form has fewer fields. */
function answerTo(typed: Record<string, string>, answer: () => Outcome<Answer>): Outcome<Answer> | undefined {
  if (Object.keys(typed).length === 0) return undefined;
  const outcome = answer();
  const errors = outcome.ok ? [] : (outcome.errors ?? []);
  return errors.length > 0 && errors.every(({ field }) => typed[field] === undefined) ? undefined : outcome;
}

/** Replaces control characters, which a field cannot show. */
function typedValues(query: URLSearchParams, names: readonly string[]): Record<string, string> {
  const typed = names.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value.replace(/\p{Cc}|\p{Cs}/gu, " ").slice(0, 100)] as const];
  });
  return Object.fromEntries(typed);
}
