import { api } from "#worker/api/app.ts";
import { createDeps } from "#worker/deps.ts";
import { clientIdOf } from "#worker/http/client-id.ts";

/** The Worker for tests: only the API, because the pages exist only in a build. */
export default {
  fetch: (request, env, ctx) =>
    api.fetch(request, { deps: createDeps(env, ctx, { clientId: clientIdOf(request) }) }, ctx),
} satisfies ExportedHandler<Env>;
