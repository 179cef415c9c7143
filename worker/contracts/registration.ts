import { z } from "zod";
import * as f from "#messages/contracts/fields.ts";
import * as m from "#messages/contracts/visitors.ts";
import { Email, personText } from "./fields.ts";
import { normalisePhone } from "./phone.ts";
import { ACCEPTED_NOTICES, LIMITS, ROLES } from "./vocabulary.ts";

const Phone = personText(f.missingPhone, LIMITS.phone).transform((text, context) => {
  const phone = normalisePhone(text);
  if (phone === undefined) context.addIssue({ code: "custom", message: f.invalidPhone() });
  return phone ?? z.NEVER;
});
const Role = z.enum(ROLES, { error: m.chooseRole });

/** Carries the version of the notice, so that consent refers to the text the person read. */
const Consent = z.enum(ACCEPTED_NOTICES, { error: ({ input }) => (input ? m.noticeChanged() : m.agree()) });
const Adult = z.literal("yes", { error: m.confirmAdult });
const Marketing = z.literal("yes", { error: f.tickOrEmpty }).optional();

/** Section 7. Older clients send a `password`, which is ignored, and no consent, which confirmation asks for. */
export const Registration = z.object({
  name: personText(f.missingName, LIMITS.name),
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
