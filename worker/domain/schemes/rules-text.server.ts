import { SchemeTerms } from "../../content/scheme-terms-schema.ts";

/** Text that is equal for equal rules, conditions and status. Wording elsewhere makes no difference. */
export function rulesText({ rules, conditions, status, closesOn, statusNote }: SchemeTerms): string {
  return JSON.stringify([rules, conditions, status, closesOn, statusNote]);
}

/** {@link rulesText} of a stored entry, which can be incomplete. Empty if there are no terms. */
export function rulesTextOf(entry: unknown): string {
  const terms = (entry as { terms?: unknown } | null)?.terms;
  const parsed = SchemeTerms.safeParse(terms);
  if (parsed.success) return rulesText(parsed.data);
  return terms === undefined ? "" : JSON.stringify(terms);
}
