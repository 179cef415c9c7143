import type { Deps } from "../deps.ts";
import { forgetOldSignIns } from "./account-upkeep.server.ts";
import { auditStatement } from "./audit.server.ts";
import { finishErasures } from "./erasure.server.ts";
import { forgetOldLimits } from "./limits.server.ts";
import { deliverMail } from "./mail-delivery.server.ts";
import { listOrdersToCheck, type Order, recordPayment, scheduleNextCheck } from "./orders.server.ts";
import { forgetWhatIsOver } from "./retention.server.ts";
import { forgetOldVitals } from "./vitals.server.ts";

/** Keeps one run far below the platform's limit of outgoing calls. */
const ORDERS_A_RUN = 40;

/**
 * Every 15 minutes: asks the provider about orders that neither the browser nor a webhook has settled, sends waiting
 * mail, and forgets rate limits that are over and old measurements. The provider's list of an order's payments is
 * immediate, so nothing depends on a delivered webhook.
 */
export async function sweep(deps: Deps): Promise<void> {
  const due = deps.payments ? await listOrdersToCheck(deps, ORDERS_A_RUN) : [];
  for (const order of due) await checkOrder(deps, deps.payments, order);
  deps.log("info", "sweep.done", { orders: due.length });
  await forgetOldLimits(deps);
  await deliverMail(deps);
  await forgetOldVitals(deps);
  await forgetOldSignIns(deps);
  await finishErasures(deps);
  await forgetWhatIsOver(deps);
}

async function checkOrder(deps: Deps, payments: Deps["payments"], order: Order): Promise<void> {
  const answer = await payments?.listOrderPayments(order.providerOrderId);
  if (!answer?.ok) {
    deps.log("warn", "sweep.provider_failed", { ...answer?.failure, orderId: order.id });
    await scheduleNextCheck(deps, order, "unanswered");
    return;
  }
  for (const payment of answer.value) await recordPayment(deps, order, payment, "sweep");
  const isCaptured = answer.value.some(({ status }) => status === "captured");
  const isRefunded = answer.value.some(({ status }) => status === "refunded");
  const leftOpen = await scheduleNextCheck(deps, order, isCaptured || isRefunded ? "settled" : "open");
  if (order.status === "paid" && !isCaptured && !leftOpen) await reportNeverCaptured(deps, order);
}

/**
 * The signature promised a payment that was never captured: the provider has sent the money back by itself, or four days
 * have gone by without a capture. The membership has begun all the same, so an operator has to look.
 */
async function reportNeverCaptured(deps: Deps, order: Order): Promise<void> {
  deps.log("error", "order.never_captured", { orderId: order.id });
  await auditStatement(deps, {
    actor: "sweep",
    action: "order.never_captured",
    subject: `order:${order.id}`,
    once: `order.never_captured:${order.id}`,
  });
}
