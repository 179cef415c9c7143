import { z } from "zod";
import { ROLES } from "../contracts/vocabulary.ts";
import { IsoDate, Line, Prose } from "./fields.ts";

/** A note to the members of one role; their dashboard shows the newest one. */
export const Note = z.object({
  role: z.enum(ROLES),
  from: Line,
  date: IsoDate,
  text: Prose,
  label: Line.meta({ label: "Text of the link" }),
  href: z
    .string()
    .regex(/^\/(?!\/)[\w./?=#-]*$/, "Enter a page of this site, for example /events.")
    .meta({ label: "Page", help: "A page of this site, for example /events." }),
});
