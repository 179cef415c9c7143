import { z } from "zod";
import { Email, personText } from "./fields.ts";
import { normalisePhone } from "./phone.ts";
import { LIMITS, NOTICE_VERSION, ROLES } from "./vocabulary.ts";

const Phone = personText("your phone number", LIMITS.phone).transform((text, context) => {
  const phone = normalisePhone(text);
  if (phone === undefined) context.addIssue({ code: "custom", message: "Please provide a valid phone number." });
  return phone ?? z.NEVER;
});
const Role = z.enum(ROLES, "Please choose how you join.");

/** Carries the version of the notice, so that consent refers to the text the person read. */
const Consent = z.literal(NOTICE_VERSION, "Please agree to the notice, or we may not keep your details.");
const Adult = z.literal("yes", "Please confirm that you are 18 or older.");
const Marketing = z.literal("yes", "Please tick the box or leave it empty.").optional();

/** Section 7. Older clients send a `password`, which is ignored, and no consent; confirmation asks for it. */
export const Registration = z.object({
  name: personText("your name", LIMITS.name),
  email: Email,
  phone: Phone,
  role: Role,
  consent: Consent.optional(),
  adult: Adult.optional(),
  marketing: Marketing,
});
export type Registration = z.infer<typeof Registration>;

export const RegistrationForm = Registration.extend({ consent: Consent, adult: Adult });

export const Confirmation = RegistrationForm.omit({ email: true });
export type Confirmation = z.infer<typeof Confirmation>;
