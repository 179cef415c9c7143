import { ADD_PASSKEY_PATH, CONSOLE_PATH, UNLOCK_PATH } from "../contracts/console/vocabulary.ts";
import { SEE_OTHER } from "../contracts/problem.ts";
import { deviceOf } from "../domain/accounts/device.server.ts";
import type { Operator } from "../domain/operators/admission.server.ts";
import type { PageRoute } from "./page-table.ts";
import type { Visit } from "./visit.ts";

/** If both fields are missing, the response is a 404. */
type Entry = { operator?: Operator; redirect?: Response };

export function isConsole({ pattern }: Pick<PageRoute, "pattern">): boolean {
  return pattern === CONSOLE_PATH || pattern.startsWith(`${CONSOLE_PATH}/`);
}

/** Checks access to every console page. A page that declares no permission is closed to everyone. */
export async function enterConsole(
  { request, url, deps, requestId }: Visit,
  { pattern, handle }: Pick<PageRoute, "pattern" | "handle">,
  canonical: string,
): Promise<Entry> {
  if (!handle.permission) return {};
  // Imported lazily, so that public pages do not load the session library.
  const { admitOperator } = await import("../domain/operators/admission.server.ts");
  const admission = await admitOperator(deps, { device: deviceOf(request.headers), requestId }, handle.permission);
  if (admission.is === "nobody") return {};
  const { operator } = admission;
  const place = { no_passkey: ADD_PASSKEY_PATH, locked: UNLOCK_PATH, admitted: undefined }[admission.is];
  if (place === undefined || place === pattern) return { operator };
  // A `.data` request is not a navigation, so it gets a 404 instead of a redirect.
  if (url.pathname.endsWith(".data")) return {};
  const isEntry = pattern === ADD_PASSKEY_PATH || pattern === UNLOCK_PATH;
  const back = isEntry ? "" : `?to=${encodeURIComponent(canonical)}`;
  const headers = { Location: `${place}${back}`, "Cache-Control": "no-store" };
  return { redirect: new Response(null, { status: SEE_OTHER, headers }) };
}
