import { redirect } from "react-router";
import { BuyersAccount, Reason } from "#worker/contracts/console/records.ts";
import { invalidInput } from "#worker/contracts/problem.ts";
import { findBuyersAccount, moveToAccount } from "#worker/domain/console/finance/move-purchases-view.server.ts";
import { revealMember } from "#worker/domain/console/members.server.ts";
import { revealOrder } from "#worker/domain/console/orders.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { answerConsole } from "../parts/answer.server.ts";
import { revealPair } from "../records/record-steps.server.ts";
import { refusedField } from "../records/refused-field.server.ts";

type StepDeps = Parameters<typeof moveToAccount>[0];
type Form = Record<string, string>;

/** Leads to the page that compares the order and the account. */
export async function findAccountStep(deps: StepDeps, path: string, form: Form) {
  const input = BuyersAccount.safeParse(form);
  if (!input.success) return refusedField(input.error.issues, "account", form);
  const found = await findBuyersAccount(deps, input.data.account);
  if (found.ok) throw redirect(`${path}/account/${found.value}`);
  return answerConsole(found, path, "step", form);
}

export async function takeAccountStep(
  deps: StepDeps,
  operator: Operator,
  ids: { orderId: string; memberId: string },
  form: Form,
) {
  const { orderId, memberId } = ids;
  if (form["step"] === "reveal") {
    return revealPair(form, { keepId: memberId, dropId: orderId }, (id, reason) =>
      id === memberId ? revealMember(deps, operator, id, reason) : revealOrder(deps, operator, id, reason),
    );
  }
  const place = `/console/payments/${orderId}`;
  const input = Reason.safeParse(form);
  if (!input.success) return answerConsole(invalidInput(input.error.issues), place, "purchases_moved");
  return answerConsole(await moveToAccount(deps, operator, { ...ids, ...input.data }), place, "purchases_moved");
}
