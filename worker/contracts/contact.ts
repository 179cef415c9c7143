import { z } from "zod";
import { Email, longText, MembershipDetails, personText, withinLimits } from "./fields.ts";
import { LIMITS, PLAN_IDS } from "./vocabulary.ts";

export const ContactMessage = z.object({
  name: personText("your name", LIMITS.name),
  email: Email,
  message: longText("a message", { max: LIMITS.message }),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const CallBackRequest = z
  .object({ ...MembershipDetails, plan: z.enum(PLAN_IDS, "Please choose a plan.") })
  .superRefine(withinLimits);
export type CallBackRequest = z.infer<typeof CallBackRequest>;
