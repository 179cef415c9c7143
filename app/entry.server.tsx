import { renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import {
  frameContext,
  nonceContext,
  printedContext,
  reportContext,
  requestIdContext,
  stampContext,
} from "#worker/context.server.ts";
import { withoutWaiting } from "./components/application.ts";
import { DocumentContext } from "./components/document.ts";
import { fillMarks } from "./components/marks.ts";
import { printFrame } from "./components/print-frame.server.tsx";
import { findStyles } from "./components/styles.ts";

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
  const { serverHandoffStream, renderMeta, staticHandlerContext } = routerContext;
  const frame = printFrame(context.get(frameContext), staticHandlerContext.location.pathname);
  const facts = {
    nonce,
    requestId: context.get(requestIdContext),
    stamp: context.get(stampContext),
    printed: { ...context.get(printedContext), ...frame },
  };
  const asBytes = (text: string) => fillMarks(text, nonce, (name) => facts.printed[name] ?? findStyles(name));
  const document = `<!DOCTYPE html>${renderToString(
    <DocumentContext value={facts}>
      <ServerRouter context={{ ...routerContext, serverHandoffStream: undefined }} url={request.url} nonce={nonce} />
    </DocumentContext>,
  )}`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // A plain page's data is left unread: to cancel the stream costs as much as to read it.
  if (!serverHandoffStream || !renderMeta?.didRenderScripts) {
    return new Response(asBytes(document), { status, headers });
  }
  const decoder = new TextDecoder();
  let handedOver = "";
  const reader = serverHandoffStream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    handedOver += decoder.decode(read.value, { stream: true });
  }
  return new Response(asBytes(withoutWaiting(document, handedOver, nonce)), { status, headers });
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
