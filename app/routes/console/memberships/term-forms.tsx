import { Field } from "#app/components/forms/field.tsx";
import { StepForm } from "#app/components/ui/step-form.tsx";
import type { viewMembership } from "#worker/domain/console/finance/memberships.server.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";
import { ReasonField } from "../parts/reason-field.tsx";

type Shown = NonNullable<Awaited<ReturnType<typeof viewMembership>>>;
type Props = Pick<Shown, "validTo" | "mayExtend" | "mayEnd" | "mayReopen"> & {
  actionData: ConsoleActionData | undefined;
};

/** Forms that extend, end or reopen a membership. Extending and ending need a reason. */
export function TermForms({ validTo, mayExtend, mayEnd, mayReopen, actionData }: Props) {
  const { errors = {}, entered } = actionData ?? {};
  return (
    <section aria-labelledby="term">
      <h2 id="term">Term</h2>
      {mayExtend && (
        <details className="console-export" open={Boolean(errors["day"] ?? errors["extendReason"])}>
          <summary>Extend</summary>
          <StepForm step="extend" className="form" button="Extend the membership">
            <Field name="day" label="New last day" value={entered?.["day"] ?? validTo} error={errors["day"]}>
              {(control) => <input {...control} type="date" min={validTo} required />}
            </Field>
            <ReasonField
              name="extendReason"
              value={entered?.["extendReason"]}
              error={errors["extendReason"]}
              help="Your reason is recorded. The member sees the new day in their account and gets no email."
            />
          </StepForm>
        </details>
      )}
      {mayEnd && (
        <details className="console-export" open={Boolean(errors["endReason"])}>
          <summary>End today</summary>
          <StepForm step="end" className="form" button="End the membership" kind="danger">
            <ReasonField
              name="endReason"
              value={entered?.["endReason"]}
              error={errors["endReason"]}
              help="Your reason is recorded. Nothing is refunded, and no email is sent. For a refund, go to the payment."
            />
          </StepForm>
        </details>
      )}
      {mayReopen && <StepForm step="reopen" button="Reinstate" />}
      {!mayExtend && !mayReopen && <p>This membership has ended and cannot be changed.</p>}
    </section>
  );
}
