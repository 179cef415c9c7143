import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewList } from "#worker/domain/console/list.server.ts";
import { messageList } from "#worker/domain/console/messages.server.ts";
import { ExportForm } from "../lists/export-form.tsx";
import { RecordList } from "../lists/record-list.tsx";
import { ConsoleErrors, ConsolePage, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const list = messageList(deps.now());
  const entered = Object.fromEntries(new URL(request.url).searchParams);
  const mayExport = isPermitted(context.get(operatorContext).role, list.exportPermission);
  return { view: await viewList(deps, list, entered), mayExport };
}

export const handle = { private: true, permission: "messages.read" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Messages");
export const ErrorBoundary = ConsoleErrors;

export default function Messages({ loaderData: { view, mayExport } }: Route.ComponentProps) {
  return (
    <ConsolePage title="Messages" lead="What people wrote with the contact form, and who asked for a call.">
      <RecordList view={view} />
      {mayExport && <ExportForm view={view} />}
    </ConsolePage>
  );
}
