import type { Deps } from "../deps.ts";

/** What every API route gets from the entry: the request's dependencies, and by which name the log knows the request. */
export type ApiEnv = { Bindings: { deps: Deps; requestId: string } };
