import { z } from "zod";
import { STARTUP_STAGES } from "../contracts/workspace-vocabulary.ts";
import { IsoDate, Line, Markdown, Paise, Prose, Sample, Text } from "./fields.ts";

export const Startup = z.object({
  name: Text,
  sector: Line,
  city: Line,
  stage: z.enum(STARTUP_STAGES),
  summary: Prose,
  story: Markdown,
  facts: z
    .array(z.object({ label: Line, value: Line }))
    .min(2)
    .meta({ label: "Figures" }),
  question: Prose.meta({ label: "Question to the mentor" }),
  sample: Sample,
});

/** Integer paise; `closesOn` is the last day for offers. */
export const Opportunity = z
  .object({
    name: Text,
    sector: Line,
    city: Line,
    stage: z.enum(STARTUP_STAGES),
    summary: Prose,
    details: Markdown,
    askPaise: Paise.meta({ label: "Sum they look for" }),
    leastPaise: Paise.meta({ label: "Smallest offer" }),
    closesOn: IsoDate.meta({ label: "Last day for offers" }),
    sample: Sample,
  })
  .refine(({ askPaise, leastPaise }) => leastPaise <= askPaise, {
    path: ["leastPaise"],
    message: "The smallest offer cannot be more than the whole sum.",
  });
