import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import { depsContext, inlineStylesContext, reportContext, requestIdContext } from "../context.server.ts";
import type { Deps } from "../deps.ts";
import { describeError } from "../log.ts";
import { type PageTable, pageTableOf } from "./page-table.ts";

export type RenderInput = {
  request: Request;
  ctx: Pick<ExecutionContext, "waitUntil" | "passThroughOnException">;
  deps: Deps;
  /** `undefined` on cached pages. */
  requestId: string | undefined;
};
export type Rendered = { response: Response; inlineStyles: readonly string[] };
export type Renderer = {
  table: PageTable;
  /** Part of the cache key, so that releases do not share pages. */
  version: string;
  render(input: RenderInput): Promise<Rendered>;
};
type Environment = { context: RouterContextProvider };

let renderer: Renderer | undefined;

/** Loaded on the first page request; API calls do not need it. */
export async function loadRenderer(): Promise<Renderer> {
  if (renderer && !import.meta.env.DEV) return renderer;
  const build = await import("virtual:react-router/server-build");
  const handle = createRequestHandler<Environment>({
    build,
    mode: import.meta.env.MODE,
    getLoadContext: ({ context }) => context.cloudflare.env.context,
  });
  renderer = {
    table: pageTableOf(build.routes),
    version: build.assets.version,
    async render({ request, ctx, deps, requestId }) {
      const inlineStyles: string[] = [];
      const context = new RouterContextProvider();
      context.set(depsContext, deps);
      context.set(inlineStylesContext, inlineStyles);
      context.set(requestIdContext, requestId);
      context.set(reportContext, (error) => deps.log("error", "page.failed", describeError(error)));
      const event = {
        request,
        env: { context },
        waitUntil: ctx.waitUntil.bind(ctx),
        passThroughOnException: ctx.passThroughOnException.bind(ctx),
      };
      // The adapter is typed for Pages Functions, but uses only these four fields.
      const response = await handle(event as unknown as Parameters<typeof handle>[0]);
      return { response, inlineStyles };
    },
  };
  return renderer;
}
