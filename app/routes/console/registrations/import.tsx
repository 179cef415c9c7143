import { Field } from "#app/components/forms/field.tsx";
import { depsContext } from "#worker/context.server.ts";
import { CSV_FORM_BYTES } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { MEMBERSHIP_STATUSES } from "#worker/contracts/vocabulary.ts";
import { importableEvents } from "#worker/domain/console/registrations.server.ts";
import { CsvField } from "../csv/csv-field.tsx";
import { ImportReport } from "../csv/import-report.tsx";
import { readCsvForm } from "../csv/read-csv-form.ts";
import { UploadForm } from "../csv/upload-form.tsx";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { operatorWith } from "../parts/responses.server.ts";
import type { Route } from "./+types/import.ts";
import { checkImport } from "./import.server.ts";

const HELP = "No email is sent. Confirm the places when you want to write to them.";

export async function loader({ context }: Route.LoaderArgs) {
  return { events: await importableEvents(context.get(depsContext)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "registrations.change");
  return checkImport(context.get(depsContext), operator, await readCsvForm(request));
}

export const handle = {
  private: true,
  permission: "registrations.change",
  fileBytes: CSV_FORM_BYTES,
} satisfies PageHandle;
export const meta = () => consoleMeta("Import registrations");

export default function Import({ loaderData: { events }, actionData }: Route.ComponentProps) {
  const { refusal, report, form } = actionData ?? {};
  const typed = refusal?.entered?.["csv"] ?? (report?.canImport ? "" : form?.csv);
  return (
    <ConsolePage
      title="Import registrations"
      lead="Adds everybody in a CSV file to one event. Nothing is added until you have seen the results."
      back={{ href: "/console/registrations", label: "Registrations" }}
    >
      <ActionNotice actionData={refusal} />
      {report && <ImportReport report={report} form={form} help={HELP} />}
      <ImportForm
        events={events}
        event={refusal?.entered?.["event"] ?? form?.event}
        typed={typed}
        errors={refusal?.errors ?? {}}
        isAgain={report !== undefined && !typed}
      />
    </ConsolePage>
  );
}

function ImportForm(props: {
  events: readonly (readonly [slug: string, title: string])[];
  event: string | undefined;
  typed: string | undefined;
  errors: Record<string, string>;
  isAgain: boolean;
}) {
  const { events, event, typed, errors, isAgain } = props;
  return (
    <UploadForm title={isAgain ? "Another file" : "Your file"} button="Check the file" isAgain={isAgain}>
      <Field name="event" label="Event" value={event ?? ""} error={errors["event"]}>
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
      <CsvField
        label="CSV file"
        error={errors["csv"]}
        value={typed}
        help={`One line must have the headings Name, Email and Phone, and may have Membership (${MEMBERSHIP_STATUSES.join(", ")}). Lines above it are ignored. At most 10,000 lines and 3 MB.`}
      />
    </UploadForm>
  );
}
