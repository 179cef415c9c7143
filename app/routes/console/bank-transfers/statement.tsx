import { depsContext } from "#worker/context.server.ts";
import { StatementForm } from "#worker/contracts/console/finance.ts";
import { CSV_FORM_BYTES } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { describeReport } from "#worker/domain/console/finance/statement-view.server.ts";
import { applyStatement } from "#worker/domain/console/finance/transfer-steps.server.ts";
import { checkFile } from "../csv/check-file.server.ts";
import { CsvPage } from "../csv/csv-page.tsx";
import { readCsvForm } from "../csv/read-csv-form.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { operatorWith } from "../parts/responses.server.ts";
import type { Route } from "./+types/statement.ts";
import { StatementReport } from "./statement-report.tsx";

const FILE = {
  name: "statement",
  label: "CSV file of your bank",
  help: "The file needs the columns date, narration or remarks, and credit or deposit. At most 3 MB.",
} as const;

export async function action({ request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "payments.change");
  const deps = context.get(depsContext);
  return checkFile(await readCsvForm(request), {
    contract: StatementForm,
    run: ({ csv }, isDryRun) => applyStatement(deps, operator, { csv, isDryRun }),
    describe: describeReport,
  });
}

export const handle = { private: true, permission: "payments.change", fileBytes: CSV_FORM_BYTES } satisfies PageHandle;
export const meta = () => consoleMeta("Bank statement");

export default function Statement({ actionData }: Route.ComponentProps) {
  const { refusal, report, form } = actionData ?? {};
  return (
    <CsvPage
      title="Bank statement"
      lead="Finds the bank transfers in your bank’s CSV file. Nothing is recorded until you have seen the results."
      back={{ href: "/console/bank-transfers", label: "Bank transfers" }}
      file={FILE}
      refusal={refusal}
      report={report && <StatementReport report={report} csv={form?.["csv"] ?? ""} />}
      sent={report?.recordable ? "" : form?.["csv"]}
    />
  );
}
