import { and, type SQL, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { isNewMail, queueMailIf } from "../mail/outbox.server.ts";
import { receiptMail } from "./mails.server.ts";
import { hasAddress, isUnpaid, type Order } from "./orders.server.ts";

/** Queues the receipt mail again, with a new link to the PDF. Submitting a form twice (same `key`) queues one mail. */
export function resendReceiptStatement(deps: Pick<Deps, "db" | "now" | "queued">, order: Order, key: string) {
  const { email: recipient, language } = order;
  const mail = { recipient, about: { orderId: order.id }, once: onceOf(order, key), language };
  return queueMailIf(deps, receiptMail, mail, hasReceipt(order));
}

/** SQL condition that is true while the order has a receipt and an address and this form was not sent before. */
export function isResendDue(order: Order, key: string): SQL {
  return sql`${and(hasReceipt(order), isNewMail(receiptMail, onceOf(order, key)))}`;
}

export async function hasReceiptToSend(deps: Pick<Deps, "db">, order: Order): Promise<boolean> {
  const row = await deps.db.get<{ may: number }>(sql`select ${hasReceipt(order)} as may`);
  return row?.may === 1;
}

function hasReceipt(order: Order): SQL {
  return sql`${and(hasAddress(order), sql`not ${isUnpaid(order)}`)}`;
}

function onceOf({ id }: Order, key: string): string {
  return `${id}:${key}`;
}
