import { z } from "zod";
import { eventFieldsRequired } from "#messages/contracts/specified.ts";
import * as m from "#messages/contracts/visitors.ts";
import { findEventProblem } from "./event-rules.ts";
import { lineProblem } from "./fields.ts";
import { LIMITS, MEMBERSHIP_STATUSES } from "./vocabulary.ts";

const Filled = z.string({ error: eventFieldsRequired }).trim().min(1, { error: eventFieldsRequired });
const Status = z.enum(MEMBERSHIP_STATUSES, { error: m.chooseStatus });
const NOT_OPEN = { error: m.eventNotOpen };

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

/** Sections 5 and 7. The specification orders the messages, so each step stops at its first failure. */
export const EventRegistration = Sent.pipe(
  Entered.superRefine((entered, context) => {
    const problem = findEventProblem(entered);
    for (const field of problem?.fields ?? []) {
      context.addIssue({ code: "custom", path: [field], message: problem?.message });
    }
  }),
).pipe(
  Entered.extend({
    email: z.string().toLowerCase(),
    fullName: z.string().superRefine((name, context) => {
      const message = lineProblem(name, LIMITS.name);
      if (message) context.addIssue({ code: "custom", message });
    }),
    membershipStatus: z.unknown().optional().pipe(Status.default("Non-Member")),
    event: z.unknown().optional().pipe(z.string(NOT_OPEN).trim().max(LIMITS.slug, NOT_OPEN).optional()),
  }),
);
export type EventRegistration = z.infer<typeof EventRegistration>;
