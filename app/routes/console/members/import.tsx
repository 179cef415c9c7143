import { depsContext } from "#worker/context.server.ts";
import { AccountsForm } from "#worker/contracts/console/import.ts";
import { CSV_FORM_BYTES } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { importAccounts } from "#worker/domain/accounts/import-accounts.server.ts";
import { describeAccounts } from "#worker/domain/console/import-view.server.ts";
import { refuseStalePasskey } from "#worker/domain/operators/admission.server.ts";
import { checkFile } from "../csv/check-file.server.ts";
import { CsvPage } from "../csv/csv-page.tsx";
import { ImportReport } from "../csv/import-report.tsx";
import { readCsvForm } from "../csv/read-csv-form.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { operatorWith } from "../parts/responses.server.ts";
import type { Route } from "./+types/import.ts";

const FILE = {
  name: "file",
  label: "CSV file",
  help: "One line must have the headings Name, Email and Role (Mentor, MSME, Investor or Startup), and may have Phone. Lines above it are ignored. At most 10,000 lines and 3 MB.",
} as const;
const HELP =
  "The site sends no email, because nobody has agreed to any. Each person confirms the account at the first login; one that nobody confirms is deleted after 30 days.";
const NEXT = { href: "/console/members", label: "Open the accounts" };

export async function action({ request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "members.import");
  const deps = context.get(depsContext);
  return checkFile(await readCsvForm(request), {
    contract: AccountsForm,
    run: async (input, isDryRun) =>
      (isDryRun ? undefined : refuseStalePasskey(operator)) ?? importAccounts(deps, operator, { ...input, isDryRun }),
    describe: describeAccounts,
  });
}

export const handle = { private: true, permission: "members.import", fileBytes: CSV_FORM_BYTES } satisfies PageHandle;
export const meta = () => consoleMeta("Import accounts");

export default function Import({ actionData }: Route.ComponentProps) {
  const { refusal, report, form } = actionData ?? {};
  return (
    <CsvPage
      title="Import accounts"
      lead="Adds an account for everybody in a CSV file. Nothing is added until you have seen the results."
      back={{ href: "/console/members", label: "Accounts" }}
      file={FILE}
      refusal={refusal}
      report={report && <ImportReport report={report} form={form} help={HELP} next={NEXT} />}
      sent={report?.canImport ? "" : form?.["csv"]}
    />
  );
}
