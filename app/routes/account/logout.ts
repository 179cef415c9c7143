import { redirect } from "react-router";
import { readForm } from "#app/components/forms/read-form.ts";
import { clearSessionHeaders } from "#app/session/session-headers.ts";
import { localPath } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import { deviceOf } from "#worker/domain/accounts/device.server.ts";
import { endSession } from "#worker/domain/accounts/sessions.server.ts";
import type { Route } from "./+types/logout.ts";

/** A GET does not log out. */
export function loader() {
  return redirect(localPath("/login"));
}

/** Section 2, Logout. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cookies } = await endSession(context.get(depsContext), deviceOf(request.headers));
  return redirect(localPath("/login"), { headers: clearSessionHeaders(cookies, await readForm(request)) });
}
