import { type RouterContextProvider, redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext } from "#worker/context.server.ts";
import { Reason } from "#worker/contracts/console/records.ts";
import { UNLOCK_PATH } from "#worker/contracts/console/vocabulary.ts";
import type { Outcome } from "#worker/contracts/problem.ts";
import { listParameters, type RecordList } from "#worker/domain/console/list.server.ts";
import { indianDay } from "#worker/domain/india-calendar.server.ts";
import { csvResponse } from "./csv-response.ts";
import { listAddress, REFUSED_EXPORT } from "./list-address.ts";
import { toStream } from "./stream.server.ts";

type Exported = Pick<RecordList, "path" | "what" | "filters">;
type Export = (input: { entered: Record<string, string>; reason: string }) => Promise<Outcome<AsyncGenerator<string>>>;

/** Returns the download, or redirects to the filtered list, if needed through the page that asks for the passkey. */
export async function exportResponse(
  context: Readonly<RouterContextProvider>,
  request: Request,
  list: Exported,
  exportRows: Export,
): Promise<Response> {
  const deps = context.get(depsContext);
  const entered = await readForm(request);
  const input = Reason.safeParse(entered);
  const back = listAddress({ path: list.path, entered: listParameters(list, entered) });
  if (!input.success) throw redirect(`${back}${back.includes("?") ? "&" : "?"}${REFUSED_EXPORT}`);
  const outcome = await exportRows({ entered, reason: input.data.reason });
  if (!outcome.ok) throw redirect(`${UNLOCK_PATH}?to=${encodeURIComponent(back)}`);
  return csvResponse(toStream(outcome.value), `${list.what.replaceAll(" ", "-")}-${indianDay(deps.now())}`);
}
