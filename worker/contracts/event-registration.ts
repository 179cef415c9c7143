import { z } from "zod";
import { lineProblem } from "./fields.ts";
import { EVENT_PATTERNS, LIMITS, MEMBERSHIP_STATUSES, MESSAGES } from "./vocabulary.ts";

const Filled = z.string(MESSAGES.eventFieldsRequired).trim().min(1, MESSAGES.eventFieldsRequired);
const Status = z.enum(MEMBERSHIP_STATUSES, "Please choose a membership status.");
const NOT_OPEN = "This event is not open for registration.";

const Sent = z.object({
  fullName: Filled.meta({ maxLength: LIMITS.name }),
  email: Filled.meta({ maxLength: LIMITS.email }),
  phone: Filled,
  membershipStatus: z.unknown().optional().meta({ type: "string", enum: MEMBERSHIP_STATUSES, default: "Non-Member" }),
  event: z.unknown().optional().meta({ type: "string", maxLength: LIMITS.slug }),
});
const Entered = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  membershipStatus: z.unknown().optional(),
  event: z.unknown().optional(),
});

/**
 * POST /event/register, sections 5 and 7. The messages come in the specification's order and the first failure stops:
 * all fields, then the e-mail, then the phone, then what the specification does not name; hence one schema piped into
 * the next. In each the length is checked before the pattern.
 */
export const EventRegistration = Sent.pipe(
  Entered.extend({
    email: z
      .string()
      .max(LIMITS.email, { error: MESSAGES.eventEmail, abort: true })
      .toLowerCase()
      .regex(EVENT_PATTERNS.email, MESSAGES.eventEmail),
  }),
)
  .pipe(
    Entered.extend({
      phone: z
        .string()
        .max(LIMITS.phone, { error: MESSAGES.eventPhone, abort: true })
        .regex(EVENT_PATTERNS.phone, MESSAGES.eventPhone),
    }),
  )
  .pipe(
    Entered.extend({
      fullName: z.string().superRefine((name, context) => {
        const message = lineProblem(name, LIMITS.name);
        if (message) context.addIssue({ code: "custom", message });
      }),
      membershipStatus: z.preprocess(asSent, Status.default("Non-Member")),
      event: z.preprocess(asSent, z.string(NOT_OPEN).trim().max(LIMITS.slug, NOT_OPEN).optional()),
    }),
  );
export type EventRegistration = z.infer<typeof EventRegistration>;

/** For a field that the schemas before it have left as it came. */
function asSent(value: unknown): unknown {
  return value;
}
