import { z } from "zod";
import { EVENT_PATTERNS, LIMITS, MEMBERSHIP_STATUSES, MESSAGES } from "./vocabulary.ts";

const Filled = z.string(MESSAGES.eventFieldsRequired).trim().min(1, MESSAGES.eventFieldsRequired);

/**
 * POST /event/register, sections 5 and 7. The messages come in the specification's order and the first failure stops:
 * all fields, then the e-mail, then the phone; hence one schema piped into the next.
 */
export const EventRegistration = z
  .object({
    fullName: Filled.max(LIMITS.name, `Please use at most ${LIMITS.name} characters.`),
    email: Filled,
    phone: Filled,
    membershipStatus: z.enum(MEMBERSHIP_STATUSES, "Please choose a membership status.").default("Non-Member"),
    event: z.string().trim().max(80).optional(),
  })
  .pipe(
    z.object({
      fullName: z.string(),
      email: z.string().toLowerCase().max(LIMITS.email).regex(EVENT_PATTERNS.email, MESSAGES.eventEmail),
      phone: z.string(),
      membershipStatus: z.enum(MEMBERSHIP_STATUSES),
      event: z.string().optional(),
    }),
  )
  .pipe(
    z.object({
      fullName: z.string(),
      email: z.string(),
      phone: z.string().regex(EVENT_PATTERNS.phone, MESSAGES.eventPhone),
      membershipStatus: z.enum(MEMBERSHIP_STATUSES),
      event: z.string().optional(),
    }),
  );
export type EventRegistration = z.infer<typeof EventRegistration>;
