import { type Order, randomId } from "./entities.ts";
import { type OrderPage, orderPageQuery } from "./order-list.ts";
import type { Store } from "./store.ts";

type OrderInput = Pick<Order, "amount" | "currency" | "receipt" | "notes">;

export function createOrder(store: Store, input: OrderInput, isReceiptUnique: boolean): Order {
  const earlier = isReceiptUnique && input.receipt ? listOrders(store, input.receipt)[0] : undefined;
  return earlier ?? insertOrder(store, input, store.now());
}

/** Creates unpaid orders, `spacing` seconds apart. */
export function createOrders(store: Store, count: number, lastAt: number, spacing: number): string[] {
  const input: OrderInput = { amount: 499_900, currency: "INR", receipt: null, notes: [] };
  return Array.from({ length: count }, (_, n) => insertOrder(store, input, lastAt - n * spacing).id);
}

export function findOrder(store: Store, id: string): Order | undefined {
  return store.read<Order>("select json from orders where id = ?", id)[0];
}

export function listOrders(store: Store, receipt?: string): Order[] {
  return receipt === undefined
    ? store.read<Order>("select json from orders order by rowid desc")
    : store.read<Order>("select json from orders where receipt = ? order by rowid", receipt);
}

export function pageOrders(store: Store, page: OrderPage): Order[] {
  const { sql, values } = orderPageQuery(page);
  return store.read<Order>(sql, ...values);
}

export function saveOrder(store: Store, order: Order): void {
  store.sql.exec("update orders set json = ? where id = ?", JSON.stringify(order), order.id);
}

function insertOrder(store: Store, input: OrderInput, createdAt: number): Order {
  const order: Order = {
    id: `order_${randomId()}`,
    entity: "order",
    amount: input.amount,
    amount_paid: 0,
    amount_due: input.amount,
    currency: input.currency,
    receipt: input.receipt,
    offer_id: null,
    status: "created",
    attempts: 0,
    notes: Object.keys(input.notes).length > 0 ? input.notes : [],
    created_at: createdAt,
  };
  store.sql.exec("insert into orders values (?, ?, ?)", order.id, order.receipt, JSON.stringify(order));
  return order;
}
