import type { Deps } from "../deps.ts";

/** What every API route gets: the request's dependencies, made by the entry. */
export type ApiEnv = { Bindings: { deps: Deps } };
