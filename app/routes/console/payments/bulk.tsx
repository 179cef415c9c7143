import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { LISTS } from "#worker/domain/console/lists/console-lists.server.ts";
import { BulkPage } from "../bulk/bulk-page.tsx";
import { takeBulkStep } from "../bulk/bulk-steps.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/bulk.ts";

export const action = ({ request, context }: Route.ActionArgs) =>
  takeBulkStep(context, request, LISTS.payments, "payments.change");

export const handle = { private: true, permission: "payments.change" } satisfies PageHandle;
export const meta = () => consoleMeta("Payments");

export default function BulkPayments({ actionData }: Route.ComponentProps) {
  return <BulkPage label="Payments" path="/console/payments" actionData={actionData} />;
}
