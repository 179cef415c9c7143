import { type Outcome, ok, type Refusal, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { auditStatement } from "../audit.server.ts";
import { ERASED, findOrder, type Order } from "../billing/orders.server.ts";
import type { UpdateDeps } from "../billing/payment-batch.server.ts";
import { planTerm } from "../billing/planned-term.server.ts";
import { indianDay, startOfIndianDay } from "../india-calendar.server.ts";
import {
  findOtherUse,
  findSameCredit,
  isParked,
  type NewCredit,
  parkStatement,
  usedCreditStatement,
} from "./credits.server.ts";
import { recordTransferPayment } from "./transfer-payment.server.ts";
import { type ParkReason, reasonToPark } from "./transfer-terms.server.ts";
import { type BankTransfer, claimStatement, findTransfer } from "./transfers.server.ts";

export type ReceivedCredit = { result: "paid"; orderId: string } | { result: "parked"; reason: ParkReason };

/**
 * Records money that has arrived for a transfer. It begins the membership if it is in time and the amount is right; else
 * it is parked with its reason. A credit that is known already changes nothing and is refused with `version_conflict`.
 */
export async function receiveCredit(deps: UpdateDeps, credit: NewCredit): Promise<Outcome<ReceivedCredit>> {
  const transfer = await findTransfer(deps, credit.reference);
  if (!transfer) return refused("not_found", "There is no bank transfer with this reference.");
  const { order, reason } = await judgeCredit(deps, transfer, credit);
  if (reason) return park(deps, transfer, credit, reason);
  try {
    const result = await recordTransferPayment(deps, order, {
      paidAt: paidAtOf(transfer, credit, deps.now()),
      bankNumber: credit.bankNumber,
      claims: () => [
        claimStatement(deps, credit.reference, { from: ["reserved"], closedBy: credit.recordedBy }),
        usedCreditStatement(deps, credit),
        auditStatement(deps, {
          actor: credit.recordedBy,
          action: "bank_transfer.paid",
          subject: `bank_transfer:${credit.reference}`,
          detail: `${credit.amountPaise} ${credit.receivedOn}`,
        }),
      ],
    });
    if (result === "does_not_fit") return park(deps, transfer, credit, "upgrade_does_not_fit");
  } catch (error) {
    if (await findSameCredit(deps, credit)) return refuseRecorded(deps, credit);
    const after = await findTransfer(deps, credit.reference);
    // Tries again only if the credit cannot pay the transfer any more; any other failure is unexpected.
    if (!after || !(await judgeCredit(deps, after, credit)).reason) throw error;
    return receiveCredit(deps, credit);
  }
  return ok({ result: "paid", orderId: order.id });
}

/**
 * Returns the order of a transfer, and the reason if a credit cannot pay it now. `usedFor` is the transfer that the credit's
 * bank number is recorded for already. Writes nothing.
 */
export async function judgeCredit(
  deps: Pick<Deps, "db" | "now">,
  transfer: BankTransfer,
  credit: NewCredit,
): Promise<{ order: Order; reason: ParkReason | undefined; usedFor: string | undefined }> {
  const order = await findOrder(deps, transfer.orderId);
  if (!order) throw new Error("A bank transfer has no order.");
  const usedFor = await findOtherUse(deps, credit);
  const reason = reasonToPark(transfer, credit, indianDay(deps.now()));
  if (reason) return { order, reason, usedFor };
  if (order.name === ERASED) return { order, reason: "erased", usedFor };
  const term = order.upgrade && (await planTerm(deps, order, paidAtOf(transfer, credit, deps.now())));
  if (term === "does_not_fit") return { order, reason: "upgrade_does_not_fit", usedFor };
  return { order, reason: usedFor === undefined ? undefined : "number_used", usedFor };
}

/** Returns the start of the Indian day on which the money arrived, clamped between the order and now. */
export function paidAtOf(
  { createdAt }: Pick<BankTransfer, "createdAt">,
  { receivedOn }: { receivedOn: string },
  now: Date,
) {
  const day = startOfIndianDay(receivedOn).getTime();
  return new Date(Math.min(now.getTime(), Math.max(createdAt.getTime(), day)));
}

async function park(
  deps: Pick<Deps, "db" | "now" | "log">,
  { orderId }: BankTransfer,
  credit: NewCredit,
  reason: ParkReason,
): Promise<Outcome<ReceivedCredit>> {
  const { reference, amountPaise, receivedOn, recordedBy } = credit;
  const id = crypto.randomUUID();
  const [parked] = await deps.db.batch([
    parkStatement(deps, id, credit, reason),
    auditStatement(
      deps,
      {
        actor: recordedBy,
        action: "bank_transfer.parked",
        subject: `bank_transfer:${reference}`,
        detail: `${amountPaise} ${receivedOn} ${reason}`,
      },
      isParked(id),
    ),
  ]);
  if (parked.length === 0) return refuseRecorded(deps, credit);
  deps.log("error", "bank_transfer.parked", { orderId, reason });
  return ok({ result: "parked", reason });
}

async function refuseRecorded(deps: Pick<Deps, "db">, credit: NewCredit): Promise<Refusal> {
  const upload = "upload the bank statement of that day";
  const numbered = { ...credit, bankNumber: crypto.randomUUID() };
  const isHelped = !credit.bankNumber && !(await findSameCredit(deps, numbered));
  const advice = isHelped ? `enter its bank reference, or ${upload}` : upload;
  return refused("version_conflict", `This money may be recorded already. If it is a second payment, ${advice}.`);
}
