import { redirect } from "react-router";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { exportList } from "#worker/domain/console/export.server.ts";
import { offerList } from "#worker/domain/console/lists/offers.server.ts";
import { withMarks } from "#worker/domain/console/marks/with-marks.server.ts";
import { exportResponse } from "../lists/export-response.server.ts";
import type { Route } from "./+types/export.ts";

export function loader() {
  return redirect("/console/offers");
}

export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  const list = await withMarks(deps, await offerList(deps));
  return exportResponse(context, request, list, (input) => exportList(deps, context.get(operatorContext), list, input));
}

export const handle = { private: true, permission: "offers.export" } satisfies PageHandle;
