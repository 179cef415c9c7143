import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { ExtensionForm } from "#worker/contracts/console/finance.ts";
import { Reason } from "#worker/contracts/console/records.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { invalidInput } from "#worker/contracts/problem.ts";
import {
  endMembership,
  extendMembership,
  reopenMembership,
} from "#worker/domain/console/finance/membership-steps.server.ts";
import { revealMembership, viewMembership } from "#worker/domain/console/finance/memberships.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { MoneySection } from "../parts/money-section.tsx";
import { missing, operatorWith, respond, withUndo } from "../parts/responses.server.ts";
import { RecordPage } from "../records/record-page.tsx";
import { commonStep } from "../records/record-steps.server.ts";
import { refusedField } from "../records/refused-field.server.ts";
import type { Route } from "./+types/record.ts";
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

type StepDeps = Parameters<typeof extendMembership>[0];

async function stepOnMembership(deps: StepDeps, operator: Operator, id: string, form: Record<string, string>) {
  const place = { subject: `membership:${id}`, path: `/console/memberships/${id}` };
  switch (form["step"] ?? "") {
    case "extend": {
      const input = ExtensionForm.safeParse({ day: form["day"], reason: form["extendReason"] });
      const outcome = input.success
        ? await extendMembership(deps, operator, { id, ...input.data })
        : invalidInput(
            input.error.issues.map(({ message, path: [name] }) => ({ message, path: [FIELDS[String(name)]] })),
          );
      return respond(outcome, place.path, "extended", form);
    }
    case "end": {
      const input = Reason.safeParse({ reason: form["endReason"] });
      if (!input.success) return refusedField(input.error.issues, "endReason", form);
      const outcome = await endMembership(deps, operator, { id, reason: input.data.reason });
      return respond(outcome, withUndo(place.path, "reopen", id), "membership_ended", form);
    }
    case "reopen":
      return respond(await reopenMembership(deps, operator, id), place.path, "membership_reopened");
    default:
      return commonStep(deps, operator, form, place, (reason) => revealMembership(deps, operator, id, reason));
  }
}

/** Input names by field of `ExtensionForm`. Other forms of the page have a reason too, so this one has its own name. */
const FIELDS: Record<string, string> = { day: "day", reason: "extendReason" };
