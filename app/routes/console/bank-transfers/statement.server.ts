import { data } from "react-router";
import { StatementForm } from "#worker/contracts/console/finance.ts";
import { invalidInput, type Refusal } from "#worker/contracts/problem.ts";
import { describeReport, type ReportView } from "#worker/domain/console/finance/statement-view.server.ts";
import { applyStatement } from "#worker/domain/console/finance/transfer-steps.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { refusedForm } from "../parts/answer.server.ts";
import type { ConsoleAnswer } from "../parts/answer.tsx";

type Checked = { answer?: ConsoleAnswer; report?: ReportView; csv?: string; typed?: string | undefined };

/** Checks a statement in a dry run. Its report has the file in a hidden field, and a second form that applies it. */
export async function checkStatement(
  deps: Parameters<typeof applyStatement>[0],
  operator: Operator,
  form: Record<string, string>,
) {
  const input = StatementForm.safeParse(form);
  const refusal = (outcome: Refusal) => refusedCsv(outcome, form["csv"]);
  if (!input.success) return refusal(invalidInput(input.error.issues));
  const isDryRun = form["step"] !== "apply";
  const { csv } = input.data;
  const outcome = await applyStatement(deps, operator, { csv, isDryRun });
  if (!outcome.ok) return refusal(outcome);
  const report = describeReport(outcome.value, isDryRun);
  const typed = isDryRun && report.recordable === 0 ? csv : undefined;
  return data<Checked>({ report, csv: isDryRun ? csv : "", typed });
}

function refusedCsv(outcome: Refusal, typed: string | undefined) {
  const { answer, init } = refusedForm(outcome);
  return data<Checked>({ answer, typed }, init);
}
