import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { mergePair, viewMerge } from "#worker/domain/console/merge-view.server.ts";
import { revealRegistration } from "#worker/domain/console/registrations.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { MergePage, type MergeTexts } from "../parts/merge-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import { takeMergeStep } from "../records/merge-steps.server.ts";
import type { Route } from "./+types/merge.ts";

const TEXTS: MergeTexts = {
  title: "Merge two registrations",
  lead: "For one person who registered twice for the same event. Nothing changes until you press the button.",
  keep: "Kept",
  drop: "Deleted permanently",
  moves: "What moves to the kept one",
  lost: "What cannot be restored",
  reason: "How do you know that this is one person?",
  reasonHelp: "Your reason is recorded. No email is sent.",
  button: "Merge permanently",
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  const view = await viewMerge(context.get(depsContext), operator, { keepId: params.id, dropId: params.other });
  if (!view) throw missing(context);
  return { view };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const operator = operatorWith(context, "registrations.change");
  const deps = context.get(depsContext);
  const place = { path: `/console/registrations/${params.id}`, done: "merged" } as const;
  return takeMergeStep(await readForm(request), { keepId: params.id, dropId: params.other }, place, {
    reveal: (id, reason) => revealRegistration(deps, operator, id, reason),
    merge: (pair) => mergePair(deps, operator, pair),
  });
}

export const handle = { private: true, permission: "registrations.change" } satisfies PageHandle;
export const meta = () => consoleMeta("Merge registrations");

export default function Merge({ loaderData: { view }, actionData, params }: Route.ComponentProps) {
  const back = { href: `/console/registrations/${params.id}`, label: view.keep.name };
  const swap = `/console/registrations/${params.other}/merge/${params.id}`;
  return <MergePage back={back} swap={swap} canReveal view={view} texts={TEXTS} actionData={actionData} />;
}
