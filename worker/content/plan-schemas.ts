import { z } from "zod";
import { PLAN_IDS } from "../contracts/vocabulary.ts";
import { Line, Prose, Title } from "./fields.ts";

const PLAN_GROUPS = ["owners", "companies"] as const;
/** What visitors can state about their business on the Membership page. */
const PLAN_NEEDS = ["alone", "team", "mentor", "money"] as const;

const PLAN_NAMES: Record<(typeof PLAN_IDS)[number], string> = {
  community: "Community",
  premium: "Premium",
  gold: "Gold",
  corporate: "Corporate",
  platinum: "Platinum",
  patron: "Patron",
};

/** Prices are integer paise but whole rupees, because orders use whole rupees. */
export const Plan = z.object({
  planId: z.enum(PLAN_IDS).meta({
    label: "Plan",
    help: "Orders refer to it, so it cannot change.",
    isKept: true,
    choices: PLAN_NAMES,
  }),
  title: Title,
  pricePaise: z.int().positive().multipleOf(100).meta({ label: "Price", kind: "rupees" }),
  group: z.enum(PLAN_GROUPS).meta({
    label: "Group",
    help: "The part of the Membership page.",
    choices: { owners: "For owners", companies: "For companies" },
  }),
  rank: z
    .int()
    .min(1)
    .max(PLAN_IDS.length)
    .meta({ label: "Rank", help: "1 is the smallest plan. Each one includes what the plans below it have." }),
  bestFor: Prose.meta({ label: "Best for" }),
  usualStart: z
    .boolean()
    .default(false)
    .meta({ label: "Most owners begin here", help: "The page says so on the card. Tick it for one plan." }),
  fits: z.array(z.enum(PLAN_NEEDS)).meta({
    label: "Fits visitors who",
    help: "What visitors can say about their business on the Membership page.",
    choices: {
      alone: "run the business alone",
      team: "want to send several people",
      mentor: "look for a mentor",
      money: "look for money",
    },
  }),
  bankTransfer: z
    .boolean()
    .default(false)
    .meta({ label: "Bank transfer", help: "Offered only if the price is also above the largest UPI payment." }),
  seats: z
    .int()
    .min(0)
    .max(50)
    .default(0)
    .meta({ label: "Seats", help: "How many people the buyer may name. 0 is a membership for one person." }),
});

/** Yes, no, how many a year, or a text such as a price. */
const Value = z.union([z.boolean(), z.int().positive(), Line]);

/** A row of the comparison. `promise` is the line on a card, with `{value}`; `promiseOfOne` is the line for 1. */
export const Benefit = z
  .object({
    title: Title.meta({ help: "The row’s name in the comparison." }),
    help: Line.optional().meta({ label: "Explanation", help: "Shown below the title in the comparison." }),
    promise: Line.meta({ label: "Line on the cards", help: "{value} becomes the plan’s number or text." }),
    promiseOfOne: Line.optional().meta({ label: "Line for the number 1", help: "For example One ticket for …" }),
    values: z
      .object(
        Object.fromEntries(PLAN_IDS.map((id) => [id, Value.meta({ label: PLAN_NAMES[id] })])) as Record<
          (typeof PLAN_IDS)[number],
          typeof Value
        >,
      )
      .meta({ label: "What each plan has", help: "Yes, No, a number, or a text such as a price." }),
  })
  .refine(
    ({ values }) => PLAN_IDS.every((id, i) => i === 0 || worth(values[id]) >= worth(values[PLAN_IDS[i - 1] ?? id])),
    {
      path: ["values"],
      message: "A higher plan must include what the lower one has.",
    },
  )
  .refine(
    ({ values, promise }) =>
      PLAN_IDS.every((id) => showsValue(values[id]) === promise.includes("{value}") || !showsPromise(values[id])),
    {
      path: ["promise"],
      message:
        "Write {value} where the number or the text of each plan belongs. If the plans only have yes or no, leave {value} out.",
    },
  );

/** True if the card shows the `promise` line. A value of 1 has its own line, and a missing benefit has none. */
const showsPromise = (value: z.infer<typeof Value>) => value !== false && value !== 1;
const showsValue = (value: z.infer<typeof Value>) => typeof value !== "boolean";

function worth(value: z.infer<typeof Value>): number {
  return typeof value === "number" ? value : Number(value !== false);
}
