import type { Deps } from "../../../deps.ts";
import type { Order } from "../orders.server.ts";
import type { StoredPayment } from "../payments.server.ts";
import { logRefunds, type Refund, refundsStatement } from "../refunds.server.ts";
import { recordedRefundStatements } from "./recorded-refund.server.ts";
import { financeEmailFor, refundEffectStatements } from "./refund-effects.server.ts";

type RecordDeps = Pick<Deps, "db" | "now" | "log" | "queued" | "content">;
const ACTOR = "scheduler";

/** Records the provider's answer to our call. A webhook about the same refund may have done so already. */
export async function recordOwnRefund(
  deps: RecordDeps,
  { order, payment, refund }: { order: Order; payment: StoredPayment; refund: Refund },
): Promise<void> {
  const { id } = payment;
  const refunds = [refund];
  const financeEmail = await financeEmailFor(deps, refunds);
  const [, , audited] = await deps.db.batch([
    refundsStatement(deps, id, refunds),
    ...recordedRefundStatements(deps, order, payment, ACTOR),
    ...refundEffectStatements(deps, order, { paymentId: id, refunds, actor: ACTOR, financeEmail }),
  ]);
  logRefunds(deps, audited);
}
