import { Field } from "#app/components/forms/field.tsx";
import { REFUND_REASONS } from "#worker/contracts/refunds/vocabulary.ts";
import type { Refundable } from "#worker/domain/console/finance/order-money.server.ts";
import type { ConsoleAnswer } from "../parts/answer.tsx";

const REASONS: Record<(typeof REFUND_REASONS)[number], string> = {
  second_payment: "They paid twice",
  late_payment: "The payment came too late",
  cancellation: "They cancelled",
  complaint: "They complained",
  mistake: "It was a mistake",
};

/** Asks for a refund; somebody approves it before it is sent. `refundKey` makes a repeated form one request. */
export function RefundForm(props: {
  payment: Refundable;
  isOnly: boolean;
  refundKey: string;
  hasMembership: boolean;
  answer: ConsoleAnswer | undefined;
}) {
  const { payment, isOnly, refundKey, hasMembership, answer } = props;
  const { errors = {}, entered } = answer ?? {};
  const isIts = entered?.["payment"] === payment.id;
  const [value, error] = isIts ? [entered, errors] : [{} as Record<string, string>, {} as Record<string, string>];
  const title = isOnly ? "Refund this payment" : `Refund payment ${payment.id}`;
  return (
    <details className="console-export" open={isIts}>
      <summary>{title}</summary>
      <form method="post" className="form">
        <input type="hidden" name="step" value="refund" />
        <input type="hidden" name="payment" value={payment.id} />
        <input type="hidden" name="key" value={refundKey} />
        <Field
          name="amount"
          label="Amount in rupees"
          value={value["amount"]}
          error={error["amountPaise"] ?? error["amount"]}
          help={`${payment.remains} remain of ${payment.amount}. Half of it is ${payment.half}.`}
        >
          {(control) => <input {...control} inputMode="decimal" autoComplete="off" maxLength={20} required />}
        </Field>
        <Field name="why" label="Why" value={value["why"]} error={error["reason"]}>
          {(control) => (
            <select {...control} required>
              <option value="">Choose a reason</option>
              {REFUND_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {REASONS[reason]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {hasMembership && (
          <Field
            name="ends"
            label="Membership"
            value={value["ends"]}
            help="It always ends when nothing of the money remains."
          >
            {(control) => (
              <select {...control}>
                <option value="no">It continues while part of the money remains</option>
                <option value="yes">It ends on the day of the refund</option>
              </select>
            )}
          </Field>
        )}
        <button className="button" type="submit">
          Request the refund
        </button>
        <p className="field-help">
          Nothing is sent yet. The refund appears above, where you or a colleague approve it.
        </p>
      </form>
    </details>
  );
}
