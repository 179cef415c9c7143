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

type RefundFormProps = {
  payment: Refundable;
  isOnly: boolean;
  hasMembership: boolean;
  actionData: ConsoleActionData | undefined;
};
type Texts = Record<string, string>;

type Step = "refund" | "record_refund";

/** The values entered for this payment in the form of this step, and their errors. */
function enteredFor({ payment, actionData }: Pick<RefundFormProps, "payment" | "actionData">, step: Step) {
  const { errors = {}, entered } = actionData ?? {};
  const none: Texts = {};
  return entered?.["paymentId"] === payment.id && entered["step"] === step
    ? { isOwn: true, value: entered as Texts, error: errors as Texts }
    : { isOwn: false, value: none, error: none };
}

/** An order can have several of these forms. */
function refundFieldId(step: Step, payment: Refundable, name: string): string {
  return `${step}-${payment.id}-${name}`;
}

function RefundFields(
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

/** Requests a refund, which is sent after approval. `refundKey` is the form's idempotency key. */
export function RefundForm({ refundKey, ...props }: RefundFormProps & { refundKey: string }) {
  const { payment, isOnly, hasMembership } = props;
  const { isOwn, ...entered } = enteredFor(props, "refund");
  const title = isOnly ? "Refund this payment" : `Refund payment ${payment.id}`;
  return (
    <details className="console-export" open={isOwn}>
      <summary>{title}</summary>
      <form method="post" className="form">
        <input type="hidden" name="idempotencyKey" value={refundKey} data-keep />
        <RefundFields step="refund" payment={payment} hasMembership={hasMembership} {...entered} />
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

/** Records a refund that finance has transferred by bank. The bank's reference identifies it, so it is recorded once. */
export function BankRefundForm({ today, ...props }: RefundFormProps & { today: string }) {
  const { payment, isOnly, hasMembership } = props;
  const { isOwn, ...entered } = enteredFor(props, "record_refund");
  const { value, error } = entered;
  const title = isOnly ? "Record a refund by bank" : `Record a refund by bank of payment ${payment.id}`;
  return (
    <details className="console-export" open={isOwn}>
      <summary>{title}</summary>
      <form method="post" className="form">
        <p>{payment.byBank} Transfer the money from the forum’s account first, and then record it here.</p>
        <RefundFields step="record_refund" payment={payment} hasMembership={hasMembership} {...entered} />
        <Field
          id={refundFieldId("record_refund", payment, "bankReference")}
          name="bankReference"
          label="Bank’s reference (UTR)"
          value={value["bankReference"]}
          error={error["bankReference"]}
          help="The UTR in your bank’s confirmation: 6 to 30 letters and digits."
        >
          {(control) => <input {...control} autoComplete="off" maxLength={40} required />}
        </Field>
        <Field
          id={refundFieldId("record_refund", payment, "paidOn")}
          name="paidOn"
          label="Transferred on"
          value={value["paidOn"]}
          error={error["paidOn"]}
        >
          {(control) => <input {...control} type="date" max={today} required />}
        </Field>
        <button className="button" type="submit">
          Record the refund
        </button>
        <p className="field-help">
          This writes the credit note and emails the buyer at once. It cannot be undone, so compare the amount and the
          reference with your bank.
        </p>
      </form>
    </details>
  );
}
