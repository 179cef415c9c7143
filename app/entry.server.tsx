import { renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { nonceContext, printedContext, reportContext, requestIdContext } from "#worker/context.server.ts";
import { withoutWaiting } from "./components/application.ts";
import { Footer } from "./components/footer.tsx";
import { NonceContext } from "./components/nonce.ts";
import { RenderFooter } from "./components/page-footer.tsx";
import { PrintedContext } from "./components/printed.tsx";
import { RequestIdContext } from "./components/request-id.ts";

/**
 * Renders the page in one string: no page of this site waits for data that comes later, and a stream costs three times
 * as much. The data that the application needs is put into the string after React's part.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const { serverHandoffStream, renderMeta } = routerContext;
  const html = renderToString(
    <NonceContext value={nonce}>
      <RequestIdContext value={context.get(requestIdContext)}>
        <PrintedContext value={context.get(printedContext)}>
          <RenderFooter value={Footer}>
            <ServerRouter
              context={{ ...routerContext, serverHandoffStream: undefined }}
              url={request.url}
              nonce={nonce}
            />
          </RenderFooter>
        </PrintedContext>
      </RequestIdContext>
    </NonceContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!serverHandoffStream || !renderMeta?.didRenderScripts) {
    await serverHandoffStream?.cancel();
    return new Response(`<!DOCTYPE html>${html}`, { status, headers });
  }
  const handedOver = await new Response(serverHandoffStream).text();
  return new Response(`<!DOCTYPE html>${withoutWaiting(html, handedOver, nonce)}`, { status, headers });
}

/** Expected errors are answers; what is left is a bug or an outage, and an aborted request is neither. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  // React Router's own words for a method or an address that a route does not take.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) context.get(reportContext)(error);
}
