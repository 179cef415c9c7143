import { ADD_PASSKEY_PATH, CONSOLE_PATH, UNLOCK_PATH } from "../contracts/console/vocabulary.ts";
import { SEE_OTHER } from "../contracts/problem.ts";
import { deviceOf } from "../domain/accounts/device.server.ts";
import type { Operator } from "../domain/operators/admission.server.ts";
import type { PageRoute } from "./page-table.ts";
import type { Visit } from "./visit.ts";

/** Without an operator and a redirect there is nothing at this address. */
type Entry = { operator?: Operator; redirect?: Response };

export function isConsole({ pattern }: Pick<PageRoute, "pattern">): boolean {
  return pattern === CONSOLE_PATH || pattern.startsWith(`${CONSOLE_PATH}/`);
}

/** Decides for every page of the console. A page that declares no permission opens to nobody. */
export async function enterConsole(
  { request, url, deps, requestId }: Visit,
  { pattern, handle }: Pick<PageRoute, "pattern" | "handle">,
  canonical: string,
): Promise<Entry> {
  if (!handle.permission) return {};
  // Imported late, so that public pages do not wait for the session library.
  const { admitOperator } = await import("../domain/operators/admission.server.ts");
  const caller = { device: deviceOf(request.headers), requestId };
  const admission = await admitOperator(deps, caller, handle.permission);
  if (admission.is === "nobody") return {};
  const { operator } = admission;
  const place = { no_passkey: ADD_PASSKEY_PATH, locked: UNLOCK_PATH, admitted: undefined }[admission.is];
  if (place === undefined || place === pattern) return { operator };
  // A request of a script is no navigation.
  if (url.pathname.endsWith(".data")) return {};
  const isEntry = pattern === ADD_PASSKEY_PATH || pattern === UNLOCK_PATH;
  const back = isEntry ? "" : `?to=${encodeURIComponent(canonical)}`;
  const headers = { Location: `${place}${back}`, "Cache-Control": "no-store" };
  return { redirect: new Response(null, { status: SEE_OTHER, headers }) };
}
