/**
 * Section 5: the contact is "phone or email, free text". What looks like an e-mail address is kept as one, in lower
 * case; everything else is kept as it was written, as a telephone contact.
 */
export function contactOf(contact: string): { email: string; phone: null } | { email: null; phone: string } {
  const text = contact.trim();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
    ? { email: text.toLowerCase(), phone: null }
    : { email: null, phone: text };
}
