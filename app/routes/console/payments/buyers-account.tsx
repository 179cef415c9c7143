import { Field } from "#app/components/forms/field.tsx";
import type { ConsoleActionData } from "../parts/action-notice.tsx";

/** Links to the page that moves an order without an account. */
export function BuyersAccount({
  hasEmail,
  actionData,
}: {
  hasEmail: boolean;
  actionData: ConsoleActionData | undefined;
}) {
  const error = actionData?.errors["account"];
  return (
    <details className="console-export" open={error !== undefined}>
      <summary>{hasEmail ? "Is the email misspelt?" : "Find the account of the buyer"}</summary>
      <form method="post" className="form">
        <input type="hidden" name="step" value="account" />
        <p className="field-help">
          {hasEmail
            ? "No account has confirmed the email of this order."
            : "This order has no email, so no account shows it."}{" "}
          Ask the buyer to register with the right address and to log in once. Then the purchase can move to their
          account.
        </p>
        <Field
          name="account"
          label="Email of the buyer’s account"
          value={actionData?.entered?.["account"]}
          error={error}
          help="Shows the account and what would move. Nothing is moved yet."
        >
          {(control) => <input {...control} type="email" maxLength={254} required autoComplete="off" />}
        </Field>
        <button className="button button-secondary" type="submit">
          Compare with the account
        </button>
      </form>
    </details>
  );
}
