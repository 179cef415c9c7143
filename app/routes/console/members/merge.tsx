import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewAccounts } from "#worker/domain/console/merge-accounts-view.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { MergePage, type MergeTexts } from "../parts/merge-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import type { Route } from "./+types/merge.ts";
import { takeMergeStep } from "./merge-steps.server.ts";

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
