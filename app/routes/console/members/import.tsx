import { data } from "react-router";
import { depsContext } from "#worker/context.server.ts";
import { AccountsForm } from "#worker/contracts/console/import.ts";
import { CSV_FORM_BYTES } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { invalidInput, type Refusal } from "#worker/contracts/problem.ts";
import { importAccounts } from "#worker/domain/accounts/import-accounts.server.ts";
import { describeAccounts, type ImportView } from "#worker/domain/console/import-view.server.ts";
import { type Operator, refuseStalePasskey } from "#worker/domain/operators/admission.server.ts";
import { CsvField } from "../csv/csv-field.tsx";
import { ImportReport } from "../csv/import-report.tsx";
import { readCsvForm } from "../csv/read-csv-form.ts";
import { UploadForm } from "../csv/upload-form.tsx";
import { ActionNotice, type ConsoleActionData } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { operatorWith, refusedForm } from "../parts/responses.server.ts";
import type { Route } from "./+types/import.ts";

const HELP =
  "The site sends no email, because nobody has agreed to any. Each person confirms the account at the first login; one that nobody confirms is deleted after 30 days.";

export async function action({ request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "members.import");
  return checkAccounts(context.get(depsContext), operator, await readCsvForm(request));
}

export const handle = { private: true, permission: "members.import", fileBytes: CSV_FORM_BYTES } satisfies PageHandle;
export const meta = () => consoleMeta("Import accounts");

export default function Import({ actionData }: Route.ComponentProps) {
  const { refusal, report, form } = actionData ?? {};
  const typed = refusal?.entered?.["csv"] ?? (report?.canImport ? "" : form?.csv);
  const isAgain = report !== undefined && !typed;
  return (
    <ConsolePage
      title="Import accounts"
      lead="Adds an account for everybody in a CSV file. Nothing is added until you have seen the results."
      back={{ href: "/console/members", label: "Accounts" }}
    >
      <ActionNotice actionData={refusal} />
      {report && <ImportReport report={report} form={form} help={HELP} />}
      <UploadForm title={isAgain ? "Another file" : "Your file"} button="Check the file" isAgain={isAgain}>
        <CsvField
          label="CSV file"
          error={refusal?.errors["csv"]}
          value={typed}
          help="One line must have the headings Name, Email and Role (Mentor, MSME, Investor or Startup), and may have Phone. Lines above it are ignored. At most 10,000 lines and 3 MB."
        />
      </UploadForm>
    </ConsolePage>
  );
}

type Checked = { refusal?: ConsoleActionData; report?: ImportView; form?: { csv: string } };

/** Checks a file in a dry run. Its report has the file in a hidden field, and a second form that imports it. */
async function checkAccounts(
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
