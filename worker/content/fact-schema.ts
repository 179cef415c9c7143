import { z } from "zod";
import { isInOrder } from "./date-checks.ts";
import { IsoDate, Line, Paise, Prose, Text } from "./fields.ts";

const BasisPoints = z.int().nonnegative().max(20_000);

/** The source itself, a stored copy of it, or a report about it was read; `unread`: to be confirmed with the source. */
const FACT_METHODS = ["live", "copy", "report", "unread"] as const;

/** The value of a fact for calculators. Amounts are paise, percentages hundredths of a percent. */
const FactFigures = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("rates"),
    /** In order of the first day or of the highest amount. */
    rows: z.array(z.object({ from: IsoDate.optional(), upToPaise: Paise.optional(), basisPoints: BasisPoints })).min(1),
  }),
  z.object({
    kind: z.literal("classes"),
    rows: z.array(z.object({ name: Line, investmentPaise: Paise, turnoverPaise: Paise })).min(1),
  }),
  z.object({
    kind: z.literal("payment-terms"),
    agreedDays: z.int().positive(),
    otherwiseDays: z.int().positive(),
    multiple: z.int().positive(),
  }),
]);

export const Fact = z
  .object({
    statement: Prose,
    value: Line.meta({ label: "Value, as shown" }),
    figures: FactFigures.optional(),
    validFrom: IsoDate.optional(),
    validTo: IsoDate.optional(),
    source: z.object({ title: Text, number: Text.optional(), url: z.url({ protocol: /^https?$/ }) }),
    readOn: IsoDate,
    method: z.enum(FACT_METHODS),
    nextCheckOn: IsoDate,
  })
  .refine(({ validFrom, validTo }) => isInOrder(validFrom, validTo), {
    path: ["validTo"],
    message: "This day is before the first one.",
  })
  .refine(({ readOn, nextCheckOn }) => isInOrder(readOn, nextCheckOn), {
    path: ["nextCheckOn"],
    message: "The next check must come after this one.",
  });
