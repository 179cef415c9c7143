import { z } from "zod";
import { RupeesAndPaise } from "../fields.ts";
import { RecordBankRefund, RequestRefund } from "./refund.ts";

const typed = {
  /** In rupees, with paise after a point. */
  amount: RupeesAndPaise.pipe(RequestRefund.shape.amountPaise),
  endsMembership: z
    .string()
    .optional()
    .transform((text) => text === "yes"),
};

/** The console's form on the page of an order. */
export const RefundForm = RequestRefund.omit({ amountPaise: true }).extend(typed).transform(withPaise);

/** The console's form for a refund that finance has transferred by bank. */
export const BankRefundForm = RecordBankRefund.omit({ amountPaise: true }).extend(typed).transform(withPaise);

function withPaise<T extends { amount: number }>({ amount: amountPaise, ...wanted }: T) {
  return { ...wanted, amountPaise };
}
