import { z } from "zod";

const FORMAT = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** `included` charges the displayed price, `added` adds the tax, `off` shows none. Section 32 of the CGST Act. */
export const Gst = z
  .object({
    mode: z.enum(["off", "included", "added"]),
    ratePercent: z.int().min(0).max(28),
    sac: z.string().regex(/^\d{6}$/, "A SAC has six digits."),
    gstin: z
      .string()
      .refine((text) => text === "" || isGstin(text), "This is not a GSTIN: check its letters and digits."),
  })
  .refine(({ mode, gstin }) => mode === "off" || gstin !== "", {
    path: ["mode"],
    message: "GST may be charged only with a GSTIN. Enter it, or choose “off”.",
  })
  .refine(({ mode, ratePercent }) => mode === "off" || ratePercent > 0, {
    path: ["ratePercent"],
    message: "Enter the rate of GST, or choose “off”.",
  });

/** Fifteen characters; the last one is a check digit over the others in base 36. */
export function isGstin(text: string): boolean {
  return FORMAT.test(text) && text.endsWith(checkDigitOf(text));
}

function checkDigitOf(text: string): string {
  const sum = Array.from(text.slice(0, 14)).reduce((total, letter, i) => {
    const product = DIGITS.indexOf(letter) * (i % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}
