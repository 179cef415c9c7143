import { type Dispute, type Payment, type Refund, randomId, type SettledItem, type Settlement } from "./entities.ts";
import { findOrder } from "./orders.ts";
import type { Store } from "./store.ts";
import { queueEvent } from "./webhooks.ts";

/** Two per cent, and 18 % GST on it. */
const FEE = 0.02 * 1.18;
const GST_SHARE = 0.18 / 1.18;
const INDIA_S = 5.5 * 60 * 60;

type Unsettled = Pick<SettledItem, "entity_id" | "type" | "amount" | "created_at" | "payment_id" | "dispute_id">;

/** Settles everything not settled yet. `amounts` (paise, by entity id) override the real amounts. */
export async function settle(
  store: Store,
  { amounts = {} }: { amounts?: Record<string, number> },
): Promise<Settlement> {
  const id = `setl_${randomId()}`;
  const settledAt = store.now();
  const utr = `${settledAt}${randomId().slice(0, 6)}`;
  const items = unsettled(store).map((entity) => {
    const amount = amounts[entity.entity_id] ?? entity.amount;
    const fee = entity.type === "payment" ? Math.round(amount * FEE) : 0;
    const payment = findPaymentOf(store, entity);
    const order = payment && findOrder(store, payment.order_id);
    const item: SettledItem = {
      ...entity,
      amount,
      debit: entity.type === "payment" ? 0 : amount,
      credit: entity.type === "payment" ? amount - fee : 0,
      currency: "INR",
      fee,
      tax: Math.round(fee * GST_SHARE),
      on_hold: false,
      settled: true,
      settled_at: settledAt,
      settlement_id: id,
      settlement_utr: utr,
      description: null,
      notes: "{}",
      order_id: order?.id ?? null,
      order_receipt: order?.receipt ?? null,
      method: payment?.method ?? null,
    };
    store.sql.exec("insert into settled values (?, ?, ?)", item.entity_id, settledAt, JSON.stringify(item));
    return item;
  });
  const sum = (of: (item: SettledItem) => number) => items.reduce((total, item) => total + of(item), 0);
  const settlement: Settlement = {
    id,
    entity: "settlement",
    amount: sum(({ credit, debit }) => credit - debit),
    status: "processed",
    fees: sum(({ fee }) => fee),
    tax: sum(({ tax }) => tax),
    utr,
    created_at: settledAt,
  };
  store.sql.exec("insert into settlements values (?, ?)", id, JSON.stringify(settlement));
  await queueEvent(store, "settlement.processed", { settlement });
  return settlement;
}

export function listSettlements(store: Store): Settlement[] {
  return store.read<Settlement>("select json from settlements order by rowid desc");
}

/** Lists what was settled in an Indian month or on one of its days. `undefined` if the query is not valid. */
export function listSettled(store: Store, query: Record<string, string>): SettledItem[] | undefined {
  const [year, month, day = 0, count = 10, skip = 0] = ["year", "month", "day", "count", "skip"].map((name) =>
    query[name] === undefined ? undefined : Number(query[name]),
  );
  if (!year || !month || !(count >= 1 && count <= 1000) || !(skip >= 0)) return undefined;
  const start = Date.UTC(year, month - 1, day || 1) / 1000 - INDIA_S;
  const end = (day ? Date.UTC(year, month - 1, day + 1) : Date.UTC(year, month, 1)) / 1000 - INDIA_S;
  const page = "select json from settled where settled_at >= ? and settled_at < ? order by rowid limit ? offset ?";
  return store.read<SettledItem>(page, start, end, count, skip);
}

function unsettled(store: Store): Unsettled[] {
  const open = (table: string, condition: string) =>
    `select json from ${table} where ${condition} and id not in (select entity_id from settled) order by rowid`;
  const payments = store.read<Payment>(open("payments", "json_extract(json, '$.captured')"));
  const refunds = store.read<Refund>(open("refunds", "json_extract(json, '$.status') = 'processed'"));
  const lost = store.read<Dispute>(open("disputes", "json_extract(json, '$.amount_deducted') > 0"));
  const common = { payment_id: null, dispute_id: null };
  return [
    ...payments.map((one) => ({ ...common, entity_id: one.id, type: "payment" as const, ...sumOf(one) })),
    ...refunds.map((one) => ({
      ...common,
      entity_id: one.id,
      type: "refund" as const,
      ...sumOf(one),
      payment_id: one.payment_id,
    })),
    ...lost.map((one) => ({
      entity_id: one.id,
      type: "adjustment" as const,
      ...sumOf(one),
      payment_id: one.payment_id,
      dispute_id: one.id,
    })),
  ];
}

function sumOf({ amount, created_at }: { amount: number; created_at: number }) {
  return { amount, created_at };
}

function findPaymentOf(store: Store, { entity_id, payment_id }: Unsettled): Payment | undefined {
  return store.read<Payment>("select json from payments where id = ?", payment_id ?? entity_id)[0];
}
