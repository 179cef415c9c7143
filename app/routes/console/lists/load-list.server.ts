import type { LoaderFunctionArgs } from "react-router";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import { bulkActionsFor } from "#worker/domain/console/bulk/bulk-actions.server.ts";
import { viewList } from "#worker/domain/console/list.server.ts";
import { prepareList } from "#worker/domain/console/lists/console-lists.server.ts";
import type { Operator } from "#worker/domain/operators/admission.server.ts";
import { listSavedViews } from "#worker/domain/operators/saved-views.server.ts";
import { namesOf } from "#worker/domain/operators/staff.server.ts";
import type { ViewLink } from "./saved-views.tsx";

export async function loadList({ context, url, pattern }: LoaderFunctionArgs) {
  const entered = Object.fromEntries(url.searchParams);
  const [deps, operator] = [context.get(depsContext), context.get(operatorContext)];
  const { role } = operator;
  const list = await prepareList(deps, pattern);
  const mayExport = isPermitted(role, list.exportPermission);
  const bulk = bulkActionsFor(role, list.kind).map(({ step, label, limit }) => ({ step, label, limit }));
  const savedViews = await loadSavedViews(deps, operator, list.path);
  return { view: await viewList(deps, list, entered), mayExport, bulk, savedViews };
}

async function loadSavedViews(
  deps: Parameters<typeof listSavedViews>[0],
  operator: Operator,
  path: string,
): Promise<ViewLink[]> {
  const views = await listSavedViews(deps, operator.memberId, path);
  const others = views.map((view) => view.operator).filter((id) => id !== operator.memberId);
  const names = await namesOf(deps, [...new Set(others)]);
  return views.map(({ id, name, query, operator: by }) => {
    const isOwn = by === operator.memberId;
    const author = isOwn ? undefined : (names.get(by) ?? "a former operator");
    return { id, name, query, by: author, mayDelete: isOwn || operator.role === "owner" };
  });
}
