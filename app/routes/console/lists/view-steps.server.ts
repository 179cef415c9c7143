import { NewView } from "#worker/contracts/console/records.ts";
import { invalidInput } from "#worker/contracts/problem.ts";
import type { TrailDeps } from "#worker/domain/audit-trail.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { deleteView, saveView } from "#worker/domain/operators/saved-views.server.ts";
import { respond } from "../parts/responses.server.ts";

export async function takeViewStep(deps: TrailDeps, operator: Operator, form: Record<string, string>) {
  if (form["step"] === "delete") {
    const outcome = await deleteView(deps, operator, form["id"] ?? "");
    return respond(outcome, outcome.ok ? outcome.value.path : "", "view_deleted");
  }
  const input = NewView.safeParse(form);
  if (!input.success) return respond(invalidInput(input.error.issues), "", "view_saved");
  const { path, name, query, shared } = input.data;
  // Not the search: it may contain a person's name.
  const kept = new URLSearchParams(query);
  for (const left of ["q", "after", "done"]) kept.delete(left);
  const view = { path, name, query: kept.toString(), isShared: shared === "on" };
  return respond(await saveView(deps, operator, view), `${path}?${view.query}`, "view_saved");
}
