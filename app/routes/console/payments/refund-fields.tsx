import { Field } from "#app/components/forms/field.tsx";
import { REFUND_REASONS } from "#worker/contracts/refunds/vocabulary.ts";
import type { Refundable } from "#worker/domain/console/finance/order-money.server.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";

const REASONS: Record<(typeof REFUND_REASONS)[number], string> = {
  second_payment: "They paid twice",
  late_payment: "The payment came too late",
  cancellation: "They cancelled",
  complaint: "They complained",
  mistake: "It was a mistake",
};

export type RefundFormProps = {
  payment: Refundable;
  isOnly: boolean;
  hasMembership: boolean;
  actionData: ConsoleActionData | undefined;
};
type Texts = Record<string, string>;

type Step = "refund" | "record_refund";

/** The values entered for this payment in the form of this step, and their errors. */
export function enteredFor({ payment, actionData }: Pick<RefundFormProps, "payment" | "actionData">, step: Step) {
  const { errors = {}, entered } = actionData ?? {};
  const none: Texts = {};
  return entered?.["paymentId"] === payment.id && entered["step"] === step
    ? { isOwn: true, value: entered as Texts, error: errors as Texts }
    : { isOwn: false, value: none, error: none };
}

/** An order can have several of these forms. */
export function refundFieldId(step: Step, payment: Refundable, name: string): string {
  return `${step}-${payment.id}-${name}`;
}

export function RefundFields(
  props: Pick<RefundFormProps, "payment" | "hasMembership"> & { step: Step; value: Texts; error: Texts },
) {
  const { step, payment, hasMembership, value, error } = props;
  const idOf = (name: string) => refundFieldId(step, payment, name);
  return (
    <>
      {payment.isDisputed && (
        <p className="console-facts">
          <span className="console-tone console-tone-late">Disputed by the payer’s bank</span>
          <span>If you refund it, and the bank decides for the payer, they get the money twice.</span>
        </p>
      )}
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="paymentId" value={payment.id} />
      <Field
        id={idOf("amount")}
        name="amount"
        label="Amount in rupees"
        value={value["amount"]}
        error={error["amount"]}
        help={`${payment.remains} remain of ${payment.amount}. Half of it is ${payment.half}.`}
      >
        {(control) => <input {...control} inputMode="decimal" autoComplete="off" maxLength={20} required />}
      </Field>
      <Field id={idOf("reason")} name="reason" label="Why" value={value["reason"]} error={error["reason"]}>
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
          id={idOf("endsMembership")}
          name="endsMembership"
          label="Membership"
          value={value["endsMembership"]}
          help="It always ends when none of the money remains."
        >
          {(control) => (
            <select {...control}>
              <option value="no">It continues while part of the money remains</option>
              <option value="yes">It ends on the day of the refund</option>
            </select>
          )}
        </Field>
      )}
    </>
  );
}
