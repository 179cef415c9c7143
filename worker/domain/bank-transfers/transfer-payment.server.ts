import type { BatchItem } from "drizzle-orm/batch";
import { batchNamed } from "../../db/named-batch.ts";
import type { Order } from "../billing/orders.server.ts";
import { paidStatements, type Update, type UpdateDeps } from "../billing/payment-batch.server.ts";
import { logDecisions } from "../billing/payment-decisions.server.ts";
import type { KnownPayment } from "../billing/payments.server.ts";
import { isOvertaken, planTerm } from "../billing/planned-term.server.ts";
import { BANK_TRANSFER } from "../billing/transfer-ids.server.ts";

type Transfer = { paidAt: Date; bankNumber?: string | undefined; claims: () => readonly BatchItem<"sqlite">[] };

const MAX_ATTEMPTS = 10;

/**
 * Records a bank transfer that pays its order, in one batch with `claims`, which fail it if the transfer is no longer
 * open. Throws in that case, and for an erased order. Writes nothing for an upgrade that no longer fits. `paidAt` is
 * the instant from which the membership counts.
 */
export async function recordTransferPayment(
  deps: UpdateDeps,
  order: Order,
  transfer: Transfer,
  attempt = 1,
): Promise<"paid" | "does_not_fit"> {
  const { paidAt, claims } = transfer;
  const planned = await planTerm(deps, order, paidAt);
  if (planned === "does_not_fit") return planned;
  const update: Update = {
    order,
    payment: paymentOf(order, transfer),
    source: BANK_TRANSFER,
    refunds: [],
    financeEmail: undefined,
    event: undefined,
  };
  const write = () =>
    batchNamed(deps, { ...paidStatements(deps, update, { paidAt, capturedAt: paidAt, planned }), claims: claims() });
  let written: Awaited<ReturnType<typeof write>>;
  try {
    written = await write();
  } catch (error) {
    if (attempt >= MAX_ATTEMPTS || !(await isOvertaken(deps, planned))) throw error;
    return recordTransferPayment(deps, order, transfer, attempt + 1);
  }
  logDecisions(deps, written.auditedDecisions);
  deps.log("info", "order.paid", { orderId: order.id, source: update.source });
  return "paid";
}

function paymentOf(order: Order, { paidAt, bankNumber }: Pick<Transfer, "paidAt" | "bankNumber">): KnownPayment {
  const { providerOrderId: id, amountPaise: amount, currency } = order;
  const created_at = paidAt.getTime() / 1000;
  const numbers = bankNumber && { acquirer_data: { bank_transaction_id: bankNumber } };
  const fixed = { status: "captured", captured: true, method: BANK_TRANSFER } as const;
  return { id, order_id: id, amount, currency, created_at, ...fixed, ...numbers };
}
