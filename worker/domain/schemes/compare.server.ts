import { MAX_COMPARED } from "../../contracts/schemes/vocabulary.ts";
import type { Deps } from "../../deps.ts";
import { indianDay } from "../india-calendar.server.ts";
import { readAnswers, toQuery } from "./answers.server.ts";
import { findSchemes } from "./find-schemes.server.ts";
import { listFinderEntries } from "./finder-entries.server.ts";
import { type SchemeView, schemeView } from "./scheme-view.server.ts";

/** Compares the schemes listed in `with`, in the order of the results. `left` counts the chosen ones not shown. */
export async function compareSchemes(
  deps: Pick<Deps, "content" | "now">,
  given: Pick<URLSearchParams, "get" | "getAll">,
): Promise<{ schemes: readonly SchemeView[]; left: number; query: string }> {
  const today = indianDay(deps.now());
  const answers = readAnswers(given);
  const { schemes } = await listFinderEntries(deps, today);
  const wanted = new Set(given.getAll("with"));
  const chosen = findSchemes(schemes, answers, today).filter(({ scheme }) => wanted.has(scheme.slug));
  return {
    schemes: chosen.slice(0, MAX_COMPARED).map((finding) => schemeView(finding, answers)),
    left: Math.max(0, chosen.length - MAX_COMPARED),
    query: toQuery(answers),
  };
}
