import { z } from "zod";
import { Day, personText, RupeesAndPaise } from "../fields.ts";
import { csvText } from "./csv-text.ts";
import { Reason } from "./records.ts";

export const DisputeAnswer = z.object({
  id: z.string().min(1).max(64),
  answer: personText(() => "Please say what you did.", 500),
});

export const Month = z.string("Please choose a month.").regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "Please choose a month.");
/** `part` counts from 1. */
export const MonthRequest = z.object({
  ...Reason.shape,
  month: Month,
  part: z.coerce.number().int().min(1).default(1),
});

const BANK_NUMBER = z.string("").trim().max(40, "Please use at most 40 characters.");
export const ReceivedForm = z.object({
  amount: RupeesAndPaise,
  day: Day,
  number: BANK_NUMBER.optional(),
  setAside: z.string().optional(),
});
export const ReturnForm = z.object({
  id: z.string().min(1).max(64),
  returned: BANK_NUMBER.min(4, "Please enter the bank’s reference of the return transfer."),
});
export const StatementForm = z.object({ csv: csvText("or choose the statement") });

export const ExtensionForm = z.object({ ...Reason.shape, day: Day });

export const SeveralExtended = z.object({
  ...Reason.shape,
  days: z.coerce.number("Choose for how long.").int().min(1, "Choose for how long.").max(366, "Choose for how long."),
});
export const SeveralReceived = z.object({ day: Day });
