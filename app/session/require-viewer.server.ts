import { type RouterContextProvider, redirect } from "react-router";
import { locale } from "#messages/locale.ts";
import { depsContext, viewerContext } from "#worker/context.server.ts";
import { deviceOf } from "#worker/domain/accounts/device.server.ts";
import { storeLanguage } from "#worker/domain/accounts/members.server.ts";
import { findSession, type Session, type Viewer } from "#worker/domain/accounts/sessions.server.ts";
import { CONFIRM_PATH, loginPath } from "./destination.ts";

type Context = Readonly<RouterContextProvider>;

/** Redirects to /login without a session, and to the confirmation of the details first. One D1 read per request. */
export async function requireViewer(context: Context, request: Request): Promise<Viewer> {
  const session = await requireSession(context, request);
  if (!session.isConfirmed) throw redirect(loginPath(request.url, CONFIRM_PATH));
  return session.viewer;
}

/** As {@link requireViewer}, for the pages that an unconfirmed member may see, and those that need a fresh sign-in. */
export async function requireSession(context: Context, request: Request): Promise<Session> {
  const session = await findVisitorSession(context, request);
  if (!session) throw redirect(loginPath(request.url));
  followLanguage(context, request, session);
  return session;
}

/** Mails follow the language of the page, unless a link from elsewhere, such as one in an old mail, has led to it. */
function followLanguage(context: Context, { headers }: Request, { viewer, language }: Session): void {
  const deps = context.get(depsContext);
  const isChosen = (headers.get("Sec-Fetch-Site") ?? "same-origin") === "same-origin" && !headers.has("Sec-Purpose");
  if (!deps.config.hasHindi || language === locale() || !isChosen) return;
  const chosen = locale();
  // The page does not wait for it, and does not fail with it.
  deps.defer(() => storeLanguage(deps, viewer.memberId, chosen));
}

export async function findVisitorSession(context: Context, request: Request): Promise<Session | undefined> {
  const known = context.get(viewerContext);
  if (known) return known.session;
  const session = await findSession(context.get(depsContext), deviceOf(request.headers));
  context.set(viewerContext, { session });
  return session;
}
