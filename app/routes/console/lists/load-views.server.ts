import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { listViews } from "#worker/domain/operators/saved-views.server.ts";
import { namesOf } from "#worker/domain/operators/staff.server.ts";
import type { ViewLink } from "./saved-views.tsx";

export async function loadViews(
  deps: Parameters<typeof listViews>[0],
  operator: Operator,
  path: string,
): Promise<ViewLink[]> {
  const views = await listViews(deps, operator.memberId, path);
  const others = views.map((view) => view.operator).filter((id) => id !== operator.memberId);
  const names = await namesOf(deps, [...new Set(others)]);
  return views.map(({ id, name, query, operator: by }) => {
    const isOwn = by === operator.memberId;
    const author = isOwn ? undefined : (names.get(by) ?? "a former operator");
    return { id, name, query, by: author, mayDelete: isOwn || operator.role === "owner" };
  });
}
