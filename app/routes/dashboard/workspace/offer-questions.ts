import * as m from "#messages/dashboard/offers.ts";
import { offerInstrumentLabel } from "#messages/vocabulary/workspace.ts";
import { OFFER_INSTRUMENTS, WORKSPACE_LIMITS } from "#worker/contracts/workspace-vocabulary.ts";
import { choicesOf } from "./choices.ts";
import type { Question } from "./submission-form.tsx";

type Choice = { slug: string; name: string; least: string };

export function offerQuestions(choices: readonly Choice[]): readonly Question[] {
  return [
    {
      name: "opportunity",
      label: m.opportunity(),
      options: choices.map(({ slug, name, least }) => [slug, m.choice({ name, least })] as const),
    },
    {
      name: "amount",
      label: m.amount(),
      help: m.amountHelp(),
      type: "rupees",
      max: WORKSPACE_LIMITS.amount,
    },
    { name: "instrument", label: m.instrument(), options: choicesOf(OFFER_INSTRUMENTS, offerInstrumentLabel) },
    {
      name: "terms",
      label: m.terms(),
      help: m.termsHelp(),
      type: "text",
      rows: 6,
      max: WORKSPACE_LIMITS.answer,
    },
  ];
}
