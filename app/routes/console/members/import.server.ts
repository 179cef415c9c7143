import { data } from "react-router";
import { AccountsForm } from "#worker/contracts/console/import.ts";
import { invalidInput, type Refusal } from "#worker/contracts/problem.ts";
import { importAccounts } from "#worker/domain/accounts/import-accounts.server.ts";
import { describeAccounts, type ImportView } from "#worker/domain/console/import-view.server.ts";
import { type Operator, refuseWithoutProof } from "#worker/domain/operators/admission.server.ts";
import { refusedForm } from "../parts/answer.server.ts";
import type { ConsoleAnswer } from "../parts/answer.tsx";

type Checked = { answer?: ConsoleAnswer; report?: ImportView; form?: { csv: string }; typed?: string | undefined };

/** Checks a file in a dry run. Its report has the file in a hidden field, and a second form that imports it. */
export async function checkAccounts(
  deps: Parameters<typeof importAccounts>[0],
  operator: Operator,
  form: Record<string, string>,
) {
  const input = AccountsForm.safeParse(form);
  const refusal = (outcome: Refusal) => refusedAccounts(outcome, form["csv"]);
  if (!input.success) return refusal(invalidInput(input.error.issues));
  const isDryRun = form["step"] !== "import";
  const stale = isDryRun ? undefined : refuseWithoutProof(operator);
  if (stale) return refusal(stale);
  const outcome = await importAccounts(deps, operator, { ...input.data, isDryRun });
  if (!outcome.ok) return refusal(outcome);
  const report = describeAccounts(outcome.value, isDryRun);
  const typed = isDryRun && !report.canImport ? input.data.csv : undefined;
  return data<Checked>({ report, form: input.data, typed });
}

function refusedAccounts(outcome: Refusal, typed: string | undefined) {
  const { answer, init } = refusedForm(outcome);
  return data<Checked>({ answer, typed }, init);
}
