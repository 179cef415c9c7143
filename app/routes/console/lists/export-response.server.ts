import { type ActionFunctionArgs, redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import { Reason } from "#worker/contracts/console/records.ts";
import { UNLOCK_PATH } from "#worker/contracts/console/vocabulary.ts";
import { exportList } from "#worker/domain/console/export.server.ts";
import { listParameters } from "#worker/domain/console/list.server.ts";
import { prepareList } from "#worker/domain/console/lists/console-lists.server.ts";
import { indianDay } from "#worker/domain/india-calendar.server.ts";
import { sendCsv } from "../../documents/send-file.server.ts";
import { listAddress, REFUSED_EXPORT } from "./list-address.ts";
import { toStream } from "./stream.server.ts";

/** Returns the download, or redirects to the filtered list, if needed through the page that asks for the passkey. */
export async function exportListAt({ request, context, pattern }: ActionFunctionArgs) {
  const deps = context.get(depsContext);
  const list = await prepareList(deps, pattern);
  const entered = await readForm(request);
  const input = Reason.safeParse(entered);
  const back = listAddress({ path: list.path, entered: listParameters(list, entered) });
  if (!input.success) throw redirect(`${back}${back.includes("?") ? "&" : "?"}${REFUSED_EXPORT}`);
  const outcome = await exportList(deps, context.get(operatorContext), list, { entered, reason: input.data.reason });
  if (!outcome.ok) throw redirect(`${UNLOCK_PATH}?to=${encodeURIComponent(back)}`);
  return sendCsv(toStream(outcome.value), `${list.what.replaceAll(" ", "-")}-${indianDay(deps.now())}.csv`);
}
