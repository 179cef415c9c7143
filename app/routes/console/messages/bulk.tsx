import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { withMarks } from "#worker/domain/console/marks/with-marks.server.ts";
import { messageList } from "#worker/domain/console/messages.server.ts";
import { answerBulk } from "../bulk/bulk-answer.server.ts";
import { BulkPage } from "../bulk/bulk-page.tsx";
import { ConsoleErrors, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/bulk.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  return answerBulk(context, request, await withMarks(deps, messageList(deps.now())), "messages.change");
}

export const handle = { private: true, permission: "messages.change" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Messages");
export const ErrorBoundary = ConsoleErrors;

export default function BulkMessages({ actionData }: Route.ComponentProps) {
  return <BulkPage label="Messages" path="/console/messages" answer={actionData} />;
}
