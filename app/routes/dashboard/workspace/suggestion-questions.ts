import * as m from "#messages/dashboard/mentoring.ts";
import { suggestionAreaLabel } from "#messages/vocabulary/workspace.ts";
import { SUGGESTION_AREAS, WORKSPACE_LIMITS } from "#worker/contracts/workspace-vocabulary.ts";
import { choicesOf } from "./choices.ts";
import type { Question } from "./submission-form.tsx";

export function suggestionQuestions(startups: ReadonlyArray<{ slug: string; name: string }>): readonly Question[] {
  return [
    { name: "startup", label: m.startup(), options: startups.map(({ slug, name }) => [slug, name] as const) },
    { name: "area", label: m.area(), options: choicesOf(SUGGESTION_AREAS, suggestionAreaLabel) },
    {
      name: "text",
      label: m.yourSuggestion(),
      help: m.suggestionHelp(),
      type: "text",
      rows: 6,
      max: WORKSPACE_LIMITS.answer,
    },
  ];
}
