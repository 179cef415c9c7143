import { normalisePhone } from "../../contracts/phone.ts";

/** Normalises "phone or email, free text" (section 5); other text does not change. */
export function contactOf(contact: string): { email: string; phone: null } | { email: null; phone: string } {
  const text = contact.trim();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
    ? { email: text.toLowerCase(), phone: null }
    : { email: null, phone: normalisePhone(text) ?? text };
}
