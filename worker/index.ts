import { ConfigError } from "./config.ts";
import { MOVED, problemOf, refused, statusOf } from "./contracts/problem.ts";
import { createDeps } from "./deps.ts";
import { clientIdOf } from "./http/client-id.ts";
import { completeHeaders } from "./http/security-headers.ts";
import { describeError, log } from "./log.ts";
import { servePage, type Trace, type Visit } from "./pages/serve-page.ts";

export default {
  async fetch(request, env, ctx) {
    const startedAt = Date.now();
    const requestId = newRequestId();
    const url = new URL(request.url);
    const isApi = url.pathname === "/api" || url.pathname.startsWith("/api/");
    const trace: Trace = { route: "*" };
    let response: Response;
    let release: string | undefined;
    try {
      const deps = createDeps(env, ctx, { clientId: clientIdOf(request), requestId });
      release = deps.release;
      if (isInsecure(url, deps.config.siteUrl)) response = toSecureAddress(url, deps.config.siteUrl);
      else if (isApi) response = await answerCall({ request, url, deps, requestId, trace }, ctx);
      else response = await servePage({ request, url, deps, ctx, requestId, trace });
    } catch (error) {
      response = answerFailure(error, requestId);
      // It is not the page that was to be sent.
      delete trace.cache;
    }
    completeHeaders(response, requestId);
    log("info", "request", {
      requestId,
      method: request.method,
      ...trace,
      status: response.status,
      ms: Date.now() - startedAt,
      release,
    });
    return response;
  },

  async scheduled(_controller, env, ctx) {
    const { sweep } = await import("./jobs/scheduled.server.ts");
    await sweep(createDeps(env, ctx));
  },
} satisfies ExportedHandler<Env>;

/** A zone answers plain http, too, unless it is told otherwise; a site whose address is https never does. */
function isInsecure(url: URL, siteUrl: string): boolean {
  return url.protocol === "http:" && siteUrl.startsWith("https:");
}

/** Nothing is read, done or kept before; a path that begins with two slashes stays a path. */
function toSecureAddress({ pathname, search }: URL, siteUrl: string): Response {
  return new Response(null, { status: MOVED, headers: { Location: `${siteUrl}${pathname}${search}` } });
}

/** Loads the API at its first call: who reads pages does not wait for it, nor the Worker's start. */
async function answerCall(
  { request, url, deps, requestId, trace }: Omit<Visit, "ctx">,
  ctx: ExecutionContext,
): Promise<Response> {
  const { api, apiRouteOf } = await import("./api/app.ts");
  trace.route = apiRouteOf(url.pathname);
  return api.fetch(request, { deps, requestId }, ctx);
}

/** 16 hexadecimal digits. */
function newRequestId(): string {
  const uuid = crypto.randomUUID();
  return uuid.slice(0, 8) + uuid.slice(24, 32);
}

/** A faulty configuration or a bug outside both adapters: the log names it, the visitor is told that it is not them. */
function answerFailure(error: unknown, requestId: string): Response {
  const fields = error instanceof ConfigError ? { problems: error.problems.join("; ") } : describeError(error);
  log("error", error instanceof ConfigError ? "config.faulty" : "request.failed", { requestId, ...fields });
  const refusal = refused(error instanceof ConfigError ? "unavailable" : "internal_error");
  return new Response(JSON.stringify(problemOf(refusal, requestId)), {
    status: statusOf(refusal),
    headers: { "Content-Type": "application/problem+json" },
  });
}
