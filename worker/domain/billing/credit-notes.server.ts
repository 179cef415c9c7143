import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { cancelCreditNotesStatement, creditNoteStatement } from "../documents/documents.server.ts";
import { capturedSum, idsOfPayments } from "./payments.server.ts";
import { refundsWithStatus } from "./refunds.server.ts";

/** Run after a refund's statement in its batch; idempotent. Credits `refundId`, else an older one without a note. */
export function creditNoteStatements(
  deps: Pick<Deps, "db" | "now">,
  { orderId, refundId = "" }: { orderId: string; refundId?: string | undefined },
) {
  const processed = refundsWithStatus("processed", idsOfPayments(orderId));
  return [
    creditNoteStatement(deps, orderId, {
      refunds: sql`select * from (${processed}) order by id = ${refundId} desc, created_at, id`,
      refunded: sql`select coalesce(sum(amount_paise), 0) from (${processed})`,
      captured: capturedSum(orderId),
    }),
    cancelCreditNotesStatement(
      deps,
      orderId,
      sql`select id from (${refundsWithStatus("failed", idsOfPayments(orderId))})`,
    ),
  ] as const;
}
