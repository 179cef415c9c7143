import { z } from "zod";
import { isGstin, stateOfGstin } from "../contracts/tax/gstin.ts";
import { INDIAN_STATES } from "../contracts/tax/indian-states.ts";

/** `included` charges the displayed price, `added` adds the tax, `off` shows none. Section 32 of the CGST Act. */
export const Gst = z
  .object({
    mode: z.enum(["off", "included", "added"]),
    ratePercent: z.int().min(0).max(28),
    sac: z.string().regex(/^\d{6}$/, "A SAC has six digits."),
    gstin: z
      .string()
      .refine((text) => text === "" || isGstin(text), "This is not a GSTIN: check its letters and digits."),
    /** The seller's state, as a GST code. */
    state: z
      .string()
      .refine((code) => INDIAN_STATES.has(code), "Choose a state.")
      .default("27"),
    /** Begins the number of each document; a longer one would exceed the 16 characters of rule 46. */
    invoicePrefix: z
      .string()
      .regex(/^[A-Z0-9]{1,2}$/, "The prefix has one or two capital letters or digits.")
      .default("MF"),
  })
  .refine(({ mode, gstin }) => mode === "off" || gstin !== "", {
    path: ["mode"],
    message: "GST may be charged only with a GSTIN. Enter it, or choose “off”.",
  })
  .refine(({ gstin, state }) => gstin === "" || stateOfGstin(gstin) === state, {
    path: ["gstin"],
    message: "This GSTIN belongs to another state: its first two digits must be the code of your state.",
  })
  .refine(({ mode, ratePercent }) => mode === "off" || ratePercent > 0, {
    path: ["ratePercent"],
    message: "Enter the rate of GST, or choose “off”.",
  });
