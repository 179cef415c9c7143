import { data } from "react-router";
import { AccountsForm } from "#worker/contracts/console/import.ts";
import { invalidInput, type Refusal } from "#worker/contracts/problem.ts";
import { importAccounts } from "#worker/domain/accounts/import-accounts.server.ts";
import { describeAccounts, type ImportView } from "#worker/domain/console/import-view.server.ts";
import { type Operator, refuseStalePasskey } from "#worker/domain/operators/admission.server.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";
import { refusedForm } from "../parts/responses.server.ts";

type Checked = { refusal?: ConsoleActionData; report?: ImportView; form?: { csv: string } };

/** Checks a file in a dry run. Its report has the file in a hidden field, and a second form that imports it. */
export async function checkAccounts(
  deps: Parameters<typeof importAccounts>[0],
  operator: Operator,
  form: Record<string, string>,
) {
  const input = AccountsForm.safeParse(form);
  if (!input.success) return refusal(invalidInput(input.error.issues), form);
  const isDryRun = form["step"] !== "import";
  const stale = isDryRun ? undefined : refuseStalePasskey(operator);
  if (stale) return refusal(stale, form);
  const outcome = await importAccounts(deps, operator, { ...input.data, isDryRun });
  if (!outcome.ok) return refusal(outcome, form);
  const sent = isDryRun ? input.data : { csv: "" };
  return data<Checked>({ report: describeAccounts(outcome.value, isDryRun), form: sent });
}

function refusal(outcome: Refusal, form: Record<string, string>) {
  const { actionData, init } = refusedForm(outcome, form);
  return data<Checked>({ refusal: actionData }, init);
}
