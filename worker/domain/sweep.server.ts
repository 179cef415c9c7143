import type { Deps } from "../deps.ts";
import { describeError } from "../log.ts";
import type { OutgoingFailure } from "../providers/outgoing.ts";
import type { Payments } from "../providers/razorpay.ts";
import { forgetOldSignIns } from "./account-upkeep.server.ts";
import { auditStatement } from "./audit.server.ts";
import { finishErasures } from "./erasure.server.ts";
import { forgetOldLimits } from "./limits.server.ts";
import { deliverMail } from "./mail-delivery.server.ts";
import { listOrdersToCheck, type Order, scheduleNextCheck } from "./orders.server.ts";
import { recordPayment } from "./payment-updates.server.ts";
import { forgetWhatIsOver } from "./retention.server.ts";
import { forgetOldVitals } from "./vitals.server.ts";

/** Keeps one run far below the platform's limit of outgoing calls. */
const ORDERS_A_RUN = 40;

/**
 * Every 15 minutes: asks the provider about orders that neither the browser nor a webhook has settled, sends waiting
 * mail, finishes erasures and forgets what is over. The provider's list of an order's payments is immediate, so nothing
 * depends on a delivered webhook. What fails is logged and done in a later run; nothing else waits for it.
 */
export async function sweep(deps: Deps): Promise<void> {
  await attempt(deps, "orders", async () => {
    const orders = deps.payments ? await checkOrders(deps, deps.payments) : 0;
    deps.log("info", "sweep.done", { orders });
  });
  await attempt(deps, "limits", () => forgetOldLimits(deps));
  await attempt(deps, "mail", () => deliverMail(deps));
  await attempt(deps, "vitals", () => forgetOldVitals(deps));
  await attempt(deps, "sign_ins", () => forgetOldSignIns(deps));
  await attempt(deps, "erasures", () => finishErasures(deps));
  await attempt(deps, "retention", () => forgetWhatIsOver(deps));
}

async function attempt(deps: Deps, step: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    deps.log("error", "sweep.failed", { step, ...describeError(error) });
  }
}

/** Returns how many orders were due. */
async function checkOrders(deps: Deps, payments: Payments): Promise<number> {
  const due = await listOrdersToCheck(deps, ORDERS_A_RUN);
  for (const order of due) await attempt(deps, `order:${order.id}`, () => checkOrder(deps, payments, order));
  return due.length;
}

async function checkOrder(deps: Deps, payments: Payments, order: Order): Promise<void> {
  const answer = await payments.listOrderPayments(order.providerOrderId);
  if (!answer.ok) {
    deps.log("warn", "sweep.provider_failed", { ...answer.failure, orderId: order.id });
    const leftOpen = await scheduleNextCheck(deps, order, isFinal(answer.failure) ? "open" : "unanswered");
    if (!leftOpen) await reportToOperator(deps, order, "order.unknown_at_provider");
    return;
  }
  let isSettled = false;
  for (const payment of answer.value) {
    const fits = await recordPayment(deps, order, payment, "sweep");
    // One that was sent back leaves an unpaid order open: the payer may pay again.
    const ends = payment.status === "captured" || (payment.status === "refunded" && order.status === "paid");
    isSettled ||= fits && ends;
  }
  const isCaptured = answer.value.some(({ status }) => status === "captured");
  const leftOpen = await scheduleNextCheck(deps, order, isSettled ? "settled" : "open");
  if (order.status === "paid" && !isCaptured && (isSettled || !leftOpen))
    await reportToOperator(deps, order, "order.never_captured");
}

/** Whether the provider has understood the question and refuses to answer it; keys that are refused may be mended. */
function isFinal(failure: OutgoingFailure): boolean {
  return failure.reason === "error" && [400, 404].includes(failure.status);
}

/**
 * `order.never_captured`: the signature promised a payment that was never captured; the provider has sent the money back
 * by itself, or four days have gone by without a capture. The membership has begun all the same, so an operator has to look.
 * `order.unknown_at_provider`: until the last look the provider did not know the order that it once made, as with keys of
 * another account, so that nobody knows whether it was paid.
 */
async function reportToOperator(
  deps: Deps,
  order: Order,
  action: "order.never_captured" | "order.unknown_at_provider",
): Promise<void> {
  const entry = { actor: "sweep", action, subject: `order:${order.id}`, once: `${action}:${order.id}` };
  const written = await auditStatement(deps, entry).returning();
  if (written.length > 0) deps.log("error", action, { orderId: order.id });
}
