/** Times in seconds since 1970, both included. */
export type OrderPage = {
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

export function orderPageQuery({ receipt, authorized, from, to, count, skip }: OrderPage): {
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
