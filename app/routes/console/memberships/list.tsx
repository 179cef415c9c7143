import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { membershipList } from "#worker/domain/console/finance/memberships.server.ts";
import { viewList } from "#worker/domain/console/list.server.ts";
import { ExportForm } from "../lists/export-form.tsx";
import { RecordList } from "../lists/record-list.tsx";
import { ConsoleErrors, ConsolePage, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const list = membershipList(deps.now());
  const entered = Object.fromEntries(new URL(request.url).searchParams);
  const mayExport = isPermitted(context.get(operatorContext).role, list.exportPermission);
  return { view: await viewList(deps, list, entered), mayExport };
}

export const handle = { private: true, permission: "memberships.read" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Memberships");
export const ErrorBoundary = ConsoleErrors;

export default function Memberships({ loaderData: { view, mayExport } }: Route.ComponentProps) {
  return (
    <ConsolePage title="Memberships" lead="Every membership that was paid for, with its first and last day.">
      <RecordList view={view} bulk={[]} />
      {mayExport && <ExportForm view={view} />}
    </ConsolePage>
  );
}
