import { data } from "react-router";
import { botCheckOf } from "#app/components/forms/bot-check.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import type { Reply } from "#app/components/forms/reply.ts";
import {
  type Contract,
  headersOf,
  type Outcome,
  type Refusal,
  statusOf,
  withInput,
} from "#worker/contracts/problem.ts";
import { refuseBot } from "#worker/domain/visitors/bot-check.server.ts";

/** Handles a public form's post: contract, bot check, domain. The page shows the outcome and refills its fields. */
export async function handlePublicForm<Entered, Input, Value>(
  deps: Parameters<typeof refuseBot>[0],
  request: Request,
  form: {
    contract: Contract<Input>;
    read: (posted: Record<string, string>) => Entered;
    run: (input: Input) => Promise<Outcome<Value>>;
    /** Rewords a refusal for the page. */
    reword?: (refusal: Refusal) => Extract<Reply, { ok: false }>;
  },
) {
  const posted = await readForm(request);
  const entered = form.read(posted);
  const run = async (input: Input) => (await refuseBot(deps, botCheckOf(posted))) ?? form.run(input);
  const outcome = await withInput(form.contract, entered, run);
  const shown = outcome.ok || !form.reword ? outcome : form.reword(outcome);
  return data({ outcome: shown, entered }, { status: statusOf(outcome, "created"), headers: headersOf(outcome) });
}
