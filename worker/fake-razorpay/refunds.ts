import { type Payment, type Refund, randomId } from "./entities.ts";
import { findPayment, savePayment } from "./payments.ts";
import type { Store } from "./store.ts";
import { queueEvent } from "./webhooks.ts";

/** `amount` in paise. With `isPending` the refund waits for {@link settleRefund}. */
export async function refund(
  store: Store,
  paymentId: string,
  {
    amount,
    receipt,
    isPending = false,
  }: { amount?: number | undefined; receipt?: string | undefined; isPending?: boolean },
): Promise<Refund | { error: string }> {
  const payment = findPayment(store, paymentId);
  if (!payment) return { error: "The id provided does not exist" };
  if (payment.status !== "captured" && payment.status !== "authorized") {
    return { error: "The payment has been fully refunded already, or was never made." };
  }
  const left = payment.amount - payment.amount_refunded;
  const sum = amount ?? left;
  if (sum > left) return { error: "The total refund amount is greater than the refund payment amount" };
  const created: Refund = {
    id: `rfnd_${randomId()}`,
    entity: "refund",
    amount: sum,
    currency: payment.currency,
    payment_id: paymentId,
    receipt: receipt ?? null,
    status: isPending ? "pending" : "processed",
    created_at: store.now(),
  };
  saveRefund(store, created);
  const refunded = changeRefunded(store, payment, sum);
  await queueEvent(store, "refund.created", { refund: created, payment: refunded });
  if (!isPending) await queueEvent(store, "refund.processed", { refund: created, payment: refunded });
  return created;
}

export async function settleRefund(
  store: Store,
  id: string,
  status: "processed" | "failed",
): Promise<Refund | { error: string }> {
  const pending = store.read<Refund>("select json from refunds where id = ?", id)[0];
  const payment = pending && findPayment(store, pending.payment_id);
  if (!payment || pending.status !== "pending") return { error: "The id provided does not exist" };
  const settled: Refund = { ...pending, status };
  saveRefund(store, settled);
  const left = status === "failed" ? changeRefunded(store, payment, -settled.amount) : payment;
  await queueEvent(store, `refund.${status}`, { refund: settled, payment: left });
  return settled;
}

export function listRefunds(store: Store, paymentId: string): Refund[] {
  return store.read<Refund>("select json from refunds where payment_id = ? order by rowid", paymentId);
}

/** Newest first. */
export function listNewestRefunds(store: Store, count: number): Refund[] {
  return store.read<Refund>("select json from refunds order by rowid desc limit ?", count);
}

function changeRefunded(store: Store, payment: Payment, difference: number): Payment {
  const sum = payment.amount_refunded + difference;
  const isWhole = sum === payment.amount;
  const restored = payment.captured ? "captured" : "authorized";
  const changed: Payment = {
    ...payment,
    amount_refunded: sum,
    status: isWhole ? "refunded" : restored,
    refund_status: isWhole ? "full" : sum > 0 ? "partial" : null,
  };
  savePayment(store, changed);
  return changed;
}

function saveRefund(store: Store, refund: Refund): void {
  const save = "insert into refunds values (?, ?, ?) on conflict (id) do update set json = excluded.json";
  store.sql.exec(save, refund.id, refund.payment_id, JSON.stringify(refund));
}
