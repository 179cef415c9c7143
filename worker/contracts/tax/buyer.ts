import { z } from "zod";
import { lineProblem, NOT_PLAIN, normalizeText, SEVERAL_LINES, tooLong } from "../fields.ts";
import { LIMITS } from "../vocabulary.ts";
import { isGstin, stateOfGstin } from "./gstin.ts";
import { INDIAN_STATES } from "./indian-states.ts";

const NOT_GSTIN = "This is not a valid GSTIN. Check its 15 letters and digits on your registration certificate.";
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: tooLong(max), abort: true });

export const BuyerFields = {
  company: text(LIMITS.name).optional(),
  gstin: text(LIMITS.gstin)
    .toUpperCase()
    .refine((gstin) => gstin === "" || isGstin(gstin), NOT_GSTIN)
    .optional(),
  billingAddress: text(LIMITS.address)
    .transform(normalizeText)
    .pipe(z.string().regex(SEVERAL_LINES, NOT_PLAIN))
    .optional(),
  billingState: z
    .string()
    .refine((code) => code === "" || INDIAN_STATES.has(code), "Please choose a state.")
    .optional(),
};
type Entered = { [Field in keyof typeof BuyerFields]?: string | undefined };

/** Rule 46 of the CGST Rules: an invoice to a registered person has its name, address and GSTIN. */
export function checkBuyer(entered: Entered, context: z.RefinementCtx): void {
  const { company = "", gstin = "", billingAddress = "", billingState = "" } = entered;
  const complain = (field: keyof Entered, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  const problem = lineProblem(company, LIMITS.name);
  if (problem) complain("company", problem);
  if (!gstin) return;
  if (!company) complain("company", "Please enter the company that the GSTIN belongs to.");
  if (!billingAddress)
    complain("billingAddress", "Please enter the company’s address: an invoice with a GSTIN needs it.");
  const state = stateOfGstin(gstin);
  if (billingState && billingState !== state && INDIAN_STATES.has(billingState)) {
    complain(
      "billingState",
      `This GSTIN belongs to ${INDIAN_STATES.get(state)}. Choose that state, or check the GSTIN.`,
    );
  }
}

export const Buyer = z.object(BuyerFields).superRefine(checkBuyer);
export type Buyer = z.infer<typeof Buyer>;
