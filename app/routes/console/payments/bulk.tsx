import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { withMarks } from "#worker/domain/console/marks/with-marks.server.ts";
import { orderList } from "#worker/domain/console/orders.server.ts";
import { answerBulk } from "../bulk/bulk-answer.server.ts";
import { BulkPage } from "../bulk/bulk-page.tsx";
import { ConsoleErrors, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/bulk.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  return answerBulk(context, request, await withMarks(deps, orderList()), "payments.change");
}

export const handle = { private: true, permission: "payments.change" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Payments");
export const ErrorBoundary = ConsoleErrors;

export default function BulkPayments({ actionData }: Route.ComponentProps) {
  return <BulkPage label="Payments" path="/console/payments" answer={actionData} />;
}
