import { BuyerInputs, type State } from "#app/components/forms/buyer-inputs.tsx";
import { addCompany } from "#messages/forms.ts";
import type { FieldError } from "#worker/contracts/problem.ts";
import type { JoinDetails } from "./use-join-details.ts";

const FIELDS = ["company", "gstin", "billingAddress", "billingState"];

/** Folded until the buyer opens it, or one of its fields has a value or an error. */
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
    <details className="reveal buyer-fields" open={problems.length > 0 || FIELDS.some((name) => entered[name])}>
      <summary>{addCompany()}</summary>
      <BuyerInputs field={field} states={states} />
    </details>
  );
}
