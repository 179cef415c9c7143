import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { cancelCreditNotesStatement, creditNoteStatement } from "../documents/documents.server.ts";
import { capturedSum, idsOfCapturedPayments, idsOfPayments } from "./payments.server.ts";
import { refundsWithStatus } from "./refunds.server.ts";

/** Run after a refund's statement in its batch; idempotent. Credits `refundId`, else an older one without a note. */
export function creditNoteStatements(
  deps: Pick<Deps, "db" | "now">,
  { orderId, refundId = "" }: { orderId: string; refundId?: string | undefined },
) {
  // The money of a payment that was never captured has no document to credit.
  const processed = refundsWithStatus("processed", idsOfCapturedPayments(orderId));
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
