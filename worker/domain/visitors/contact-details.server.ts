import { normalisePhone } from "../../contracts/phone.ts";

/**
 * The contact of section 5, "phone or email, free text": an email address in lower case, a phone number in its canonical
 * spelling ({@link normalisePhone}), any other text as it was written.
 */
export function contactOf(contact: string): { email: string; phone: null } | { email: null; phone: string } {
  const text = contact.trim();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
    ? { email: text.toLowerCase(), phone: null }
    : { email: null, phone: normalisePhone(text) ?? text };
}
