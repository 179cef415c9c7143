import { Field } from "#app/components/forms/field.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { StepForm } from "#app/components/ui/step-form.tsx";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewOrder } from "#worker/domain/console/orders.server.ts";
import { indianDay } from "#worker/domain/india-calendar.server.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";
import { consoleMeta } from "../parts/console-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import { RecordPage } from "../records/record-page.tsx";
import { replyOf } from "../records/reply-steps.server.ts";
import { Writing } from "../records/writing.tsx";
import type { Route } from "./+types/record.ts";
import { Money } from "./money.tsx";
import { stepOnPayment } from "./steps.server.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const deps = context.get(depsContext);
  const reply = replyOf(request);
  const record = await viewOrder(deps, operator, params.id, reply.chosen);
  if (!record) throw missing(context);
  const { role, hasRecentPasskey } = operator;
  const keys = { refund: crypto.randomUUID(), mail: crypto.randomUUID() };
  return {
    record,
    reply,
    keys,
    hasRecentPasskey,
    today: indianDay(deps.now()),
    mayChange: isPermitted(role, "payments.change"),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "payments.change");
  return stepOnPayment(context.get(depsContext), operator, params.id, await readForm(request));
}

export const handle = { private: true, permission: "payments.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Order");

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { record, reply, mayChange, ...given } = loaderData;
  const back = { href: "/console/payments", label: "Payments" };
  return (
    <RecordPage record={record} back={back} mayChange={mayChange} actionData={actionData}>
      <Money {...given} money={record.money} mayChange={mayChange} actionData={actionData} />
      {mayChange && record.isWithoutAccount && (
        <BuyersAccount hasEmail={record.correspondence.canReply} actionData={actionData} />
      )}
      <Writing {...{ correspondence: record.correspondence, reply, mayChange, actionData }} />
    </RecordPage>
  );
}

function BuyersAccount({ hasEmail, actionData }: { hasEmail: boolean; actionData: ConsoleActionData | undefined }) {
  const error = actionData?.errors["account"];
  return (
    <details className="console-export" open={error !== undefined}>
      <summary>{hasEmail ? "Is the email misspelt?" : "Find the account of the buyer"}</summary>
      <StepForm step="account" className="form" button="Compare with the account" kind="secondary">
        <p className="field-help">
          {hasEmail
            ? "No account has confirmed the email of this order."
            : "This order has no email, so no account shows it."}{" "}
          Ask the buyer to register with the right address and to log in once. Then the purchase can move to their
          account.
        </p>
        <Field
          name="account"
          label="Email of the buyer’s account"
          value={actionData?.entered?.["account"]}
          error={error}
          help="Shows the account and what would move. Nothing is moved yet."
        >
          {(control) => <input {...control} type="email" maxLength={254} required autoComplete="off" />}
        </Field>
      </StepForm>
    </details>
  );
}
