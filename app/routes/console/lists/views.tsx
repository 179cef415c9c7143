import { redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { NewView } from "#worker/contracts/console/records.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { invalidInput } from "#worker/contracts/problem.ts";
import type { TrailDeps } from "#worker/domain/audit-trail.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { deleteView, saveView } from "#worker/domain/operators/saved-views.server.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { respond } from "../parts/responses.server.ts";
import type { Route } from "./+types/views.ts";
import { REFUSED_VIEW } from "./list-address.ts";

export async function action({ request, context }: Route.ActionArgs) {
  return takeViewStep(context.get(depsContext), context.get(operatorContext), await readForm(request));
}

export const handle = { private: true, permission: "console.enter" } satisfies PageHandle;
export const meta = () => consoleMeta("Saved views");

/** Shown only for a refused form: a saved view redirects back to its list. */
export default function Views({ actionData }: Route.ComponentProps) {
  return (
    <ConsolePage title="Saved views" lead="You save and delete views above the rows of each list.">
      <ActionNotice actionData={actionData} />
    </ConsolePage>
  );
}

async function takeViewStep(deps: TrailDeps, operator: Operator, form: Record<string, string>) {
  if (form["step"] === "delete") {
    const outcome = await deleteView(deps, operator, form["id"] ?? "");
    return respond(outcome, outcome.ok ? outcome.value.path : "", "view_deleted");
  }
  const input = NewView.safeParse(form);
  if (!input.success) {
    const isUnnamed = !form["name"]?.trim() && input.error.issues.every((issue) => issue.path[0] === "name");
    if (isUnnamed) throw redirect(`${form["path"]}?${withoutSearch(form["query"])}&${REFUSED_VIEW}`);
    return respond(invalidInput(input.error.issues), "", "view_saved");
  }
  const { path, name, query, shared } = input.data;
  const view = { path, name, query: withoutSearch(query), isShared: shared === "on" };
  return respond(await saveView(deps, operator, view), `${path}?${view.query}`, "view_saved");
}

/** The search may contain a person's name. */
function withoutSearch(query: string | undefined): string {
  const kept = new URLSearchParams(query);
  for (const left of ["q", "after", "done"]) kept.delete(left);
  return kept.toString();
}
