import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { Reason } from "#worker/contracts/console/records.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { invalidInput } from "#worker/contracts/problem.ts";
import { revealMember } from "#worker/domain/console/members.server.ts";
import { mergeTwo, viewAccounts } from "#worker/domain/console/merge-accounts-view.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { MergePage, type MergeTexts } from "../parts/merge-page.tsx";
import { missing, operatorWith, respond } from "../parts/responses.server.ts";
import { revealPair } from "../records/record-steps.server.ts";
import type { Route } from "./+types/merge.ts";

const TEXTS: MergeTexts = {
  title: "Merge two accounts",
  lead: "For one person with two accounts. Nothing changes until you press the button.",
  keep: "Kept",
  drop: "Merged into it",
  moves: "What moves to the kept account",
  lost: "What does not move",
  reason: "How do you know that both belong to one person?",
  reasonHelp: "Your reason is recorded. Both addresses get an email.",
  button: "Merge permanently",
};

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
export const meta = () => consoleMeta("Merge accounts");

export default function MergeAccounts({ loaderData: { view }, actionData, params }: Route.ComponentProps) {
  const back = { href: `/console/members/${params.id}`, label: view.keep.name };
  const swap = `/console/members/${params.other}/merge/${params.id}`;
  return <MergePage back={back} swap={swap} canReveal view={view} texts={TEXTS} actionData={actionData} />;
}

type StepDeps = Parameters<typeof mergeTwo>[0];
type Pair = { keepId: string; dropId: string };

async function takeMergeStep(deps: StepDeps, operator: Operator, pair: Pair, form: Record<string, string>) {
  const place = `/console/members/${pair.keepId}`;
  if (form["step"] === "reveal") {
    return revealPair(form, pair, (id, reason) => revealMember(deps, operator, id, reason));
  }
  const input = Reason.safeParse(form);
  if (!input.success) return respond(invalidInput(input.error.issues), place, "accounts_merged", form);
  const outcome = await mergeTwo(deps, operator, { ...pair, reason: input.data.reason });
  return respond(outcome, place, "accounts_merged", form);
}
