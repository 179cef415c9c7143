import { z } from "zod";
import { Email, personText } from "./fields.ts";
import { LIMITS, ROLES } from "./vocabulary.ts";

/** POST /auth/register, section 7. `password` comes from older clients; it is read past and never kept. */
export const Registration = z.object({
  name: personText("your name", LIMITS.name),
  email: Email,
  phone: z
    .string({ error: "Please provide your phone number." })
    .trim()
    .max(LIMITS.phone, `Please use at most ${LIMITS.phone} characters.`)
    .regex(/^\+?[\d\s()-]{7,}$/, "Please provide a valid phone number."),
  role: z.enum(ROLES, "Please choose how you join."),
});
export type Registration = z.infer<typeof Registration>;
