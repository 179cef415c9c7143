import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider, type ServerBuild } from "react-router";
import type { CachedSnapshot } from "../content/store.ts";
import {
  depsContext,
  inlineStylesContext,
  operatorContext,
  previewContext,
  reportContext,
  requestIdContext,
} from "../context.server.ts";
import type { Operator } from "../domain/operators/admission.server.ts";
import { pagePolicy } from "../http/security-headers.ts";
import { describeError } from "../log.ts";
import { buildPageTable, type PageRoute } from "./page-table.ts";
import type { Visit } from "./visit.ts";

export type Renderer = ReturnType<typeof createRenderer>;
/** `content` is `undefined` if it is unavailable, and for form posts, which do not read it here. */
export type Rendering = Visit & {
  renderer: Renderer;
  page: PageRoute | undefined;
  operator: Operator | undefined;
  content: CachedSnapshot | undefined;
};
/** Cached pages are rendered without a `requestId`. */
type Inputs = Pick<Rendering, "ctx" | "deps" | "page"> &
  Partial<Pick<Rendering, "requestId" | "operator">> & { isPreview?: boolean };

export const UNKNOWN_PATH = "/404";

let renderer: Renderer | undefined;

/** Loaded on the first page request; API calls do not need it. */
export async function loadRenderer(): Promise<Renderer> {
  if (!renderer || import.meta.env.DEV) renderer = createRenderer(await import("virtual:react-router/server-build"));
  return renderer;
}

function createRenderer(build: ServerBuild) {
  const handle = createRequestHandler<{ context: RouterContextProvider }>({
    build,
    mode: import.meta.env.MODE,
    getLoadContext: ({ context }) => context.cloudflare.env.context,
  });
  return {
    table: buildPageTable(build.routes),
    /** Part of the cache key, so that releases do not share pages. */
    version: build.assets.version,
    async render(
      { ctx, deps, page, requestId, operator, isPreview = false }: Inputs,
      request: Request,
    ): Promise<Response> {
      const inlineStyles: string[] = [];
      const context = new RouterContextProvider();
      context.set(depsContext, deps);
      context.set(inlineStylesContext, inlineStyles);
      context.set(requestIdContext, requestId);
      context.set(previewContext, isPreview);
      if (operator) context.set(operatorContext, operator);
      context.set(reportContext, (error) => deps.log("error", "page.failed", describeError(error)));
      const event = {
        request,
        env: { context },
        waitUntil: ctx.waitUntil.bind(ctx),
        passThroughOnException: ctx.passThroughOnException.bind(ctx),
      };
      // The adapter is typed for Pages Functions, but uses only these four fields.
      const rendered = await handle(event as unknown as Parameters<typeof handle>[0]);
      const response = new Response(rendered.body, rendered);
      response.headers.set("Content-Security-Policy", pagePolicy(deps.config, page?.handle, inlineStyles));
      return response;
    },
  };
}
