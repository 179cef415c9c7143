import { ADD_PASSKEY_PATH, CONSOLE_PATH, UNLOCK_PATH } from "../contracts/console/vocabulary.ts";
import { SEE_OTHER } from "../contracts/problem.ts";
import { deviceOf } from "../domain/accounts/device.server.ts";
import type { Operator } from "../domain/operators/admission.server.ts";
import type { PageRoute } from "./page-table.ts";
import type { Visit } from "./visit.ts";

/** The page then asks to log in again. */
const LOGIN = "/login?again";

/** If both fields are missing, the response is a 404. */
type Entry = { operator?: Operator; redirect?: Response };

export function isConsole({ pattern }: Pick<PageRoute, "pattern">): boolean {
  return pattern === CONSOLE_PATH || pattern.startsWith(`${CONSOLE_PATH}/`);
}

/**
 * Checks access to every console page. A page that declares no permission is closed to everyone. A form that is sent
 * after a logout leads to the login, at every address alike, so that this does not tell which ones exist.
 */
export async function enterConsole(
  { request, url, deps, requestId }: Visit,
  page: Pick<PageRoute, "pattern" | "handle"> | undefined,
  canonical: string,
): Promise<Entry> {
  const { pattern, handle } = page ?? { pattern: canonical, handle: {} };
  const isForm = request.method === "POST" && !url.pathname.endsWith(".data");
  if (!handle.permission && !isForm) return {};
  // Imported lazily, so that public pages do not load the session library.
  const { admitOperator } = await import("../domain/operators/admission.server.ts");
  const by = { device: deviceOf(request.headers), requestId };
  const admission = await admitOperator(deps, by, handle.permission ?? "console.enter");
  if (admission.is === "logged_out" && isForm)
    return { redirect: seeOther(`${LOGIN}&to=${encodeURIComponent(canonical)}`) };
  if (admission.is === "nobody" || admission.is === "logged_out" || !handle.permission) return {};
  const { operator } = admission;
  const place = { no_passkey: ADD_PASSKEY_PATH, locked: UNLOCK_PATH, admitted: undefined }[admission.is];
  if (place === undefined || place === pattern) return { operator };
  // A `.data` request is not a navigation, so it gets a 404 instead of a redirect.
  if (url.pathname.endsWith(".data")) return {};
  const isEntry = pattern === ADD_PASSKEY_PATH || pattern === UNLOCK_PATH;
  const back = isEntry ? "" : `?to=${encodeURIComponent(canonical)}`;
  return { redirect: seeOther(`${place}${back}`) };
}

function seeOther(address: string): Response {
  return new Response(null, { status: SEE_OTHER, headers: { Location: address, "Cache-Control": "no-store" } });
}
