import { Field } from "#app/components/forms/field.tsx";
import type { FieldError } from "#worker/contracts/problem.ts";
import { LIMITS } from "#worker/contracts/vocabulary.ts";
import type { JoinDetails } from "./use-join-details.ts";

export type State = readonly [code: string, name: string];

/** What an invoice to a company says. Closed until somebody needs it or a problem is inside. */
export function BuyerFields(props: {
  entered: JoinDetails;
  problems: readonly FieldError[];
  states: readonly State[];
}) {
  const { entered, problems, states } = props;
  const field = (name: string) => ({
    name,
    value: entered[name],
    error: problems.find((problem) => problem.field === name)?.message,
  });
  return (
    <details className="reveal buyer-fields" open={problems.length > 0 || !!entered["company"]}>
      <summary>Add a company and GSTIN (optional)</summary>
      <Field {...field("company")} label="Company">
        {(control) => <input {...control} autoComplete="organization" maxLength={LIMITS.name} />}
      </Field>
      <Field {...field("gstin")} label="GSTIN">
        {(control) => <input {...control} autoComplete="off" autoCapitalize="characters" maxLength={LIMITS.gstin} />}
      </Field>
      <Field {...field("billingAddress")} label="Billing address">
        {(control) => <textarea {...control} autoComplete="street-address" rows={2} maxLength={LIMITS.address} />}
      </Field>
      <Field {...field("billingState")} label="State" help="With a GSTIN, you can leave this empty.">
        {(control) => (
          <select {...control}>
            <option value="">Not chosen</option>
            {states.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </details>
  );
}
