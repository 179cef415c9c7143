import { z } from "zod";
import { englishLabels } from "#messages/labels.ts";
import { roleLabel } from "#messages/vocabulary/people.ts";
import { ROLES } from "../contracts/vocabulary.ts";
import { IsoDate, Line, Prose } from "./fields.ts";

/** A note to the members of one role; their dashboard shows the newest one. */
export const Note = z.object({
  role: z.enum(ROLES).meta({ label: "For members who are", choices: englishLabels(roleLabel) }),
  from: Line.meta({ label: "From", help: "Who signs it, for example the Indore chapter." }),
  date: IsoDate.meta({ label: "Date", help: "Members of a role see the newest note." }),
  text: Prose.meta({ label: "Text" }),
  label: Line.meta({ label: "Text of the link" }),
  href: z
    .string()
    .regex(/^\/(?!\/)[\w./?=#-]*$/, "Enter a page of this site, for example /events.")
    .meta({ label: "Page", help: "A page of this site, for example /events." }),
});

/** A text that operators start a reply from. No page shows it. */
export const ReplyTemplate = z.object({
  title: Line.meta({ label: "Name", help: "Colleagues choose a template by this name." }),
  text: Prose.meta({
    label: "Text",
    help: "[name], [event], [operator], [received], [plan] and [site] are filled in where they are known. Other words in brackets, such as [new day and time], are written by hand before the email is sent. The email adds the greeting.",
  }),
});
