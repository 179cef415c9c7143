import type { Deps } from "../../deps.ts";
import { listDecisionsOf } from "../billing/payment-decisions.server.ts";
import { listPaymentsOf } from "../billing/payments.server.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import { formatRupees } from "../money.server.ts";

/** Lists the payments from this address that have begun no membership and wait for a person's decision. */
export async function listPaymentsUnderReview(deps: Pick<Deps, "db">, email: string) {
  const payments = await listPaymentsOf(deps, email);
  const decisions = await listDecisionsOf(
    deps,
    payments.map(({ id }) => id),
  );
  const open = decisions.filter(({ kind, resolvedAt }) => !resolvedAt && kind !== "second_purchase_of_plan");
  return payments
    .filter(({ id }) => open.some(({ paymentId }) => paymentId === id))
    .map(({ id, amountPaise, createdAt }) => ({
      id,
      amount: formatRupees(amountPaise),
      day: longDate(indianDay(createdAt)),
    }));
}
