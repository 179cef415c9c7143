import type { Deps } from "../deps.ts";

export type Visit = {
  request: Request;
  url: URL;
  deps: Deps;
  ctx: Pick<ExecutionContext, "waitUntil" | "passThroughOnException">;
  requestId: string;
  trace: { route: string; cache?: "memory" | "shared" | "rendered" | "stale" };
};
