import { data } from "react-router";
import { ImportForm } from "#worker/contracts/console/import.ts";
import { invalidInput, type Refusal } from "#worker/contracts/problem.ts";
import { describeImport, type ImportView } from "#worker/domain/console/import-view.server.ts";
import { importRegistrations } from "#worker/domain/events/import-registrations.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";
import { refusedForm } from "../parts/responses.server.ts";

export type SentImport = { event: string; csv: string };
type Checked = { refusal?: ConsoleActionData; report?: ImportView; form?: SentImport };

/** Checks a file in a dry run. Its report has the file in a hidden field, and a second form that imports it. */
export async function checkImport(
  deps: Parameters<typeof importRegistrations>[0],
  operator: Operator,
  form: Record<string, string>,
) {
  const input = ImportForm.safeParse(form);
  if (!input.success) return refusal(invalidInput(input.error.issues), form);
  const isDryRun = form["step"] !== "import";
  const outcome = await importRegistrations(deps, operator, { ...input.data, isDryRun });
  if (!outcome.ok) return refusal(outcome, form);
  const sent = isDryRun ? input.data : { ...input.data, csv: "" };
  return data<Checked>({ report: describeImport(outcome.value, isDryRun), form: sent });
}

function refusal(outcome: Refusal, form: Record<string, string>) {
  const { actionData, init } = refusedForm(outcome, form);
  return data<Checked>({ refusal: actionData }, init);
}
