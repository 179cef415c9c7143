import { Field } from "#app/components/forms/field.tsx";
import { enteredFor, RefundFields, type RefundFormProps, refundFieldId } from "./refund-fields.tsx";

/** Records a refund that finance has transferred by bank. The bank's number identifies it, so it is recorded once. */
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
