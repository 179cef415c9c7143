import { Field } from "#app/components/forms/field.tsx";
import type { MoneyRow } from "#worker/domain/console/finance/refund-views.server.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";

export function DisputeForm({ dispute, actionData }: { dispute: MoneyRow; actionData: ConsoleActionData | undefined }) {
  const isOwn = actionData?.entered?.["id"] === dispute.id;
  return (
    <form method="post" className="form console-form console-after">
      <input type="hidden" name="step" value="answer_dispute" />
      <input type="hidden" name="id" value={dispute.id} />
      <Field
        name="answer"
        label="What you did"
        value={isOwn ? actionData?.entered?.["answer"] : undefined}
        error={isOwn ? actionData?.errors["answer"] : undefined}
        help="First answer on Razorpay’s dashboard. Then note here what you sent, without names."
      >
        {(control) => <input {...control} maxLength={500} required autoComplete="off" />}
      </Field>
      <button className="button" type="submit">
        Mark as answered
      </button>
    </form>
  );
}
