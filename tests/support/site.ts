import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { api } from "#worker/api/app.ts";
import { createDeps, type Deps } from "#worker/deps.ts";
import { logged } from "./log.ts";

/** As the entry makes them: 16 hexadecimal digits. */
const REQUEST_ID = "00000000000000aa";

/** A visitor's view of the API, in workerd on real D1. `changes` replace dependencies, such as the clock. */
export function openSite(changes: Partial<Deps> = {}) {
  const ctx = createExecutionContext();
  const lines: string[] = [];
  const deps: Deps = { ...createDeps(env, ctx), log: logged(lines), ...changes };
  const request = async (path: string, init: RequestInit = {}) => {
    const response = await api.fetch(
      new Request(`http://localhost:8787/api${path}`, init),
      { deps, requestId: REQUEST_ID },
      ctx,
    );
    return response;
  };
  return {
    deps,
    lines,
    request,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      request(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    /** Waits for what was left for after the answer, such as mail. */
    settle: () => waitOnExecutionContext(ctx),
  };
}

export type Site = ReturnType<typeof openSite>;
