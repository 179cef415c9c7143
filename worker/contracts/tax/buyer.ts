import { z } from "zod";
import { notPlain } from "#messages/contracts/fields.ts";
import * as m from "#messages/contracts/payment.ts";
import { stateLabel } from "#messages/vocabulary/states.ts";
import { lineProblem, normalizeText, SEVERAL_LINES, tooLong } from "../fields.ts";
import { LIMITS } from "../vocabulary.ts";
import { isGstin, stateOfGstin } from "./gstin.ts";
import { INDIAN_STATES } from "./indian-states.ts";

/** Finds letters that the font of the PDF documents does not have. */
const NOT_PRINTED =
  /[^\u0900-\u097F\p{Cc}\p{Cf}\p{Cs}\p{Zs}!-~¡-£¥§-«®-°´¶-¸º»¿-ćĊ-ēĖ-ěĞ-ģĦħĪīĮ-ıĶķĹ-ľŁ-ňŐ-ŕŘ-śŞ-šŤťŪūŮ-ž‐–—‘-‚“-„•…₹\u25CC]/u;

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: tooLong(max), abort: true });

export const BuyerFields = {
  company: text(LIMITS.name).optional(),
  gstin: text(LIMITS.gstin)
    .toUpperCase()
    .transform((gstin) => gstin.replace(/[\s-]/g, ""))
    .refine((gstin) => gstin === "" || isGstin(gstin), { error: m.invalidGstin })
    .optional(),
  billingAddress: text(LIMITS.address)
    .transform(normalizeText)
    .pipe(z.string().regex(SEVERAL_LINES, { error: notPlain }))
    .optional(),
  billingState: z
    .string()
    .refine((code) => code === "" || INDIAN_STATES.has(code), { error: m.chooseState })
    .optional(),
};
type Field = keyof typeof BuyerFields | "name";
type Entered = { [field in Field]?: string | undefined };

/** Rule 46 of the CGST Rules: an invoice to a registered person has its name, address and GSTIN. */
export function checkBuyer(entered: Entered, context: z.RefinementCtx): void {
  const { company = "", gstin = "", billingAddress = "", billingState = "" } = entered;
  const addIssue = (field: Field, message: string) => context.addIssue({ code: "custom", path: [field], message });
  const problem = lineProblem(company, LIMITS.name);
  if (problem) addIssue("company", problem);
  for (const field of ["name", "company", "billingAddress"] as const) {
    const [letter] = NOT_PRINTED.exec(entered[field]?.normalize("NFC") ?? "") ?? [];
    if (letter) addIssue(field, m.notPrinted({ letter }));
  }
  if (!gstin) return;
  if (!company) addIssue("company", m.companyNeeded());
  if (!billingAddress) addIssue("billingAddress", m.addressNeeded());
  const state = stateOfGstin(gstin);
  if (billingState && billingState !== state && INDIAN_STATES.has(billingState)) {
    const name = INDIAN_STATES.get(state);
    addIssue("billingState", name ? m.otherState({ state: stateLabel(name) }) : m.invalidGstin());
  }
}

export const Buyer = z.object(BuyerFields).superRefine(checkBuyer);
export type Buyer = z.infer<typeof Buyer>;
