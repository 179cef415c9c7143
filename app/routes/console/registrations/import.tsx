import { Field } from "#app/components/forms/field.tsx";
import { depsContext } from "#worker/context.server.ts";
import { ImportForm } from "#worker/contracts/console/import.ts";
import { CSV_FORM_BYTES } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { MEMBERSHIP_STATUSES } from "#worker/contracts/vocabulary.ts";
import { describeImport } from "#worker/domain/console/import-view.server.ts";
import { importableEvents } from "#worker/domain/console/registrations.server.ts";
import { importRegistrations } from "#worker/domain/events/import-registrations.server.ts";
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
  help: `One line must have the headings Name, Email and Phone, and may have Membership (${MEMBERSHIP_STATUSES.join(", ")}). Lines above it are ignored. At most 10,000 lines and 3 MB.`,
} as const;
const HELP = "No email is sent. Confirm the places when you want to write to them.";

export async function loader({ context }: Route.LoaderArgs) {
  return { events: await importableEvents(context.get(depsContext)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "registrations.change");
  const deps = context.get(depsContext);
  return checkFile(await readCsvForm(request), {
    contract: ImportForm,
    run: (input, isDryRun) => importRegistrations(deps, operator, { ...input, isDryRun }),
    describe: describeImport,
  });
}

export const handle = {
  private: true,
  permission: "registrations.change",
  fileBytes: CSV_FORM_BYTES,
} satisfies PageHandle;
export const meta = () => consoleMeta("Import registrations");

export default function Import({ loaderData: { events }, actionData }: Route.ComponentProps) {
  const { refusal, report, form } = actionData ?? {};
  const event = refusal?.entered?.["event"] ?? form?.["event"] ?? "";
  const next = { href: `/console/registrations?event=${encodeURIComponent(event)}`, label: "Open the registrations" };
  return (
    <CsvPage
      title="Import registrations"
      lead="Adds everybody in a CSV file to one event. Nothing is added until you have seen the results."
      back={{ href: "/console/registrations", label: "Registrations" }}
      file={FILE}
      refusal={refusal}
      report={report && <ImportReport report={report} form={form} help={HELP} next={next} />}
      sent={report?.canImport ? "" : form?.["csv"]}
    >
      <Field name="event" label="Event" value={event} error={refusal?.errors["event"]}>
        {(control) => (
          <select {...control} required>
            <option value="">Choose…</option>
            {events.map(([slug, title]) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
    </CsvPage>
  );
}
