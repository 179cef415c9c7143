import { Field } from "#app/components/forms/field.tsx";
import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewAccounts } from "#worker/domain/console/merge-accounts-view.server.ts";
import { missing, operatorWith } from "../parts/answer.server.ts";
import { Answer } from "../parts/answer.tsx";
import { ConsoleErrors, ConsolePage, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import { Facts, MergeSides } from "../parts/merge-sides.tsx";
import type { Route } from "./+types/merge.ts";
import { takeMergeStep } from "./merge-steps.server.ts";

const TITLES = { drop: "Becomes part of it", moves: "What moves to the kept account", lost: "What does not move" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const view = await viewAccounts(context.get(depsContext), operator, { keepId: params.id, dropId: params.other });
  if (!view) throw missing(context);
  return { view };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "members.merge");
  const pair = { keepId: params.id, dropId: params.other };
  return takeMergeStep(context.get(depsContext), operator, pair, await readForm(request));
}

export const handle = { private: true, permission: "members.merge" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Merge accounts");
export const ErrorBoundary = ConsoleErrors;

export default function MergeAccounts({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const { keep, drop, obstacles } = view;
  return (
    <ConsolePage
      title="Merge two accounts"
      lead="For one person with two accounts. Nothing is done before you press the button."
      back={{ href: `/console/members/${keep.id}`, label: keep.name }}
    >
      <Answer answer={actionData} />
      <MergeSides view={view} titles={TITLES} />
      <p>
        <a href={`/console/members/${drop.id}/merge/${keep.id}`}>Keep the other one instead</a>
      </p>
      {obstacles.length > 0 ? (
        <Facts id="obstacles" title="Why they cannot be merged now" facts={obstacles} />
      ) : (
        <form method="post" className="form console-form">
          <Field
            name="reason"
            label="How do you know that both belong to one person?"
            error={actionData?.errors["reason"]}
            help="Your reason is recorded. Both addresses get a mail."
          >
            {(control) => <input {...control} minLength={5} maxLength={200} required autoComplete="off" />}
          </Field>
          <button className="button button-secondary console-danger" type="submit">
            Merge them for good
          </button>
        </form>
      )}
    </ConsolePage>
  );
}
