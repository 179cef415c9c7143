import { createRequestHandler } from "@react-router/cloudflare";
import { type LoaderFunction, RouterContextProvider, type ServerBuild } from "react-router";
import { depsContext, nonceContext, reportContext, requestIdContext, stampContext } from "./context.server.ts";
import type { Deps } from "./deps.ts";
import { describeError } from "./log.ts";
import { type PageRoute, type PageTable, pageTableOf } from "./page-table.ts";

/** What a rendering is given beside the request; `stamp` stands in the page's forms (section 7's guards). */
export type Surroundings = { deps: Deps; requestId: string; nonce: string; stamp: string };
type Asked = Surroundings & {
  request: Request;
  ctx: Pick<ExecutionContext, "waitUntil" | "passThroughOnException">;
  /** `undefined` where nothing of this site stands: the catch-all answers. */
  page: PageRoute | undefined;
  /** Of the page's data alone, for the router in the browser. */
  isData: boolean;
};
/** An address of nothing is rendered under this one, so that what was asked for stands in no library's warning. */
const UNKNOWN_PATH = "/404";

type Handler = ReturnType<typeof createRequestHandler<Surroundings>>;

export type Renderer = { table: PageTable; version: string; render: (asked: Asked) => Promise<Response> };

let prepared: Renderer | undefined;

/** Loads the pages once, and not at all for those who only call the API. */
export async function prepareRenderer(): Promise<Renderer> {
  if (prepared && !import.meta.env.DEV) return prepared;
  const build = await import("virtual:react-router/server-build");
  const handlers = new Map<string, Handler>();
  const table = pageTableOf(build.routes);
  prepared = {
    table,
    version: build.assets.version,
    async render({ request, ctx, page, isData, deps, requestId, nonce, stamp }) {
      const id = page?.id ?? table.catchAllId;
      const name = `${id} ${isData}`;
      const isPrinted = Boolean(page?.handle.isPlain) && !isData;
      const handle = handlers.get(name) ?? handlerOf(buildOf(build, id, isPrinted));
      handlers.set(name, handle);
      const surroundings = {
        request: page ? request : new Request(new URL(UNKNOWN_PATH + (isData ? ".data" : ""), request.url), request),
        env: { deps, requestId, nonce, stamp },
        waitUntil: ctx.waitUntil.bind(ctx),
        passThroughOnException: ctx.passThroughOnException.bind(ctx),
      };
      // The adapter's type is that of a Pages function, of which it uses these four.
      return handle(surroundings as unknown as Parameters<Handler>[0]);
    },
  };
  return prepared;
}

function handlerOf(build: ServerBuild): Handler {
  return createRequestHandler<Surroundings>({
    build,
    mode: import.meta.env.MODE,
    getLoadContext: ({ context: { cloudflare } }) => {
      const { deps, nonce, requestId, stamp } = cloudflare.env;
      const context = new RouterContextProvider();
      context.set(depsContext, deps);
      context.set(nonceContext, nonce);
      context.set(stampContext, stamp);
      context.set(requestIdContext, requestId);
      context.set(reportContext, (error) => deps.log("error", "page.failed", describeError(error)));
      return context;
    },
  });
}

/**
 * The build as one page needs it: the page is found already, and React Router looks through all the routes that it is
 * given, three times in every rendering. Nor can it find another page than the one under whose name the answer is kept.
 */
function buildOf(build: ServerBuild, id: string, isPrinted: boolean): ServerBuild {
  if (import.meta.env.DEV) return build;
  const routes: ServerBuild["routes"] = {};
  const assets: ServerBuild["assets"]["routes"] = {};
  for (let route = build.routes[id]; route; route = route.parentId ? build.routes[route.parentId] : undefined) {
    const { loader } = route.module;
    assets[route.id] = build.assets.routes[route.id];
    routes[route.id] =
      isPrinted && loader ? { ...route, module: { ...route.module, loader: printing(loader) } } : route;
  }
  return { ...build, routes, assets: { ...build.assets, routes: assets } };
}

/**
 * A plain document hands its data over to nobody, but React Router writes it out for the browser all the same: it writes
 * what can be listed, so here nothing can.
 */
function printing(loader: LoaderFunction): LoaderFunction {
  return async (...args) => {
    const data: unknown = await loader(...args);
    const isPlain = typeof data === "object" && data !== null && Object.getPrototypeOf(data) === Object.prototype;
    if (!isPlain) return data;
    const listed = Object.entries(data);
    return Object.defineProperties({}, Object.fromEntries(listed.map(([name, value]) => [name, { value }])));
  };
}
