import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import { api } from "./api/app.ts";
import { canonicalPath, pathsOf } from "./canonical.ts";
import { ConfigError } from "./config.ts";
import { depsContext, nonceContext } from "./context.server.ts";
import { MOVED, problemOf, type Refusal, refused, statusOf } from "./contracts/problem.ts";
import { createDeps, type Deps } from "./deps.ts";
import { sweep } from "./domain/sweep.server.ts";
import { isForeign } from "./foreign.ts";
import { describeError, log } from "./log.ts";
import { pagePolicy, withSecurityHeaders } from "./security-headers.ts";

const loadPages = () => import("virtual:react-router/server-build");

const renderPage = createRequestHandler<{ deps: Deps; nonce: string }>({
  build: loadPages,
  mode: import.meta.env.MODE,
  getLoadContext: ({ context: { cloudflare } }) => {
    const context = new RouterContextProvider();
    context.set(depsContext, cloudflare.env.deps);
    context.set(nonceContext, cloudflare.env.nonce);
    return context;
  },
});

export default {
  async fetch(request, env, ctx) {
    try {
      const deps = createDeps(env, ctx);
      const { pathname } = new URL(request.url);
      const isApi = pathname === "/api" || pathname.startsWith("/api/");
      return withSecurityHeaders(
        isApi ? await api.fetch(request, { deps }, ctx) : await answerPage(request, deps, ctx),
      );
    } catch (error) {
      return withSecurityHeaders(answerFailure(error));
    }
  },

  async scheduled(_controller, env, ctx) {
    await sweep(createDeps(env, ctx));
  },
} satisfies ExportedHandler<Env>;

async function answerPage(request: Request, deps: Deps, ctx: ExecutionContext): Promise<Response> {
  const url = new URL(request.url);
  // React Router lets a form through that names no Origin; Sec-Fetch-Site tells of it as well.
  const isWrite = request.method !== "GET" && request.method !== "HEAD";
  if (isWrite && isForeign(request)) return answerRefusal(refused("foreign_origin"));
  // A missing file is no page: nothing is rendered for it.
  if (url.pathname.startsWith("/assets/")) return new Response("Not found", { status: statusOf(refused("not_found")) });
  const canonical = canonicalPath(url.pathname, pathsOf((await loadPages()).routes));
  if (canonical) return new Response(null, { status: MOVED, headers: { Location: `${canonical}${url.search}` } });

  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  const surroundings = {
    request,
    env: { deps, nonce },
    waitUntil: ctx.waitUntil.bind(ctx),
    passThroughOnException: ctx.passThroughOnException.bind(ctx),
  };
  // The adapter's type is that of a Pages function, of which it uses these four.
  const response = await renderPage(surroundings as unknown as Parameters<typeof renderPage>[0]);
  const page = new Response(response.body as BodyInit | null, response as ResponseInit);
  // Hot reload brings scripts and sockets of its own.
  const policy = import.meta.env.DEV ? "frame-ancestors 'none'" : pagePolicy(nonce, deps.config.razorpay);
  page.headers.set("Content-Security-Policy", policy);
  return page;
}

/** A faulty configuration or a bug outside both adapters: the log names it, the visitor is told that it is not them. */
function answerFailure(error: unknown): Response {
  const fields = error instanceof ConfigError ? { problems: error.problems.join("; ") } : describeError(error);
  log("error", error instanceof ConfigError ? "config.faulty" : "request.failed", fields);
  return answerRefusal(refused(error instanceof ConfigError ? "unavailable" : "internal_error"));
}

function answerRefusal(refusal: Refusal): Response {
  return new Response(JSON.stringify(problemOf(refusal)), {
    status: statusOf(refusal),
    headers: { "Content-Type": "application/problem+json" },
  });
}
