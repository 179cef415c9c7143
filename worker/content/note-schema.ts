import { z } from "zod";
import { ROLES } from "../contracts/vocabulary.ts";

const Text = z.string().trim().min(1);

/** A note to the members of one role; their dashboard shows the newest one. */
export const Note = z.object({
  role: z.enum(ROLES),
  from: Text,
  date: z.iso.date(),
  text: Text,
  /** Text of the link to `href`, a path of this site. */
  label: Text,
  href: z.string().regex(/^\/(?!\/)[\w./?=#-]*$/),
});
