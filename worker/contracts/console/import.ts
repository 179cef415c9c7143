import { z } from "zod";
import { Email, personText } from "../fields.ts";
import { normalisePhone } from "../phone.ts";
import { LIMITS, ROLES } from "../vocabulary.ts";
import { csvText } from "./csv-text.ts";

/** `event` is a slug or “general”. */
export const ImportForm = z.object({
  event: z.string("Choose an event.").min(1, "Choose an event.").max(80, "Choose an event."),
  csv: csvText("or choose the file"),
});

export const AccountsForm = z.object({ csv: csvText("or choose the file") });

export const ImportedAccount = z.object({
  name: personText(() => "Please provide a name.", LIMITS.name),
  email: Email,
  role: z.enum(ROLES, "Please use one of the roles Mentor, MSME, Investor or Startup."),
  phone: z
    .string()
    .max(LIMITS.phone, "Please provide a valid phone number.")
    .transform((text) => (text === "" ? "" : normalisePhone(text)))
    .pipe(z.string("Please provide a valid phone number.")),
});
export type ImportedAccount = z.infer<typeof ImportedAccount>;
