import { redirect } from "react-router";
import { BuyersAccount, Reason } from "#worker/contracts/console/records.ts";
import { withInput } from "#worker/contracts/problem.ts";
import { findBuyersAccount, moveToAccount } from "#worker/domain/console/finance/move-purchases-view.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { respond } from "../parts/responses.server.ts";
import { refusedField } from "../records/refused-field.server.ts";

type StepDeps = Parameters<typeof moveToAccount>[0];
type Form = Record<string, string>;

export async function findAccountStep(deps: StepDeps, path: string, form: Form) {
  const input = BuyersAccount.safeParse(form);
  if (!input.success) return refusedField(input.error.issues, "account", form);
  const found = await findBuyersAccount(deps, input.data.account);
  if (found.ok) throw redirect(`${path}/account/${found.value}`);
  return respond(found, path, "step", form);
}

export async function takeAccountStep(
  deps: StepDeps,
  operator: Operator,
  ids: { orderId: string; memberId: string },
  form: Form,
) {
  const place = `/console/payments/${ids.orderId}`;
  const outcome = await withInput(Reason, form, ({ reason }) => moveToAccount(deps, operator, { ...ids, reason }));
  return respond(outcome, place, "purchases_moved", form);
}
