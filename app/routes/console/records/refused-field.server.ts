import { invalidInput } from "#worker/contracts/problem.ts";
import { refuseConsole } from "../parts/responses.server.ts";

export function refusedField(
  issues: Parameters<typeof invalidInput>[0],
  field: string,
  entered: Record<string, string>,
) {
  const [first] = issues;
  const message = first?.message ?? "";
  return refuseConsole({ ...invalidInput([{ message, path: [field] }]), message }, entered);
}
