import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { LISTS } from "#worker/domain/console/lists/console-lists.server.ts";
import { answerBulk } from "../bulk/bulk-answer.server.ts";
import { BulkPage } from "../bulk/bulk-page.tsx";
import { ConsoleErrors, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/bulk.ts";

export const action = ({ request, context }: Route.ActionArgs) =>
  answerBulk(context, request, LISTS.mails, "mails.change");

export const handle = { private: true, permission: "mails.change" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Emails");
export const ErrorBoundary = ConsoleErrors;

export default function BulkMails({ actionData }: Route.ComponentProps) {
  return <BulkPage label="Emails" path="/console/mails" answer={actionData} />;
}
