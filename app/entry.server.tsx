import { renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { locale } from "#messages/locale.ts";
import {
  inlineStylesContext,
  previewContext,
  reportContext,
  requestIdContext,
  viewerContext,
} from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { DocumentContext, type Hydration } from "./components/layout/document.ts";
import { stylesFor } from "./styles/page-styles.ts";

/** Renders the page as one string: no page defers data, and streaming costs three times as much. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { matches, errors, actionHeaders } = routerContext.staticHandlerContext;
  const handles = matches.map(({ route }) => (routerContext.routeModules[route.id]?.handle ?? {}) as PageHandle);
  const hasFailed = errors !== null;
  const { css, hash } = await stylesFor(
    matches.map(({ route }) => route.id),
    hasFailed ? "forms" : (handles.find(({ styles }) => styles)?.styles ?? "forms"),
    context.get(previewContext),
  );
  context.get(inlineStylesContext).push(hash);
  // An error page does not hydrate: it shows the request's reference, which React does not have in the browser.
  const hydrates = !hasFailed && !handles.some(({ hydrate }) => hydrate === false);
  const session = context.get(viewerContext)?.session;
  const facts = {
    styles: css,
    requestId: context.get(requestIdContext),
    viewer: session?.isConfirmed ? { name: session.viewer.name, role: session.viewer.role } : undefined,
    hydration: hydrates ? await hydrationOf(routerContext) : undefined,
  };
  const document = renderToString(
    <DocumentContext value={facts}>
      <ServerRouter context={{ ...routerContext, serverHandoffStream: undefined }} url={request.url} />
    </DocumentContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  // React Router itself passes on only the cookies of an action.
  for (const sent of Object.values(actionHeaders)) {
    const retryAfter = sent.get("Retry-After");
    if (retryAfter) headers.set("Retry-After", retryAfter);
  }
  return new Response(`<!DOCTYPE html>${document}`, { status, headers });
}

/** Data for hydration, with only this page's routes: every other page is a separate document. */
async function hydrationOf(routerContext: EntryContext): Promise<Hydration> {
  const { manifest, serverHandoffString = "{}", serverHandoffStream, staticHandlerContext } = routerContext;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.entries(manifest.routes).filter(([id]) => ids.includes(id));
  return {
    context: serverHandoffString,
    data: serverHandoffStream ? await new Response(serverHandoffStream).text() : "",
    // Hot reload needs the whole manifest.
    manifest: import.meta.env.DEV ? manifest : inOwnLanguage({ ...manifest, routes: Object.fromEntries(routes) }),
    ids,
  };
}

function inOwnLanguage(manifest: EntryContext["manifest"]): EntryContext["manifest"] {
  if (locale() === "en") return manifest;
  return JSON.parse(JSON.stringify(manifest).replaceAll('"/assets/', '"/assets/hi/')) as typeof manifest;
}

/** Reports bugs and outages, but neither expected refusals nor aborted requests. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  // React Router throws these for methods and addresses that no route handles.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) context.get(reportContext)(error);
}
