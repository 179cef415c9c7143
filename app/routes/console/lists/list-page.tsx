import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { ListView } from "#worker/domain/console/list.server.ts";
import { ActionNotice, type ConsoleActionData } from "../parts/action-notice.tsx";
import { ConsolePage } from "../parts/console-page.tsx";
import type { BulkChoice } from "./bulk-bar.tsx";
import { ExportForm } from "./export-form.tsx";
import { REFUSED_EXPORT } from "./list-address.ts";
import { RecordList } from "./record-list.tsx";
import type { ViewLink } from "./saved-views.tsx";

/** The page of a list: filters, rows, export. */
export function ListPage(props: {
  title: string;
  lead: string;
  view: ListView;
  mayExport: boolean;
  bulk: readonly BulkChoice[];
  views: readonly ViewLink[];
  actionData?: ConsoleActionData | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const { title, lead, view, views, mayExport, bulk, actionData, actions, children } = props;
  const [search] = useSearchParams();
  const isRefused = search.toString().includes(REFUSED_EXPORT);
  return (
    <ConsolePage title={title} lead={lead} actions={actions}>
      <ActionNotice actionData={actionData} />
      {children}
      <RecordList view={view} bulk={bulk} views={views} />
      {mayExport && <ExportForm view={view} error={isRefused ? "Please say why in a few words." : undefined} />}
    </ConsolePage>
  );
}
