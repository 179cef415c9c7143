import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { documentList } from "#worker/domain/console/finance/documents.server.ts";
import { viewList } from "#worker/domain/console/list.server.ts";
import { ExportForm } from "../lists/export-form.tsx";
import { RecordList } from "../lists/record-list.tsx";
import { ConsoleErrors, ConsolePage, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const list = documentList(deps.now());
  const entered = Object.fromEntries(new URL(request.url).searchParams);
  const mayExport = isPermitted(context.get(operatorContext).role, list.exportPermission);
  return { view: await viewList(deps, list, entered), mayExport };
}

export const handle = { private: true, permission: "documents.read" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Documents");
export const ErrorBoundary = ConsoleErrors;

export default function Documents({ loaderData: { view, mayExport } }: Route.ComponentProps) {
  const books = (
    <a className="button button-secondary" href="/console/books">
      Download a month
    </a>
  );
  return (
    <ConsolePage
      title="Documents"
      lead="Invoices, receipts and credit notes. None of them is ever changed or deleted."
      actions={mayExport && books}
    >
      <RecordList view={view} bulk={[]} />
      {mayExport && <ExportForm view={view} />}
    </ConsolePage>
  );
}
