import { z } from "zod";
import { Email, personText } from "./fields.ts";
import { normalisePhone } from "./phone.ts";
import { LIMITS, NOTICE_VERSION, ROLES } from "./vocabulary.ts";

/** Stored in its canonical spelling. */
const Phone = personText("your phone number", LIMITS.phone).transform((text, context) => {
  const phone = normalisePhone(text);
  if (phone === undefined) context.addIssue({ code: "custom", message: "Please provide a valid phone number." });
  return phone ?? z.NEVER;
});
const Role = z.enum(ROLES, "Please choose how you join.");

/** A ticked box carries the version of the notice beside it, so that consent is to what was read. */
const Consent = z.literal(NOTICE_VERSION, "Please agree to the notice, or we may not keep your details.");
const Adult = z.literal("yes", "Please confirm that you are 18 or older.");
const Marketing = z.literal("yes", "Please tick the box or leave it empty.").optional();

/**
 * POST /auth/register, section 7. `password` comes from older clients; it is read past and never kept. Older clients know
 * no boxes either: what was not agreed to here is asked when the address is proven.
 */
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

/** The same from the page, where the boxes stand. */
export const RegistrationForm = Registration.extend({ consent: Consent, adult: Adult });

/** What the owner of an address confirms or corrects after proving it. */
export const Confirmation = RegistrationForm.omit({ email: true });
export type Confirmation = z.infer<typeof Confirmation>;
