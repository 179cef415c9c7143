import { redirect } from "react-router";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { exportList } from "#worker/domain/console/export.server.ts";
import { withMarks } from "#worker/domain/console/marks/with-marks.server.ts";
import { messageList } from "#worker/domain/console/messages.server.ts";
import { exportResponse } from "../lists/export-response.server.ts";
import type { Route } from "./+types/export.ts";

export function loader() {
  return redirect("/console/messages");
}

export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  const list = await withMarks(deps, messageList(deps.now()));
  return exportResponse(context, request, list, (input) => exportList(deps, context.get(operatorContext), list, input));
}

export const handle = { private: true, permission: "messages.export" } satisfies PageHandle;
