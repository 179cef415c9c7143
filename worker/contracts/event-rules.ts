import * as m from "#messages/contracts/specified.ts";
import { EVENT_PATTERNS, LIMITS } from "./vocabulary.ts";

/** Section 5, in order. */
const RULES = [
  { field: "email", pattern: EVENT_PATTERNS.email, max: LIMITS.email, message: m.eventEmail },
  { field: "phone", pattern: EVENT_PATTERNS.phone, max: LIMITS.phone, message: m.eventPhone },
] as const;

/** Section 5. Does not use zod, because the browser loads it too. */
export function findEventProblem(
  entered: Record<"fullName" | "email" | "phone", string>,
): { message: string; fields: string[] } | undefined {
  const empty = (["fullName", "email", "phone"] as const).filter((field) => entered[field] === "");
  if (empty.length > 0) return { message: m.eventFieldsRequired(), fields: empty };
  const broken = RULES.find(({ field, pattern, max }) => entered[field].length > max || !pattern.test(entered[field]));
  return broken && { message: broken.message(), fields: [broken.field] };
}
