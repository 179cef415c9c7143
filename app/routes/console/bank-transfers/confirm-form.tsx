import { CheckField } from "#app/components/forms/check-field.tsx";
import { Field } from "#app/components/forms/field.tsx";
import type { ConsoleActionData } from "../parts/action-notice.tsx";

type Props = { amount: string; isPaid: boolean; today: string; actionData: ConsoleActionData | undefined };

/** Confirms the money of a transfer. If it does not match, offers to set it aside, because it has arrived anyway. */
export function ConfirmForm(props: Props) {
  const { isPaid, actionData } = props;
  const isOwn = actionData?.entered?.["step"] === "confirm";
  const fields = <Fields {...props} actionData={isOwn ? actionData : undefined} />;
  if (isPaid) {
    return (
      <details className="console-export" open={isOwn}>
        <summary>Record more money</summary>
        {fields}
      </details>
    );
  }
  return (
    <section aria-labelledby="confirm">
      <h2 id="confirm">Confirm the payment</h2>
      {fields}
    </section>
  );
}

function Fields({ amount, isPaid, today, actionData }: Props) {
  const { entered, errors, message = "" } = actionData ?? {};
  const isUnfit = message.endsWith(" Nothing was recorded.");
  return (
    <form method="post" id="receipt" className="form console-form">
      <input type="hidden" name="step" value="confirm" />
      <Field
        name="amount"
        label="Amount in rupees"
        value={entered?.["amount"]}
        error={errors?.["amount"]}
        help={
          isPaid
            ? `The agreed ₹${amount} has arrived. More money of this buyer is set aside, so that you can return it.`
            : `The agreed amount is ₹${amount}. Copy the amount from your bank.`
        }
      >
        {(control) => <input {...control} inputMode="decimal" maxLength={20} required autoComplete="off" />}
      </Field>
      <Field name="day" label="Received on" value={entered?.["day"]} error={errors?.["day"]}>
        {(control) => <input {...control} type="date" max={today} required />}
      </Field>
      <Field
        name="number"
        label={isPaid ? "Bank’s reference" : "Bank’s reference (optional)"}
        value={entered?.["number"]}
        error={errors?.["number"]}
        help="The UTR from the statement. Use it to find the payment later."
      >
        {(control) => <input {...control} maxLength={40} required={isPaid} autoComplete="off" />}
      </Field>
      {isUnfit && (
        <CheckField name="setAside" ticked={message}>
          This is what arrived. Set the money aside.
        </CheckField>
      )}
      <button className="button" type="submit">
        {isUnfit || isPaid ? "Record the payment" : "Confirm the payment"}
      </button>
    </form>
  );
}
