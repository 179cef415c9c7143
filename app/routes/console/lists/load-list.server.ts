import type { RouterContextProvider } from "react-router";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import { type ListTable, type RecordList, viewList } from "#worker/domain/console/list.server.ts";

/** One page of the list, as its address says. */
export async function loadList<T extends ListTable>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  list: RecordList<T>,
) {
  const entered = Object.fromEntries(new URL(request.url).searchParams);
  const mayExport = isPermitted(context.get(operatorContext).role, list.exportPermission);
  return { view: await viewList(context.get(depsContext), list, entered), mayExport };
}
