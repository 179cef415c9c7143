import { SchemeTerms } from "../../content/scheme-terms-schema.ts";

/** Equal rules, conditions and status have an equal text; a corrected wording elsewhere is no difference. */
export function rulesText({ rules, conditions, status, closesOn, statusNote }: SchemeTerms): string {
  return JSON.stringify([rules, conditions, status, closesOn, statusNote]);
}

/** Of an entry as it is stored, which may be incomplete; empty without terms. */
export function rulesTextOf(entry: unknown): string {
  const terms = (entry as { terms?: unknown } | null)?.terms;
  const parsed = SchemeTerms.safeParse(terms);
  if (parsed.success) return rulesText(parsed.data);
  return terms === undefined ? "" : JSON.stringify(terms);
}
