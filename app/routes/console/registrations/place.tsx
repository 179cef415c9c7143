import { CancelForm } from "../parts/cancel-form.tsx";
import { CorrectEmail } from "../parts/correct-email.tsx";

type Texts = Record<string, string>;

export function Place({ isConfirmed, errors, entered }: { isConfirmed: boolean; errors: Texts; entered: Texts }) {
  const error = errors["cancelReason"];
  return (
    <section aria-labelledby="place">
      <h2 id="place">Place</h2>
      <form method="post">
        <input type="hidden" name="step" value={isConfirmed ? "unconfirm" : "confirm"} />
        <button className={isConfirmed ? "button button-secondary" : "button"} type="submit">
          {isConfirmed ? "Withdraw the confirmation" : "Confirm the place"}
        </button>
        <p className="field-help">
          {isConfirmed
            ? "No email is sent. Tell the person yourself."
            : "They get an email with the details of the event."}
        </p>
      </form>
      <CorrectEmail
        label="Correct a misspelt email"
        help="The acknowledgement is sent to it again."
        errors={errors}
        entered={entered}
      />
      <CancelForm
        label="Cancel the registration"
        help="It is recorded, not sent. The registration is deleted permanently, and they get an email."
        error={error}
      />
    </section>
  );
}
