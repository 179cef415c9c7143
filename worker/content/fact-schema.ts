import { z } from "zod";
import { isInOrder } from "./date-checks.ts";
import { IsoDate, Line, Link, Paise, Prose, Text } from "./fields.ts";

const BasisPoints = z.int().nonnegative().max(20_000);
const Days = z.int().positive();

/** What was read: the source itself, a stored copy or a report about it. `unread`: still to be confirmed. */
const FACT_METHODS = ["live", "copy", "report", "unread"] as const;

const kindOf = <K extends string>(kind: K) => z.literal(kind).meta({ label: "Kind of figures" });

/** Figures for calculators. Amounts are in paise, percentages in hundredths of a percent. */
const Rates = z
  .object({
    kind: kindOf("rates"),
    rows: z
      .array(
        z.object({
          from: IsoDate.optional().meta({ label: "From" }),
          upToPaise: Paise.optional().meta({ label: "Up to" }),
          basisPoints: BasisPoints.meta({ label: "Rate", help: "In hundredths of a percent: 525 is 5.25%." }),
        }),
      )
      .min(1)
      .meta({ label: "Rates", help: "In the order of their first day, or of their highest amount." }),
  })
  .meta({ label: "Rates by day or amount" });

const Classes = z
  .object({
    kind: kindOf("classes"),
    rows: z
      .array(
        z.object({
          name: Line.meta({ label: "Class" }),
          investmentPaise: Paise.meta({ label: "Investment up to" }),
          turnoverPaise: Paise.meta({ label: "Turnover up to" }),
        }),
      )
      .min(1)
      .meta({ label: "Classes" }),
  })
  .meta({ label: "Classes of enterprises" });

const PaymentTerms = z
  .object({
    kind: kindOf("payment-terms"),
    agreedDays: Days.meta({ label: "Days with an agreement" }),
    otherwiseDays: Days.meta({ label: "Days without an agreement" }),
    multiple: Days.meta({ label: "Multiple of the bank rate", help: "3 is three times the bank rate." }),
  })
  .meta({ label: "Terms of payment" });

const FactFigures = z
  .discriminatedUnion("kind", [Rates, Classes, PaymentTerms])
  .meta({ label: "Figures for the calculators", help: "Change them together with the value above." });

export const Fact = z
  .object({
    statement: Prose.meta({ label: "Statement" }),
    value: Line.meta({ label: "Value, as shown" }),
    figures: FactFigures.optional(),
    validFrom: IsoDate.optional().meta({ label: "Valid from" }),
    validTo: IsoDate.optional().meta({ label: "Valid until", help: "Leave it empty until an end is known." }),
    source: z
      .object({
        title: Text.meta({ label: "Title", help: "The office and the document." }),
        number: Text.optional().meta({ label: "Number", help: "Of the notification or circular." }),
        url: Link.meta({ label: "Link to the source" }),
      })
      .meta({ label: "Source" }),
    readOn: IsoDate.meta({ label: "Read on", help: "The day on which somebody last read the source." }),
    method: z.enum(FACT_METHODS).meta({
      label: "What was read",
      choices: {
        live: "The source itself",
        copy: "A stored copy of the source",
        report: "A report about the source",
        unread: "Nothing yet: to be confirmed with the source",
      },
    }),
    nextCheckOn: IsoDate.meta({ label: "Check again on", help: "From this day on, Today asks for a new check." }),
  })
  .refine(({ validFrom, validTo }) => isInOrder(validFrom, validTo), {
    path: ["validTo"],
    message: "This day is before the first one.",
  })
  .refine(({ readOn, nextCheckOn }) => isInOrder(readOn, nextCheckOn), {
    path: ["nextCheckOn"],
    message: "The next check must come after this one.",
  });
