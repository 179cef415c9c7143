import { data } from "react-router";
import { type Contract, invalidInput, type Outcome, type Refusal } from "#worker/contracts/problem.ts";
import type { ConsoleActionData } from "../parts/action-notice.tsx";
import { refusedForm } from "../parts/responses.server.ts";

type Checked<Report> = { refusal?: ConsoleActionData; report?: Report; form?: Record<string, string> };

/** Checks a file in a dry run. Its report has the file in a hidden field, and a second form that applies it. */
export async function checkFile<Input extends Record<string, string>, Value, Report>(
  form: Record<string, string>,
  file: {
    contract: Contract<Input>;
    run: (input: Input, isDryRun: boolean) => Promise<Outcome<Value>>;
    describe: (value: Value, isDryRun: boolean) => Report;
  },
) {
  const refuse = (refusal: Refusal) => {
    const { actionData, init } = refusedForm(refusal, form);
    return data<Checked<Report>>({ refusal: actionData }, init);
  };
  const isDryRun = form["step"] !== "import";
  const input = file.contract.safeParse(form);
  if (!input.success) return refuse(invalidInput(input.error.issues));
  const outcome = await file.run(input.data, isDryRun);
  if (!outcome.ok) return refuse(outcome);
  const sent = isDryRun ? input.data : { ...input.data, csv: "" };
  return data<Checked<Report>>({ report: file.describe(outcome.value, isDryRun), form: sent });
}
