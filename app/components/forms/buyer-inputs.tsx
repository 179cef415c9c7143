import * as m from "#messages/forms.ts";
import { LIMITS } from "#worker/contracts/vocabulary.ts";
import { Field, type FieldOf } from "./field.tsx";

export type State = readonly [code: string, name: string];

export const BUYER_FIELDS = ["company", "gstin", "billingAddress", "billingState"] as const;

/** The details of the buyer on an invoice. */
export function BuyerInputs({ field, states }: { field: FieldOf; states: readonly State[] }) {
  return (
    <>
      <Field {...field("company")} label={m.company()}>
        {(control) => <input {...control} autoComplete="organization" maxLength={LIMITS.name} />}
      </Field>
      <Field {...field("gstin")} label={m.gstin()}>
        {(control) => <input {...control} autoComplete="off" autoCapitalize="characters" maxLength={LIMITS.gstin} />}
      </Field>
      <Field {...field("billingAddress")} label={m.billingAddress()}>
        {(control) => <textarea {...control} autoComplete="street-address" rows={2} maxLength={LIMITS.address} />}
      </Field>
      <Field {...field("billingState")} label={m.state()} help={m.stateHelp()}>
        {(control) => (
          <select {...control}>
            <option value="">{m.notChosen()}</option>
            {states.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

/** The same fields, folded until the buyer opens them, or one has a value or an error. */
export function FoldedBuyerInputs(props: { className: string; field: FieldOf; states: readonly State[] }) {
  const { className, field, states } = props;
  const isOpen = BUYER_FIELDS.map(field).some(({ value, error }) => value || error);
  return (
    <details className={`reveal ${className}`} open={isOpen}>
      <summary>{m.addCompany()}</summary>
      <BuyerInputs field={field} states={states} />
    </details>
  );
}
