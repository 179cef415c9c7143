import { type SQL, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { cancelCreditNotesStatement, creditNoteStatement, type MoneySums } from "../documents/documents.server.ts";
import { capturedSum, idsOfCapturedPayments, idsOfPayments } from "./payments.server.ts";
import { refundsWithStatus } from "./refunds.server.ts";

/** Run after a refund's statement in its batch; idempotent. Credits `refundId`, else an older one without a note. */
export function creditNoteStatements(
  deps: Pick<Deps, "db" | "now">,
  { orderId, refundId = "" }: { orderId: string; refundId?: string | undefined },
) {
  return [
    creditNoteStatement(deps, orderId, {
      refunds: sql`select * from (${processedOf(orderId)}) order by id = ${refundId} desc, created_at, id`,
      ...moneySumsOf(orderId),
    }),
    cancelCreditNotesStatement(
      deps,
      orderId,
      sql`select id from (${refundsWithStatus("failed", idsOfPayments(orderId))})`,
    ),
  ] as const;
}

/** Of captured payments: the money of one that never was has no document. */
export function moneySumsOf(orderId: string): MoneySums {
  return {
    refunded: sql`select coalesce(sum(amount_paise), 0) from (${processedOf(orderId)})`,
    captured: capturedSum(orderId),
  };
}

function processedOf(orderId: string): SQL {
  return refundsWithStatus("processed", idsOfCapturedPayments(orderId));
}
