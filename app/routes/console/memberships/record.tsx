import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewMembership } from "#worker/domain/console/finance/memberships.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { MoneySection } from "../parts/money-section.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import { RecordPage } from "../records/record-page.tsx";
import type { Route } from "./+types/record.ts";
import { stepOnMembership } from "./steps.server.ts";
import { TermForms } from "./term-forms.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role, ...operator } = context.get(operatorContext);
  const record = await viewMembership(context.get(depsContext), { role, ...operator }, params.id);
  if (!record) throw missing(context);
  const mayOpen = { payments: isPermitted(role, "payments.read"), members: isPermitted(role, "members.read") };
  return { record, mayOpen, mayChange: isPermitted(role, "memberships.change") };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "memberships.change");
  return stepOnMembership(context.get(depsContext), operator, params.id, await readForm(request));
}

export const handle = { private: true, permission: "memberships.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Membership");

export default function Membership({ loaderData, actionData }: Route.ComponentProps) {
  const { record, mayOpen, mayChange } = loaderData;
  const back = { href: "/console/memberships", label: "Memberships" };
  const documents = mayOpen.payments ? record.documents : [];
  return (
    <RecordPage record={record} back={back} mayChange={mayChange} actionData={actionData}>
      {mayChange && <TermForms {...record} actionData={actionData} />}
      {record.hasSeats && (
        <MoneySection id="seats" title="Seats" rows={record.seats} none="Nobody is invited yet." mayChange={false}>
          <p className="field-help">
            Only the buyer can withdraw a seat and invite somebody else, on the dashboard under Membership.
          </p>
        </MoneySection>
      )}
      <MoneySection id="documents" title="Documents" rows={documents} mayChange={false} />
      <p className="button-row">
        {mayOpen.payments && (
          <a className="button button-secondary" href={`/console/payments/${record.orderId}`}>
            Open the payment
          </a>
        )}
        {mayOpen.members && record.accountId && (
          <a className="button button-secondary" href={`/console/members/${record.accountId}`}>
            Open the account
          </a>
        )}
      </p>
    </RecordPage>
  );
}
