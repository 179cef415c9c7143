import { ReceivedForm, ReturnForm } from "#worker/contracts/console/finance.ts";
import { Reason } from "#worker/contracts/console/records.ts";
import { invalidInput, type Outcome } from "#worker/contracts/problem.ts";
import type { ReceivedCredit } from "#worker/domain/bank-transfers/receive-credit.server.ts";
import {
  acceptParked,
  cancelReservation,
  confirmReceived,
  returnParked,
} from "#worker/domain/console/finance/transfer-steps.server.ts";
import { revealTransfer } from "#worker/domain/console/finance/transfers.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { respond } from "../parts/responses.server.ts";
import { commonStep } from "../records/record-steps.server.ts";
import { refusedField } from "../records/refused-field.server.ts";

type StepDeps = Parameters<typeof confirmReceived>[0];
type Form = Record<string, string>;

export async function stepOnTransfer(deps: StepDeps, operator: Operator, reference: string, form: Form) {
  const place = { subject: `bank_transfer:${reference}`, path: `/console/bank-transfers/${reference}` };
  switch (form["step"] ?? "") {
    case "confirm": {
      const outcome = await confirm(deps, operator, reference, form);
      return respond(outcome, place.path, doneOf(outcome), form);
    }
    case "accept":
      return respond(await acceptParked(deps, operator, reference), place.path, "transfer_paid");
    case "return":
      return respond(await giveBack(deps, operator, reference, form), place.path, "transfer_returned", form);
    case "cancel": {
      const input = Reason.safeParse({ reason: form["cancelReason"] });
      if (!input.success) return refusedField(input.error.issues, "cancelReason", form);
      const { reason } = input.data;
      const outcome = await cancelReservation(deps, operator, { reference, reason });
      return respond(outcome, place.path, "transfer_cancelled", form);
    }
    default:
      return commonStep(deps, operator, form, place, (reason) => revealTransfer(deps, operator, reference, reason));
  }
}

function doneOf(outcome: Outcome<ReceivedCredit>) {
  if (!outcome.ok || outcome.value.result === "paid") return "transfer_paid";
  return outcome.value.reason === "paid_before" ? "transfer_again" : "transfer_parked";
}

async function confirm(deps: StepDeps, operator: Operator, reference: string, form: Form) {
  const input = ReceivedForm.safeParse(form);
  if (!input.success) return invalidInput(input.error.issues);
  const { amount: amountPaise, day: receivedOn, number: bankNumber, setAside } = input.data;
  return confirmReceived(deps, operator, { reference, amountPaise, receivedOn, bankNumber, setAside });
}

async function giveBack(deps: StepDeps, operator: Operator, reference: string, form: Form): Promise<Outcome<unknown>> {
  const input = ReturnForm.safeParse(form);
  if (!input.success) return invalidInput(input.error.issues);
  return returnParked(deps, operator, { reference, creditId: input.data.id, returnedAs: input.data.returned });
}
