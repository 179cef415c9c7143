import { z } from "zod";
import { STARTUP_STAGES } from "../contracts/workspace-vocabulary.ts";
import { IsoDate, Line, Markdown, Paise, Prose, Sample } from "./fields.ts";

const COMPANY = {
  name: Line.meta({ label: "Name" }),
  sector: Line.meta({ label: "Sector", help: "For example Solar cooling." }),
  city: Line.meta({ label: "City" }),
  stage: z.enum(STARTUP_STAGES).meta({ label: "Stage" }),
  summary: Prose.meta({ label: "Summary", help: "One or two sentences for the list." }),
};

export const Startup = z.object({
  ...COMPANY,
  story: Markdown.meta({ label: "Story" }),
  facts: z
    .array(z.object({ label: Line.meta({ label: "What it is" }), value: Line.meta({ label: "Figure" }) }))
    .min(2)
    .meta({ label: "Figures" }),
  question: Prose.meta({ label: "Question for the mentor" }),
  sample: Sample,
});

/** Integer paise; `closesOn` is the last day for offers. */
export const Opportunity = z
  .object({
    ...COMPANY,
    details: Markdown.meta({ label: "Details" }),
    askPaise: Paise.meta({ label: "Amount they want to raise" }),
    leastPaise: Paise.meta({ label: "Smallest offer" }),
    closesOn: IsoDate.meta({ label: "Last day for offers" }),
    sample: Sample,
  })
  .refine(({ askPaise, leastPaise }) => leastPaise <= askPaise, {
    path: ["leastPaise"],
    message: "The smallest offer cannot be more than the whole sum.",
  });
