import { z } from "zod";

const Line = z.string().trim().max(120);

/** Account for bank transfers. Fill in all four fields or none. If empty, no plan offers a bank transfer. */
export const BankAccount = z
  .object({
    name: Line.meta({ label: "Name of the account" }),
    number: z
      .string()
      .trim()
      .regex(/^(?:\d{9,18})?$/, "An account number has 9 to 18 digits.")
      .meta({ label: "Account number" }),
    ifsc: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^(?:[A-Z]{4}0[A-Z0-9]{6})?$/, "An IFSC has four letters, a zero and six letters or digits.")
      .meta({ label: "IFSC" }),
    bank: Line.meta({ label: "Bank and branch" }),
  })
  .refine((account) => Object.values(account).every(Boolean) || !Object.values(account).some(Boolean), {
    message: "Fill in all four fields of the account, or none.",
  });

export const NO_ACCOUNT = { name: "", number: "", ifsc: "", bank: "" };

/** NPCI's limit for one UPI payment to a business, in paise. */
export const UpiLimit = z.int().positive().multipleOf(100);
export const USUAL_UPI_LIMIT = 1_00_000_00;
