import { ADD_PASSKEY_PATH, CONSOLE_PATH, UNLOCK_PATH } from "../contracts/console/vocabulary.ts";
import { SEE_OTHER } from "../contracts/problem.ts";
import { deviceOf } from "../domain/accounts/device.server.ts";
import type { Operator } from "../domain/operators/admission.server.ts";
import type { PageRoute } from "./page-table.ts";
import type { Visit } from "./visit.ts";

const LOGIN = "/login?again";

export function isConsole({ pattern }: Pick<PageRoute, "pattern">): boolean {
  return pattern === CONSOLE_PATH || pattern.startsWith(`${CONSOLE_PATH}/`);
}

/**
 * Checks access to every console page. A page that declares no permission is closed to everyone. After a
 * logout, a form leads to the login; without access, to the 404 of its page. Every address answers in the same way, so
 * that nobody learns which ones exist. A `Response` redirects, and `undefined` becomes a 404.
 */
export async function enterConsole(
  { request, deps, requestId, path, isData, isRead }: Visit,
  page: Pick<PageRoute, "pattern" | "handle"> | undefined,
  canonical: string,
): Promise<Operator | Response | undefined> {
  const { pattern, handle } = page ?? { pattern: canonical, handle: {} };
  const isForm = !isRead && !isData;
  if (!handle.permission && !isForm) return undefined;
  // Imported lazily, so that public pages do not load the session library.
  const { admitOperator } = await import("../domain/operators/admission.server.ts");
  const by = { device: deviceOf(request.headers), requestId };
  const admission = await admitOperator(deps, by, handle.permission ?? "console.enter");
  if (admission.kind === "logged_out" && isForm) return seeOther(`${LOGIN}&to=${encodeURIComponent(path)}`);
  if (isForm && (admission.kind === "nobody" || !handle.permission)) return seeOther(path);
  if (admission.kind === "nobody" || admission.kind === "logged_out" || !handle.permission) return undefined;
  const { operator } = admission;
  const place = { no_passkey: ADD_PASSKEY_PATH, locked: UNLOCK_PATH, admitted: undefined }[admission.kind];
  if (place === undefined || place === pattern) return operator;
  // A `.data` request is not a navigation, so it gets a 404 instead of a redirect.
  if (isData) return undefined;
  const isEntry = pattern === ADD_PASSKEY_PATH || pattern === UNLOCK_PATH;
  const back = isEntry ? "" : `?to=${encodeURIComponent(canonical)}`;
  return seeOther(`${place}${back}`);
}

function seeOther(address: string): Response {
  return new Response(null, { status: SEE_OTHER, headers: { Location: address, "Cache-Control": "no-store" } });
}
