import type { Deps } from "../../../deps.ts";
import { listOrdersBy, ORDER_ROWS, type Order } from "../../billing/orders.server.ts";
import { idsOfOrdersPaidAs } from "../../billing/payments.server.ts";
import { idsOfOrdersNumbered } from "../../membership/membership-numbers.server.ts";

/** Order source that also finds orders by their membership number and by the numbers of their payment. */
export const FOUND_ORDERS = {
  ...ORDER_ROWS,
  search: { ...ORDER_ROWS.search, alsoIds: (text: string) => [idsOfOrdersPaidAs(text), idsOfOrdersNumbered(text)] },
};

export async function findBuyers(
  deps: Pick<Deps, "db">,
  rows: readonly Pick<{ orderId: string }, "orderId">[],
): Promise<Map<string, string>> {
  const ids = rows.map(({ orderId }) => orderId);
  const found: Order[] = await listOrdersBy(deps, ids);
  return new Map(found.map(({ id, name }) => [id, name]));
}
