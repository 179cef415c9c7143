import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { revealMember } from "#worker/domain/console/members.server.ts";
import { mergeTwo, viewAccounts } from "#worker/domain/console/merge-accounts-view.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { MergePage, type MergeTexts } from "../parts/merge-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import { takeMergeStep } from "../records/merge-steps.server.ts";
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
  const deps = context.get(depsContext);
  const place = { path: `/console/members/${params.id}`, done: "accounts_merged" } as const;
  return takeMergeStep(await readForm(request), { keepId: params.id, dropId: params.other }, place, {
    reveal: (id, reason) => revealMember(deps, operator, id, reason),
    merge: (pair) => mergeTwo(deps, operator, pair),
  });
}

export const handle = { private: true, permission: "members.merge" } satisfies PageHandle;
export const meta = () => consoleMeta("Merge accounts");

export default function MergeAccounts({ loaderData: { view }, actionData, params }: Route.ComponentProps) {
  const back = { href: `/console/members/${params.id}`, label: view.keep.name };
  const swap = `/console/members/${params.other}/merge/${params.id}`;
  return <MergePage back={back} swap={swap} canReveal view={view} texts={TEXTS} actionData={actionData} />;
}
