import type { RouterContextProvider } from "react-router";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import { bulkActionsFor } from "#worker/domain/console/bulk/bulk-actions.server.ts";
import { type ListTable, viewList } from "#worker/domain/console/list.server.ts";
import type { PrepareList } from "#worker/domain/console/lists/console-lists.server.ts";
import { loadViews } from "./load-views.server.ts";

export async function loadList<T extends ListTable>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  prepare: PrepareList<T>,
) {
  const entered = Object.fromEntries(new URL(request.url).searchParams);
  const [deps, operator] = [context.get(depsContext), context.get(operatorContext)];
  const { role } = operator;
  const list = await prepare(deps);
  const mayExport = isPermitted(role, list.exportPermission);
  const bulk = bulkActionsFor(role, list.kind).map(({ step, label, limit }) => ({ step, label, limit }));
  const views = await loadViews(deps, operator, list.path);
  return { view: await viewList(deps, list, entered), mayExport, bulk, views };
}
