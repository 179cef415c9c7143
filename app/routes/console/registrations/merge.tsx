import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { Reason } from "#worker/contracts/console/records.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { invalidInput } from "#worker/contracts/problem.ts";
import type { TrailDeps } from "#worker/domain/audit-trail.server.ts";
import { mergePair, viewMerge } from "#worker/domain/console/merge-view.server.ts";
import { revealRegistration } from "#worker/domain/console/registrations.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import { MergePage, type MergeTexts } from "../parts/merge-page.tsx";
import { missing, operatorWith, respond } from "../parts/responses.server.ts";
import { revealPair } from "../records/record-steps.server.ts";
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

type Pair = { keepId: string; dropId: string };

async function takeMergeStep(deps: TrailDeps, operator: Operator, pair: Pair, form: Record<string, string>) {
  const place = `/console/registrations/${pair.keepId}`;
  if (form["step"] === "reveal") {
    return revealPair(form, pair, (id, reason) => revealRegistration(deps, operator, id, reason));
  }
  const input = Reason.safeParse(form);
  if (!input.success) return respond(invalidInput(input.error.issues), place, "merged", form);
  return respond(await mergePair(deps, operator, { ...pair, reason: input.data.reason }), place, "merged", form);
}
