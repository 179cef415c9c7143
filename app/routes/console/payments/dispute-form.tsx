import { Field } from "#app/components/forms/field.tsx";
import type { MoneyRow } from "#worker/domain/console/finance/refund-views.server.ts";
import type { ConsoleAnswer } from "../parts/answer.tsx";

export function DisputeForm({ dispute, answer }: { dispute: MoneyRow; answer: ConsoleAnswer | undefined }) {
  const isOwn = answer?.entered?.["id"] === dispute.id;
  return (
    <form method="post" className="form console-form console-after">
      <input type="hidden" name="step" value="answer_dispute" />
      <input type="hidden" name="id" value={dispute.id} />
      <Field
        name="answer"
        label="What you did"
        value={isOwn ? answer?.entered?.["answer"] : undefined}
        error={isOwn ? answer?.errors["answer"] : undefined}
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
