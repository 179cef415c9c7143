import { z } from "zod";
import { PLAN_IDS } from "../contracts/vocabulary.ts";
import { Line, Prose } from "./fields.ts";

export const PLAN_GROUPS = ["owners", "companies"] as const;
/** What a visitor may say about the business on the Membership page. */
export const PLAN_NEEDS = ["alone", "team", "mentor", "money"] as const;

/** Integer paise, but whole rupees, because orders use them. */
export const Plan = z.object({
  planId: z.enum(PLAN_IDS),
  title: Line,
  pricePaise: z.int().positive().multipleOf(100).meta({ label: "Price", kind: "rupees" }),
  group: z.enum(PLAN_GROUPS),
  /** 1 is the smallest plan. Each one includes what the plans below it have. */
  rank: z.int().min(1).max(PLAN_IDS.length),
  bestFor: Prose,
  /** Labelled on the page as the plan most owners begin with. */
  usualStart: z.boolean().default(false),
  fits: z.array(z.enum(PLAN_NEEDS)),
  /** Offered if the price is also above the UPI limit. */
  bankTransfer: z.boolean().default(false),
  /** How many people the buyer may name; 0 is a membership for one person. */
  seats: z.int().min(0).max(50).default(0),
});

/** Yes, no, how many a year, or a text such as a price. */
const Value = z.union([z.boolean(), z.int().positive(), Line]);

/** A row of the comparison. `promise` is the line on a card, with `{value}`; `promiseOfOne` is the line for 1. */
export const Benefit = z
  .object({
    title: Line,
    help: Line.optional(),
    promise: Line,
    promiseOfOne: Line.optional(),
    values: z.object(
      Object.fromEntries(PLAN_IDS.map((id) => [id, Value])) as Record<(typeof PLAN_IDS)[number], typeof Value>,
    ),
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
      PLAN_IDS.every((id) => isPrinted(values[id]) === promise.includes("{value}") || !isTold(values[id])),
    {
      path: ["promise"],
      message: "A number or a text needs {value} in the promise; yes or no cannot have it.",
    },
  );

/** The promise contains it. A value of 1 has its own line, and a plan without the benefit has no line. */
const isTold = (value: z.infer<typeof Value>) => value !== false && value !== 1;
const isPrinted = (value: z.infer<typeof Value>) => typeof value !== "boolean";

function worth(value: z.infer<typeof Value>): number {
  return typeof value === "number" ? value : Number(value !== false);
}
