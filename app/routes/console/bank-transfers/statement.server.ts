import { data } from "react-router";
import { StatementForm } from "#worker/contracts/console/finance.ts";
import { invalidInput, type Refusal } from "#worker/contracts/problem.ts";
import { describeReport, type ReportView } from "#worker/domain/console/finance/statement-view.server.ts";
import { applyStatement } from "#worker/domain/console/finance/transfer-steps.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";
import { refusedForm } from "../parts/responses.server.ts";

type Checked = { refusal?: ConsoleActionData; report?: ReportView; csv?: string };

/** Checks a statement in a dry run. Its report has the file in a hidden field, and a second form that applies it. */
export async function checkStatement(
  deps: Parameters<typeof applyStatement>[0],
  operator: Operator,
  form: Record<string, string>,
) {
  const input = StatementForm.safeParse(form);
  if (!input.success) return refusal(invalidInput(input.error.issues), form);
  const isDryRun = form["step"] !== "apply";
  const { csv } = input.data;
  const outcome = await applyStatement(deps, operator, { csv, isDryRun });
  if (!outcome.ok) return refusal(outcome, form);
  return data<Checked>({ report: describeReport(outcome.value, isDryRun), csv: isDryRun ? csv : "" });
}

function refusal(outcome: Refusal, form: Record<string, string>) {
  const { actionData, init } = refusedForm(outcome, form);
  return data<Checked>({ refusal: actionData }, init);
}
