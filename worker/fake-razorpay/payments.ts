import { type Order, type Payment, randomDigits, randomId } from "./entities.ts";
import { findOrder, saveOrder } from "./orders.ts";
import { hmacHex } from "./signature.ts";
import type { Store } from "./store.ts";
import { queueEvent } from "./webhooks.ts";

/** `late`: the bank confirms after the time-out; `uncaptured`: paid, but never captured. */
export type PaymentEnding = "success" | "failure" | "late" | "uncaptured";
type Payer = { email?: string | undefined; contact?: string | undefined };
type Paid = { payment: Payment; signature: string | undefined };

const LATE_S = 2;

export async function pay(
  store: Store,
  orderId: string,
  ending: PaymentEnding,
  payer: Payer,
): Promise<Paid | { error: string }> {
  const order = findOrder(store, orderId);
  if (!order) return { error: "The id provided does not exist" };
  if (order.status === "paid") return { error: "Payment already done for this order." };
  const isAuthorized = ending === "success" || ending === "uncaptured";
  const payment = paymentOf(order, payer, { isAuthorized, createdAt: store.now() });
  saveOrder(store, { ...order, status: "attempted", attempts: order.attempts + 1 });
  savePayment(store, payment);
  if (isAuthorized) {
    await queueEvent(store, "payment.authorized", { payment });
    const left = ending === "success" ? await capture(store, payment) : payment;
    const signature = await hmacHex(store.env.RAZORPAY_KEY_SECRET, `${order.id}|${payment.id}`);
    return { payment: left, signature };
  }
  await queueEvent(store, "payment.failed", { payment });
  if (ending === "late") {
    store.sql.exec("insert into late values (?, ?)", payment.id, store.nowMs() + LATE_S * 1000);
    await store.wake();
  }
  return { payment, signature: undefined };
}

export async function authorizeLate(store: Store, id: string): Promise<Payment | undefined> {
  store.sql.exec("delete from late where payment_id = ?", id);
  const payment = findPayment(store, id);
  if (!payment) return undefined;
  const authorized: Payment = { ...payment, status: "authorized", error_code: null, error_description: null };
  await queueEvent(store, "payment.authorized", { payment: authorized });
  return capture(store, authorized);
}

export async function authorizeDue(store: Store): Promise<void> {
  const query = "select payment_id from late where due_at <= ?";
  const due = store.sql.exec<{ payment_id: string }>(query, store.nowMs());
  for (const { payment_id: id } of due.toArray()) await authorizeLate(store, id);
}

export function findPayment(store: Store, id: string): Payment | undefined {
  return store.read<Payment>("select json from payments where id = ?", id)[0];
}

export function listPayments(store: Store, orderId: string): Payment[] {
  return store.read<Payment>("select json from payments where order_id = ? order by rowid", orderId);
}

/** Newest first. */
export function listNewestPayments(store: Store, count: number): Payment[] {
  return store.read<Payment>("select json from payments order by rowid desc limit ?", count);
}

export function savePayment(store: Store, payment: Payment): void {
  store.sql.exec(
    "insert into payments values (?, ?, ?) on conflict (id) do update set json = excluded.json",
    payment.id,
    payment.order_id,
    JSON.stringify(payment),
  );
}

async function capture(store: Store, payment: Payment): Promise<Payment> {
  const captured: Payment = { ...payment, status: "captured", captured: true };
  const order = findOrder(store, payment.order_id);
  if (!order) return captured;
  const paid: Order = { ...order, status: "paid", amount_paid: order.amount, amount_due: 0 };
  saveOrder(store, paid);
  savePayment(store, captured);
  await queueEvent(store, "payment.captured", { payment: captured });
  await queueEvent(store, "order.paid", { payment: captured, order: paid });
  return captured;
}

function paymentOf(
  order: Order,
  payer: Payer,
  { isAuthorized, createdAt }: { isAuthorized: boolean; createdAt: number },
): Payment {
  return {
    id: `pay_${randomId()}`,
    entity: "payment",
    amount: order.amount,
    currency: order.currency,
    status: isAuthorized ? "authorized" : "failed",
    order_id: order.id,
    method: "upi",
    captured: false,
    email: payer.email || "void@razorpay.com",
    contact: payer.contact ?? "",
    amount_refunded: 0,
    refund_status: null,
    error_code: isAuthorized ? null : "BAD_REQUEST_ERROR",
    error_description: isAuthorized ? null : "Payment was not completed: the bank did not confirm it.",
    acquirer_data: isAuthorized ? { rrn: randomDigits(12), upi_transaction_id: randomId().toUpperCase() } : [],
    created_at: createdAt,
  };
}
