import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { withMarks } from "#worker/domain/console/marks/with-marks.server.ts";
import { messageList } from "#worker/domain/console/messages.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { ConsoleErrors, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  return loadList(context, request, await withMarks(deps, messageList(deps.now())));
}

export const handle = { private: true, permission: "messages.read" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Messages");
export const ErrorBoundary = ConsoleErrors;

export default function Messages({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Messages"
      lead="What people wrote in the contact form, and who asked for a call."
      {...loaderData}
    />
  );
}
