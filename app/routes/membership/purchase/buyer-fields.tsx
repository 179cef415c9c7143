import { FoldedBuyerInputs, type State } from "#app/components/forms/buyer-inputs.tsx";
import type { FieldError } from "#worker/contracts/problem.ts";
import type { JoinDetails } from "./use-join-details.ts";

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
  return <FoldedBuyerInputs className="buyer-fields" field={field} states={states} />;
}
