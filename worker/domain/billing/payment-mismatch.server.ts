import type { Deps } from "../../deps.ts";
import type { ProviderPayment } from "../../providers/razorpay-entities.ts";
import { auditStatement } from "../audit.server.ts";
import type { Order } from "./orders.server.ts";
import { eventStatement, type ProviderEventRow } from "./provider-events.server.ts";

export function mismatchOf(order: Order, payment: ProviderPayment): string | undefined {
  if (payment.order_id !== order.providerOrderId) return "order";
  if (payment.currency !== order.currency) return "currency";
  if (payment.amount !== order.amountPaise) return "amount";
  return undefined;
}

export async function recordMismatch(
  deps: Pick<Deps, "db" | "now" | "log">,
  order: Order,
  payment: ProviderPayment,
  { mismatch, actor, event }: { mismatch: string; actor: string; event: ProviderEventRow | undefined },
): Promise<void> {
  const about = { providerOrderId: order.providerOrderId, paymentId: payment.id };
  deps.log("error", "order.mismatch", { orderId: order.id, paymentId: payment.id, mismatch, source: actor });
  await deps.db.batch([
    auditStatement(deps, {
      actor,
      action: "payment.mismatch",
      subject: `order:${order.id}`,
      detail: `${payment.id} ${mismatch}`,
      once: `payment.mismatch:${order.id}:${payment.id}`,
    }),
    ...(event ? [eventStatement(deps, event, about)] : []),
  ]);
}
