import { redirect } from "react-router";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { figuresCsv } from "#worker/domain/console/figures/view-figures.server.ts";
import { indianDay } from "#worker/domain/india-calendar.server.ts";
import { sendCsv } from "../../documents/send-file.server.ts";
import type { Route } from "./+types/export.ts";

/** Contains only counts and sums, so it needs neither a reason nor the passkey. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const of = new URL(request.url).searchParams.get("of") ?? "";
  const csv = await figuresCsv(deps, context.get(operatorContext).role, of);
  if (csv === undefined) return redirect("/console/figures");
  return sendCsv(csv, `${of}-${indianDay(deps.now())}.csv`);
}

export const handle = { private: true, permission: "figures.read" } satisfies PageHandle;
