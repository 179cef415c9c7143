import { type Dispute, randomId } from "./entities.ts";
import { findPayment } from "./payments.ts";
import type { Store } from "./store.ts";
import { queueEvent } from "./webhooks.ts";

export async function dispute(
  store: Store,
  event: string,
  changes: Pick<Dispute, "payment_id"> & Partial<Dispute>,
): Promise<Dispute | { error: string }> {
  const payment = findPayment(store, changes.payment_id);
  if (!payment) return { error: "The id provided does not exist" };
  const known = event === "created" && !changes.id ? undefined : findDispute(store, changes);
  const created: Dispute = {
    id: `disp_${randomId()}`,
    entity: "dispute",
    payment_id: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: "goods_or_services_not_received_or_partially_received",
    respond_by: store.now() + 7 * 24 * 60 * 60,
    status: "open",
    phase: "chargeback",
    created_at: store.now(),
  };
  const entity: Dispute = { ...(known ?? created), ...changes };
  if (event === "lost") Object.assign(entity, { status: "lost", amount_deducted: entity.amount });
  const save = "insert into disputes values (?, ?) on conflict (id) do update set json = excluded.json";
  store.sql.exec(save, entity.id, JSON.stringify(entity));
  await queueEvent(store, `payment.dispute.${event}`, { payment, dispute: entity });
  return entity;
}

export function listDisputes(store: Store): Dispute[] {
  return store.read<Dispute>("select json from disputes order by rowid desc");
}

/** Finds a dispute by its id, or else the payment's newest one. */
function findDispute(store: Store, { id, payment_id }: Partial<Dispute>): Dispute | undefined {
  return listDisputes(store).find((one) => (id ? one.id === id : one.payment_id === payment_id));
}
