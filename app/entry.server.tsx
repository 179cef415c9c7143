import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { nonceContext, printedContext } from "#worker/context.server.ts";
import { Footer } from "./components/footer.tsx";
import { NonceContext } from "./components/nonce.ts";
import { RenderFooter } from "./components/page-footer.tsx";
import { PrintedContext } from "./components/printed.tsx";

/** Renders the whole page before it answers: no page of this site waits for data that comes later. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  let failure: unknown;
  const page = (
    <NonceContext value={nonce}>
      <PrintedContext value={context.get(printedContext)}>
        <RenderFooter value={Footer}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </RenderFooter>
      </PrintedContext>
    </NonceContext>
  );
  const body = await renderToReadableStream(page, {
    nonce,
    // The page leaves whole, so nothing of it is set aside for a script to put in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: request.signal,
    onError(error) {
      failure = error;
    },
  });
  await body.allReady;
  if (failure) throw failure;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status, headers });
}

/** Expected errors are answers; what is left is a bug or an outage, and an aborted request is neither. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  const cause = error instanceof Error ? error.message : typeof error;
  console.error(JSON.stringify({ level: "error", event: "page.failed", path: new URL(request.url).pathname, cause }));
}
