import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { transferList } from "#worker/domain/console/finance/transfers.server.ts";
import { answerBulk } from "../bulk/bulk-answer.server.ts";
import { BulkPage } from "../bulk/bulk-page.tsx";
import { ConsoleErrors, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/bulk.ts";

export async function action({ request, context }: Route.ActionArgs) {
  return answerBulk(context, request, transferList(context.get(depsContext).now()), "payments.change");
}

export const handle = { private: true, permission: "payments.change" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Bank transfers");
export const ErrorBoundary = ConsoleErrors;

export default function BulkTransfers({ actionData }: Route.ComponentProps) {
  return <BulkPage label="Bank transfers" path="/console/bank-transfers" answer={actionData} />;
}
