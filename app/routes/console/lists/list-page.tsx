import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { ListView } from "#worker/domain/console/list.server.ts";
import { ActionNotice, type ConsoleActionData } from "../parts/action-notice.tsx";
import { ConsolePage } from "../parts/console-page.tsx";
import { ReasonField } from "../parts/reason-field.tsx";
import type { BulkChoice } from "./bulk-bar.tsx";
import { ListBody } from "./list-body.tsx";
import type { ViewLink } from "./saved-views.tsx";

export function ListPage(props: {
  title: string;
  lead: string;
  view: ListView;
  mayExport: boolean;
  bulk: readonly BulkChoice[];
  savedViews: readonly ViewLink[];
  actionData?: ConsoleActionData | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const { title, lead, view, savedViews, mayExport, bulk, actionData, actions, children } = props;
  const [search] = useSearchParams();
  const viewError = search.has("view") ? "Please provide a name." : undefined;
  const error = search.has("export") ? "Please say why in a few words." : undefined;
  return (
    <ConsolePage title={title} lead={lead} actions={actions}>
      <ActionNotice actionData={actionData} />
      {children}
      <ListBody view={view} bulk={bulk} savedViews={savedViews} viewError={viewError} />
      {mayExport && <ExportForm view={view} error={error} />}
    </ConsolePage>
  );
}

/** Downloads the filtered rows. Needs a recent passkey login; the reason goes into the audit trail. */
function ExportForm({ view: { path, what, entered }, error }: { view: ListView; error?: string | undefined }) {
  return (
    <details className="console-export" open={error !== undefined}>
      <summary>Export as CSV</summary>
      <form method="post" action={`${path}/export`} className="form">
        {Object.entries(entered).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ReasonField
          error={error}
          help={`The file contains the names and addresses of these ${what}. Your reason is recorded. Delete the file when you no longer need it.`}
        />
        <button className="button" type="submit">
          Download
        </button>
      </form>
    </details>
  );
}
