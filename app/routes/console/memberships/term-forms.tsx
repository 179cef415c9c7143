import { Field } from "#app/components/forms/field.tsx";
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
          <form method="post" className="form">
            <input type="hidden" name="step" value="extend" />
            <Field name="day" label="New last day" value={entered?.["day"] ?? validTo} error={errors["day"]}>
              {(control) => <input {...control} type="date" min={validTo} required />}
            </Field>
            <ReasonField
              name="extendReason"
              value={entered?.["extendReason"]}
              error={errors["extendReason"]}
              help="Your reason is recorded. The member sees the new day in their account and gets no email."
            />
            <button className="button" type="submit">
              Extend the membership
            </button>
          </form>
        </details>
      )}
      {mayEnd && (
        <details className="console-export" open={Boolean(errors["endReason"])}>
          <summary>End today</summary>
          <form method="post" className="form">
            <input type="hidden" name="step" value="end" />
            <ReasonField
              name="endReason"
              error={errors["endReason"]}
              help="Your reason is recorded. Nothing is refunded, and no email is sent. For a refund, go to the payment."
            />
            <button className="button button-secondary console-danger" type="submit">
              End the membership
            </button>
          </form>
        </details>
      )}
      {mayReopen && (
        <form method="post">
          <input type="hidden" name="step" value="reopen" />
          <button className="button" type="submit">
            Reinstate
          </button>
        </form>
      )}
      {!mayExtend && !mayReopen && <p>This membership has ended and cannot be changed.</p>}
    </section>
  );
}
