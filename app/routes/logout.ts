import { redirect } from "react-router";
import { cookieHeaders } from "#app/components/private-page.ts";
import { depsContext } from "#worker/context.server.ts";
import { browserOf } from "#worker/domain/auth.server.ts";
import { endSession } from "#worker/domain/sessions.server.ts";
import type { Route } from "./+types/logout.ts";

/** A link that leads here ends nothing. */
export function loader() {
  return redirect("/login");
}

/** Section 2, Logout. The header has the browser forget what it keeps, also where no script has done so. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cookies } = await endSession(context.get(depsContext), browserOf(request.headers));
  const headers = cookieHeaders(cookies);
  headers.set("Clear-Site-Data", '"cookies", "storage"');
  return redirect("/login", { headers });
}
