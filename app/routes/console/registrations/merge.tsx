import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewMerge } from "#worker/domain/console/merge-view.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { MergePage, type MergeTexts } from "../parts/merge-page.tsx";
import { missing, operatorWith } from "../parts/responses.server.ts";
import type { Route } from "./+types/merge.ts";
import { takeMergeStep } from "./merge-steps.server.ts";

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
  const pair = { keepId: params.id, dropId: params.other };
  return takeMergeStep(context.get(depsContext), operator, pair, await readForm(request));
}

export const handle = { private: true, permission: "registrations.change" } satisfies PageHandle;
export const meta = () => consoleMeta("Merge registrations");

export default function Merge({ loaderData: { view }, actionData, params }: Route.ComponentProps) {
  const back = { href: `/console/registrations/${params.id}`, label: view.keep.name };
  const swap = `/console/registrations/${params.other}/merge/${params.id}`;
  return <MergePage back={back} swap={swap} canReveal view={view} texts={TEXTS} actionData={actionData} />;
}
