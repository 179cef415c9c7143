import { z } from "zod";
import { RupeesAndPaise } from "../fields.ts";
import { RequestRefund } from "./refund.ts";

/** The console's form on the page of an order; amounts are typed in rupees. */
export const RefundForm = z
  .object({
    payment: z.string(),
    amount: RupeesAndPaise,
    why: z.string(),
    ends: z.string().optional(),
    key: z.string(),
  })
  .transform(({ payment, amount, why, ends, key }) => ({
    ...{ paymentId: payment, amountPaise: amount, reason: why },
    ...{ endsMembership: ends === "yes", idempotencyKey: key },
  }))
  .transform((wanted, context) => {
    const parsed = RequestRefund.safeParse(wanted);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: "custom", path, message });
    return z.NEVER;
  });
