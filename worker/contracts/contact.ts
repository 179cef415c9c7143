import { z } from "zod";
import * as f from "#messages/contracts/fields.ts";
import { choosePlan } from "#messages/contracts/visitors.ts";
import { Email, longText, MembershipDetails, personText, withinLimits } from "./fields.ts";
import { LIMITS, PLAN_IDS } from "./vocabulary.ts";

export const ContactMessage = z.object({
  name: personText(f.missingName, LIMITS.name),
  email: Email,
  message: longText(f.missingMessage, { max: LIMITS.message }),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const CallBackRequest = z
  .object({ ...MembershipDetails, plan: z.enum(PLAN_IDS, { error: choosePlan }) })
  .superRefine(withinLimits);
export type CallBackRequest = z.infer<typeof CallBackRequest>;
