import { OFFER_INSTRUMENTS, WORKSPACE_LIMITS } from "#worker/contracts/workspace-vocabulary.ts";
import type { Question } from "./submission-form.tsx";

type Choice = { slug: string; name: string; least: string };

export function offerQuestions(choices: readonly Choice[]): readonly Question[] {
  return [
    {
      name: "opportunity",
      label: "Opportunity",
      options: choices.map(({ slug, name, least }) => [slug, `${name}, from ₹${least}`] as const),
    },
    {
      name: "amount",
      label: "Amount in rupees",
      help: "Whole rupees, such as 2,50,000.",
      type: "rupees",
      max: WORKSPACE_LIMITS.amount,
    },
    { name: "instrument", label: "How you would invest", options: OFFER_INSTRUMENTS },
    {
      name: "terms",
      label: "Your terms",
      help: "Share, interest or conversion; how long; what you would bring besides money.",
      type: "text",
      rows: 6,
      max: WORKSPACE_LIMITS.answer,
    },
  ];
}
