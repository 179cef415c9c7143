import { z } from "zod";
import { isGstin, stateOfGstin } from "../contracts/tax/gstin.ts";
import { INDIAN_STATES } from "../contracts/tax/indian-states.ts";

/** `included` charges the displayed price, `added` adds the tax, `off` shows no tax. Section 32 of the CGST Act. */
export const Gst = z
  .object({
    mode: z.enum(["off", "included", "added"]).meta({
      label: "GST on memberships",
      choices: { off: "Not charged", included: "Included in the prices shown", added: "Added to the prices shown" },
    }),
    ratePercent: z.int().min(0).max(28).meta({ label: "Rate in percent" }),
    sac: z
      .string()
      .regex(/^\d{6}$/, "A SAC has six digits.")
      .meta({ label: "SAC", help: "The six digits of the service. Your accountant knows them." }),
    gstin: z
      .string()
      .refine((text) => text === "" || isGstin(text), "This is not a GSTIN: check its letters and digits.")
      .meta({ label: "GSTIN", help: "The forum’s GSTIN. Leave it empty while GST is not charged." }),
    /** The seller's state, as a GST code. */
    state: z
      .enum([...INDIAN_STATES.keys()], "Choose a state.")
      .default("27")
      .meta({ label: "The forum’s state", choices: Object.fromEntries(INDIAN_STATES) }),
    /** Prefix of each document's number. A longer one would exceed the 16 characters that rule 46 allows. */
    invoicePrefix: z
      .string()
      .regex(/^[A-Z0-9]{1,2}$/, "The prefix has one or two capital letters or digits.")
      .default("MF")
      .meta({ label: "Prefix of document numbers", help: "One or two capital letters or digits." }),
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
