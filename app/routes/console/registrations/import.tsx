import { depsContext } from "#worker/context.server.ts";
import { CSV_FORM_BYTES } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { importableEvents } from "#worker/domain/console/registrations.server.ts";
import { ImportReport } from "../csv/import-report.tsx";
import { readCsvForm } from "../csv/read-csv-form.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { operatorWith } from "../parts/responses.server.ts";
import type { Route } from "./+types/import.ts";
import { checkImport } from "./import.server.ts";
import { ImportForm } from "./import-form.tsx";

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
