import { type Outcome, refused } from "../../../contracts/problem.ts";
import type { Deps } from "../../../deps.ts";
import { recordView } from "../../audit-trail.server.ts";
import {
  acceptParkedCredits,
  cancelTransfer,
  confirmTransfer,
  enteredCredit,
  returnParkedCredit,
} from "../../bank-transfers/confirm-transfer.server.ts";
import { listCreditsOf } from "../../bank-transfers/credits.server.ts";
import { matchStatement, type StatementReport } from "../../bank-transfers/match-statement.server.ts";
import { judgeCredit, type ReceivedCredit } from "../../bank-transfers/receive-credit.server.ts";
import { type ParkReason, reasonText } from "../../bank-transfers/transfer-terms.server.ts";
import { type BankTransfer, findTransfer } from "../../bank-transfers/transfers.server.ts";
import type { Operator } from "../../operators/admission.server.ts";

type StepDeps = Pick<Deps, "db" | "now" | "config" | "log" | "payments" | "queued" | "content">;
type Received = {
  reference: string;
  amountPaise: number;
  receivedOn: string;
  bankNumber?: string | undefined;
  /** The refusal after which the operator confirms that the money has arrived like this. */
  setAside?: string | undefined;
};

/** Records money. If it fits, the membership begins; if not, sets it aside or refuses with the reason. */
export async function confirmReceived(
  deps: StepDeps,
  operator: Operator,
  { setAside, ...credit }: Received,
): Promise<Outcome<ReceivedCredit>> {
  const transfer = await findTransfer(deps, credit.reference);
  if (!transfer) return refused("not_found");
  const entry = { ...credit, operator: operator.memberId };
  const entered = enteredCredit(entry);
  const { reason, usedFor } = await judgeCredit(deps, transfer, entered);
  // Without its number, more money cannot be told from the same money entered twice.
  if (reason === "paid_before" && !entered.bankNumber) {
    const message = "This transfer is already confirmed. If more money has arrived, enter its bank reference.";
    return refused("version_conflict", message);
  }
  if (reason) {
    const errors = problemsOf(transfer, reason, usedFor);
    const message = `${errors.map((error) => error.message).join(" ")} Nothing was recorded.`;
    if (setAside !== message)
      return refused(
        "invalid_input",
        message,
        errors.filter(({ field }) => field !== ""),
      );
  }
  // Recorded first, because the confirmation has its own batch and its own audit entry.
  await recordView(deps, operator, { action: "bank_transfer.confirmation", subject: subjectOf(credit), after: credit });
  return confirmTransfer(deps, entry);
}

function problemsOf(transfer: BankTransfer, reason: ParkReason, usedFor: string | undefined) {
  const [field, own] = [fieldOf(reason), reasonText(reason, transfer)];
  if (!usedFor) return [{ field, message: own }];
  const used = { field: "number", message: `The bank’s reference is already recorded for ${usedFor}.` };
  return reason === "number_used" ? [used] : [{ field, message: own }, used];
}

function fieldOf(reason: ParkReason) {
  if (reason === "paid_before") return "";
  if (reason === "amount_differs") return "amount";
  return reason === "number_used" ? "number" : "day";
}

export async function acceptParked(deps: StepDeps, operator: Operator, reference: string): Promise<Outcome<unknown>> {
  await recordView(deps, operator, { action: "bank_transfer.acceptance", subject: subjectOf({ reference }) });
  return acceptParkedCredits(deps, { reference, operator: operator.memberId });
}

export async function returnParked(
  deps: StepDeps,
  operator: Operator,
  { reference, creditId, returnedAs }: { reference: string; creditId: string; returnedAs: string },
): Promise<Outcome<unknown>> {
  const credits = await listCreditsOf(deps, reference);
  if (credits.every(({ id }) => id !== creditId)) return refused("not_found");
  const trail = { actor: operator, config: deps.config };
  return returnParkedCredit(deps, { reference, creditId, operator: operator.memberId, returnedAs, trail });
}

export async function cancelReservation(
  deps: StepDeps,
  operator: Operator,
  { reference, reason }: { reference: string; reason: string },
): Promise<Outcome<unknown>> {
  const trail = { actor: operator, config: deps.config };
  return cancelTransfer(deps, { reference, actor: operator.memberId, reason, trail });
}

/** Applies a statement. A dry run is not recorded: it shows no more than the file and the lists. */
export async function applyStatement(
  deps: StepDeps,
  operator: Operator,
  { csv, isDryRun }: { csv: string; isDryRun: boolean },
): Promise<Outcome<StatementReport>> {
  if (!isDryRun) await recordView(deps, operator, { action: "bank_statement.applied", subject: "bank_statement:*" });
  return matchStatement(deps, { csv, operator: operator.memberId, isDryRun });
}

const subjectOf = ({ reference }: { reference: string }) => `bank_transfer:${reference}`;
