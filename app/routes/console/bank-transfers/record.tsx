import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewTransfer } from "#worker/domain/console/finance/transfers.server.ts";
import { indianDay } from "#worker/domain/india-calendar.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import { RecordPage } from "../records/record-page.tsx";
import type { Route } from "./+types/record.ts";
import { stepOnTransfer } from "./steps.server.ts";
import { TransferMoney } from "./transfer-money.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const deps = context.get(depsContext);
  const record = await viewTransfer(deps, operator, params.id);
  if (!record) throw missing(context);
  return { record, today: indianDay(deps.now()), mayChange: isPermitted(operator.role, "payments.change") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "payments.change");
  return stepOnTransfer(context.get(depsContext), operator, params.id, await readForm(request));
}

export const handle = { private: true, permission: "payments.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Bank transfer");

export default function BankTransfer({ loaderData: { record, today, mayChange }, actionData }: Route.ComponentProps) {
  const back = { href: "/console/bank-transfers", label: "Bank transfers" };
  return (
    <RecordPage record={record} back={back} mayChange={mayChange} actionData={actionData}>
      <TransferMoney {...record} today={today} mayChange={mayChange} actionData={actionData} />
    </RecordPage>
  );
}
