import { cannotCancel } from "#messages/membership/transfers.ts";
import { type Outcome, ok, refused } from "../../contracts/problem.ts";
import type { Deps } from "../../deps.ts";
import { auditStatement } from "../audit.server.ts";
import { batchWithTrail, type Trail } from "../audit-trail.server.ts";
import { ERASED, findOrder, type Order } from "../billing/orders.server.ts";
import type { UpdateDeps } from "../billing/payment-batch.server.ts";
import { formatRupees } from "../money.server.ts";
import {
  acceptParkedStatement,
  type BankCredit,
  creditsQuery,
  isParked,
  type NewCredit,
  returnStatement,
} from "./credits.server.ts";
import { paidAtOf, type ReceivedCredit, receiveCredit } from "./receive-credit.server.ts";
import { bankNumberOf } from "./reference.server.ts";
import { recordTransferPayment } from "./transfer-payment.server.ts";
import {
  type BankTransfer,
  cancelTransferStatement,
  claimStatement,
  isReserved,
  transferQuery,
} from "./transfers.server.ts";

/** `operator` is the id or name that the audit trail shows. Amounts are paise, days YYYY-MM-DD in India. */
type Entry = {
  reference: string;
  amountPaise: number;
  receivedOn: string;
  operator: string;
  /** The bank's number of the transfer (UTR). */
  bankNumber?: string | undefined;
};
type Returned = {
  reference: string;
  creditId: string;
  operator: string;
  returnedAs: string;
  trail?: Trail;
};

const NO_TRANSFER = "There is no bank transfer with this reference.";
const UNFIT =
  "The membership that this upgrade would end has changed or ended since the reservation. Return the money, and ask the buyer to reserve it again.";

/** Confirms that the money has arrived. Refuses with `not_found`, and with `version_conflict` if it may be recorded already. */
export async function confirmTransfer(deps: UpdateDeps, entry: Entry): Promise<Outcome<ReceivedCredit>> {
  return receiveCredit(deps, enteredCredit(entry));
}

export function enteredCredit({ reference, amountPaise, receivedOn, operator, bankNumber }: Entry): NewCredit {
  const credit = { reference, amountPaise, receivedOn, recordedBy: operator };
  const entryKey = `${reference}:${receivedOn}:${amountPaise}`;
  const number = bankNumberOf(bankNumber ?? "");
  if (!number) return { ...credit, entryKey };
  return { ...credit, entryKey: `${entryKey}:${number}`, bankNumber: number };
}

/**
 * Begins the membership with the parked money of a transfer, such as one that was late or came in two parts. Refuses with
 * `invalid_input` unless the parked sum is the agreed amount, and with `version_conflict` for an upgrade that does not fit.
 */
export async function acceptParkedCredits(
  deps: UpdateDeps,
  { reference, operator }: { reference: string; operator: string },
): Promise<Outcome<{ orderId: string }>> {
  const acceptable = await findAcceptable(deps, reference);
  if (!acceptable.ok) return acceptable;
  const { transfer, order, parked } = acceptable.value;
  const receivedOn =
    parked
      .map((credit) => credit.receivedOn)
      .toSorted()
      .at(-1) ?? transfer.lastDay;
  const ids = parked.map(({ id }) => id);
  const bankNumber = parked.findLast((credit) => credit.bankNumber)?.bankNumber ?? undefined;
  try {
    const result = await recordTransferPayment(deps, order, {
      paidAt: paidAtOf(transfer, { receivedOn }, deps.now()),
      bankNumber,
      claims: () => [
        claimStatement(deps, reference, { from: ["reserved", "cancelled"], closedBy: operator }),
        acceptParkedStatement(deps, ids, operator),
        auditStatement(deps, {
          actor: operator,
          action: "bank_transfer.accepted",
          subject: `bank_transfer:${reference}`,
          detail: `${reference} ${ids.join(" ")}`,
        }),
      ],
    });
    if (result === "does_not_fit") return refused("version_conflict", UNFIT);
  } catch (error) {
    // Someone may have accepted or returned the money, or erased the buyer, in the meantime.
    const now = await findAcceptable(deps, reference);
    if (now.ok) throw error;
    return now;
  }
  return ok({ orderId: order.id });
}

async function findAcceptable(
  deps: Pick<Deps, "db">,
  reference: string,
): Promise<Outcome<{ transfer: BankTransfer; order: Order; parked: BankCredit[] }>> {
  // Together, because an acceptance in between would leave an open transfer without parked money.
  const [[transfer], credits] = await deps.db.batch([transferQuery(deps, reference), creditsQuery(deps, reference)]);
  const order = transfer && (await findOrder(deps, transfer.orderId));
  if (!order) return refused("not_found", NO_TRANSFER);
  if (transfer.status === "paid") return refused("version_conflict", "This bank transfer is confirmed already.");
  if (order.name === ERASED) return refused("version_conflict", "The buyer’s data has been erased. Return the money.");
  const parked = credits.filter(({ state }) => state === "parked");
  const sum = parked.reduce((total, { amountPaise }) => total + amountPaise, 0);
  if (sum !== transfer.amountPaise) {
    const agreed = formatRupees(transfer.amountPaise);
    return refused("invalid_input", `₹${formatRupees(sum)} is set aside. The agreed amount is ₹${agreed}.`);
  }
  return ok({ transfer, order, parked });
}

export async function returnParkedCredit(
  deps: Pick<Deps, "db" | "now">,
  { reference, creditId, operator, returnedAs, trail }: Returned,
): Promise<Outcome<null>> {
  const entry = { actor: operator, action: "bank_transfer.returned", subject: `bank_credit:${creditId}` };
  const when = isParked(creditId);
  const [, returned] = await batchWithTrail(
    deps,
    { action: "bank_transfer.return", subject: `bank_transfer:${reference}`, trail, when },
    () => [
      auditStatement(deps, { ...entry, detail: returnedAs }, when),
      returnStatement(deps, creditId, { settledBy: operator, returnedAs }),
    ],
  );
  return returned.length > 0 ? ok(null) : refused("version_conflict", "This money is not set aside any more.");
}

export async function cancelTransfer(
  deps: Pick<Deps, "db" | "now">,
  { reference, actor, reason = "", trail }: { reference: string; actor: string; reason?: string; trail?: Trail },
): Promise<Outcome<null>> {
  const subject = `bank_transfer:${reference}`;
  const when = isReserved(reference);
  const [, cancelled] = await batchWithTrail(
    deps,
    { action: "bank_transfer.cancel", subject, reason, trail, when },
    () => [
      auditStatement(deps, { actor, action: "bank_transfer.cancelled", subject }, when),
      cancelTransferStatement(deps, reference, actor),
    ],
  );
  if (cancelled.length > 0) return ok(null);
  return refused("version_conflict", cannotCancel());
}
