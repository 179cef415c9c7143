import { localeOf } from "#messages/locale.ts";
import { ConfigError } from "./config.ts";
import { MOVED, problemOf, refused, statusOf } from "./contracts/problem.ts";
import { createDeps, type Deps } from "./deps.ts";
import { clientIdOf } from "./http/client-id.ts";
import { completeHeaders } from "./http/security-headers.ts";
import { deliverMailAfterResponse } from "./jobs/mail-after-response.server.ts";
import { inLocale } from "./locale.server.ts";
import { describeError, log } from "./log.ts";
import { servePage } from "./pages/serve-page.ts";
import { isPicture, servePicture } from "./pages/serve-picture.ts";
import { openVisit, type Visit } from "./pages/visit.ts";

export default {
  async fetch(request, env, ctx) {
    const startedAt = Date.now();
    const requestId = newRequestId();
    const trace: Visit["trace"] = { route: "*" };
    let response: Response;
    let deps: Deps | undefined;
    try {
      deps = createDeps(env, ctx, { clientId: clientIdOf(request), requestId });
      response = await respond(openVisit(request, { deps, ctx, requestId, trace }));
    } catch (error) {
      response = failureResponse(error, requestId);
      delete trace.cache;
    }
    completeHeaders(response, requestId);
    if (deps) deliverMailAfterResponse(deps);
    log("info", "request", {
      requestId,
      method: request.method,
      ...trace,
      status: response.status,
      ms: Date.now() - startedAt,
      release: deps?.release,
    });
    return response;
  },

  async scheduled(_controller, env, ctx) {
    const { runScheduledJobs } = await import("./jobs/scheduled.server.ts");
    await runScheduledJobs(createDeps(env, ctx));
  },
} satisfies ExportedHandler<Env>;

async function respond(visit: Visit): Promise<Response> {
  const { url, deps, path } = visit;
  if (isInsecure(url, deps.config.siteUrl)) return toSecureAddress(url, deps.config.siteUrl);
  if (url.pathname === "/api" || url.pathname.startsWith("/api/")) return serveApi(visit);
  const language = deps.config.hasHindi ? localeOf(path) : "en";
  return inLocale(language, () => (isPicture(url) ? servePicture(visit) : servePage(visit)));
}

/** Cloudflare serves plain HTTP too by default. */
function isInsecure(url: URL, siteUrl: string): boolean {
  return url.protocol === "http:" && siteUrl.startsWith("https:");
}

/** Concatenates, because URL resolution would read `//host` in the path as another host. */
function toSecureAddress({ pathname, search }: URL, siteUrl: string): Response {
  return new Response(null, { status: MOVED, headers: { Location: `${siteUrl}${pathname}${search}` } });
}

/** Imports the API on its first call, so that pages and startup do not wait for it. */
async function serveApi({ request, url, deps, ctx, requestId, trace }: Visit): Promise<Response> {
  const { api, apiRouteOf } = await import("./api/app.ts");
  trace.route = apiRouteOf(url.pathname);
  return api.fetch(request, { deps, requestId }, ctx);
}

function newRequestId(): string {
  const uuid = crypto.randomUUID();
  return uuid.slice(0, 8) + uuid.slice(24, 32);
}

function failureResponse(error: unknown, requestId: string): Response {
  const fields = error instanceof ConfigError ? { problems: error.problems.join("; ") } : describeError(error);
  log("error", error instanceof ConfigError ? "config.faulty" : "request.failed", { requestId, ...fields });
  const refusal = refused(error instanceof ConfigError ? "unavailable" : "internal_error");
  return new Response(JSON.stringify(problemOf(refusal, requestId)), {
    status: statusOf(refusal),
    headers: { "Content-Type": "application/problem+json" },
  });
}
