import { type RouterContextProvider, redirect } from "react-router";
import { locale } from "#messages/locale.ts";
import { depsContext, viewerContext } from "#worker/context.server.ts";
import { deviceOf } from "#worker/domain/accounts/device.server.ts";
import { storeLanguage } from "#worker/domain/accounts/members.server.ts";
import { findSession, type Session, type Viewer } from "#worker/domain/accounts/sessions.server.ts";
import { CONFIRM_PATH, loginPathFor } from "./destination.ts";

type Context = Readonly<RouterContextProvider>;

/** Redirects to /login without a session, and to the confirmation of the details first. One D1 read per request. */
export async function requireViewer(context: Context, request: Request): Promise<Viewer> {
  const session = await requireSession(context, request);
  if (!session.isConfirmed) throw redirect(loginPathFor(request, CONFIRM_PATH));
  return session.viewer;
}

/** Like {@link requireViewer}, for pages open to unconfirmed members and pages that need a fresh login. */
export async function requireSession(context: Context, request: Request): Promise<Session> {
  const session = await findVisitorSession(context, request);
  if (!session) throw redirect(loginPathFor(request));
  followLanguage(context, request, session);
  return session;
}

/** Stores the page's language for mails, unless the visitor came from elsewhere, such as a link in an old mail. */
function followLanguage(context: Context, { headers }: Request, { viewer, language }: Session): void {
  const deps = context.get(depsContext);
  const isChosen = (headers.get("Sec-Fetch-Site") ?? "same-origin") === "same-origin" && !headers.has("Sec-Purpose");
  if (!deps.config.hasHindi || language === locale() || !isChosen) return;
  const chosen = locale();
  // Deferred, so that the page neither waits for it nor fails with it.
  deps.defer(() => storeLanguage(deps, viewer.memberId, chosen));
}

export async function findVisitorSession(context: Context, request: Request): Promise<Session | undefined> {
  const known = context.get(viewerContext);
  if (known) return known.session;
  const session = await findSession(context.get(depsContext), deviceOf(request.headers));
  context.set(viewerContext, { session });
  return session;
}
