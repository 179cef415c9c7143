import { z } from "zod";
import { RupeesAndPaise } from "../fields.ts";
import { RecordBankRefund } from "./refund.ts";

/** The console's form for a refund that finance has transferred by bank; amounts are typed in rupees. */
export const BankRefundForm = z
  .object({
    payment: z.string(),
    amount: RupeesAndPaise,
    why: z.string(),
    ends: z.string().optional(),
    number: z.string(),
    day: z.string(),
  })
  .transform(({ payment, amount, why, ends, number, day }) => ({
    ...{ paymentId: payment, amountPaise: amount, reason: why, endsMembership: ends === "yes" },
    ...{ bankReference: number, paidOn: day },
  }))
  .transform((wanted, context) => {
    const parsed = RecordBankRefund.safeParse(wanted);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: "custom", path, message });
    return z.NEVER;
  });
