import { EVENT_PATTERNS, LIMITS, MESSAGES } from "./vocabulary.ts";

/** Section 5, in order. */
const RULES = [
  { field: "email", pattern: EVENT_PATTERNS.email, max: LIMITS.email, message: MESSAGES.eventEmail },
  { field: "phone", pattern: EVENT_PATTERNS.phone, max: LIMITS.phone, message: MESSAGES.eventPhone },
] as const;

/** Section 5. Does not use zod, because the browser loads it too. */
export function findEventProblem(
  entered: Record<"fullName" | "email" | "phone", string>,
): { message: string; fields: string[] } | undefined {
  const empty = (["fullName", "email", "phone"] as const).filter((field) => entered[field] === "");
  if (empty.length > 0) return { message: MESSAGES.eventFieldsRequired, fields: empty };
  const broken = RULES.find(({ field, pattern, max }) => entered[field].length > max || !pattern.test(entered[field]));
  return broken && { message: broken.message, fields: [broken.field] };
}
