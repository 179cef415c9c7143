import { SUGGESTION_AREAS, WORKSPACE_LIMITS } from "#worker/contracts/workspace-vocabulary.ts";
import type { Question } from "./submission-form.tsx";

export function suggestionQuestions(startups: ReadonlyArray<{ slug: string; name: string }>): readonly Question[] {
  return [
    { name: "startup", label: "Startup", options: startups.map(({ slug, name }) => [slug, name] as const) },
    { name: "area", label: "What it is about", options: SUGGESTION_AREAS },
    {
      name: "text",
      label: "Your suggestion",
      help: "What should change, why, and what it would cost to try.",
      type: "text",
      rows: 6,
      max: WORKSPACE_LIMITS.answer,
    },
  ];
}
