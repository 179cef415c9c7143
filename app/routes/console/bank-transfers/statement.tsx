import { depsContext } from "#worker/context.server.ts";
import { CSV_FORM_BYTES } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { CsvField } from "../csv/csv-field.tsx";
import { readCsvForm } from "../csv/read-csv-form.ts";
import { UploadForm } from "../csv/upload-form.tsx";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { operatorWith } from "../parts/responses.server.ts";
import type { Route } from "./+types/statement.ts";
import { checkStatement } from "./statement.server.ts";
import { StatementReport } from "./statement-report.tsx";

export async function action({ request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "payments.change");
  return checkStatement(context.get(depsContext), operator, await readCsvForm(request));
}

export const handle = { private: true, permission: "payments.change", fileBytes: CSV_FORM_BYTES } satisfies PageHandle;
export const meta = () => consoleMeta("Bank statement");

export default function Statement({ actionData }: Route.ComponentProps) {
  const { refusal, report, csv } = actionData ?? {};
  const typed = refusal?.entered?.["csv"] ?? (report?.recordable ? "" : csv);
  return (
    <ConsolePage
      title="Bank statement"
      lead="Finds the bank transfers in your bank’s CSV file. Nothing is recorded until you have seen the results."
      back={{ href: "/console/bank-transfers", label: "Bank transfers" }}
    >
      <ActionNotice actionData={refusal} />
      {report && <StatementReport report={report} csv={csv ?? ""} />}
      <StatementForm error={refusal?.errors["csv"]} typed={typed} isAgain={report !== undefined && !typed} />
    </ConsolePage>
  );
}

function StatementForm(props: { error: string | undefined; typed: string | undefined; isAgain: boolean }) {
  const { error, typed, isAgain } = props;
  return (
    <UploadForm title={isAgain ? "Another statement" : "Your statement"} button="Check the statement" isAgain={isAgain}>
      <CsvField
        label="CSV file of your bank"
        error={error}
        value={typed}
        help="The file needs the columns date, narration or remarks, and credit or deposit. At most 3 MB."
      />
    </UploadForm>
  );
}
