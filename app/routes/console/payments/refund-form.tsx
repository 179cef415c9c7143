import { enteredFor, RefundFields, type RefundFormProps } from "./refund-fields.tsx";

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
