import { type Order, randomId } from "./entities.ts";
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

/** Times in seconds since 1970, both included. */
type OrderPage = {
  receipt?: string;
  authorized?: boolean;
  from?: number;
  to?: number;
  count: number;
  skip: number;
};

export function parseOrderPage(query: Record<string, string>): OrderPage | { faulty: string } {
  const { receipt, authorized, ...numbers } = query;
  const page: OrderPage = { count: 10, skip: 0 };
  for (const [field, max] of [["from"], ["to"], ["skip"], ["count", 100]] as const) {
    const text = numbers[field];
    if (text === undefined) continue;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value > (max ?? Number.MAX_SAFE_INTEGER)) return { faulty: field };
    page[field] = value;
  }
  if (page.count === 0) return { faulty: "count" };
  if (authorized !== undefined && !["0", "1"].includes(authorized)) return { faulty: "authorized" };
  return { ...page, ...(receipt && { receipt }), ...(authorized && { authorized: authorized === "1" }) };
}

function orderPageQuery({ receipt, authorized, from, to, count, skip }: OrderPage): {
  sql: string;
  values: Array<string | number>;
} {
  const createdAt = "json_extract(json, '$.created_at')";
  const isAuthorized = `exists (select 1 from payments where order_id = orders.id
    and json_extract(payments.json, '$.status') in ('authorized', 'captured', 'refunded'))`;
  const conditions: Array<[sql: string, value?: string | number]> = [
    ...(receipt === undefined ? [] : [["receipt = ?", receipt] as [string, string]]),
    ...(from === undefined ? [] : [[`${createdAt} >= ?`, from] as [string, number]]),
    ...(to === undefined ? [] : [[`${createdAt} <= ?`, to] as [string, number]]),
    ...(authorized === undefined ? [] : [[authorized ? isAuthorized : `not ${isAuthorized}`] as [string]]),
  ];
  const where = conditions.length > 0 ? `where ${conditions.map(([sql]) => sql).join(" and ")}` : "";
  const values = conditions.flatMap(([, value]) => (value === undefined ? [] : [value]));
  return {
    sql: `select json from orders ${where} order by ${createdAt} desc, rowid desc limit ? offset ?`,
    values: [...values, count, skip],
  };
}
