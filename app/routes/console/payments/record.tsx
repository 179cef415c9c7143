import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { revealOrder, viewOrder } from "#worker/domain/console/orders.server.ts";
import { missing, operatorWith } from "../parts/answer.server.ts";
import { ConsoleErrors, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import { RecordPage } from "../records/record-page.tsx";
import { commonStep } from "../records/record-steps.server.ts";
import type { Route } from "./+types/record.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const record = await viewOrder(context.get(depsContext), operator, params.id);
  if (!record) throw missing(context);
  return { record, mayChange: isPermitted(operator.role, "payments.change") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "payments.change");
  const deps = context.get(depsContext);
  const place = { subject: `order:${params.id}`, path: `/console/payments/${params.id}` };
  const reveal = (reason: string) => revealOrder(deps, operator, params.id, reason);
  return commonStep(deps, operator, await readForm(request), place, reveal);
}

export const handle = { private: true, permission: "payments.read" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Order");
export const ErrorBoundary = ConsoleErrors;

export default function Order({ loaderData: { record, mayChange }, actionData }: Route.ComponentProps) {
  const back = { href: "/console/payments", label: "Payments" };
  return <RecordPage record={record} back={back} mayChange={mayChange} answer={actionData} />;
}
