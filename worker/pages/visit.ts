import type { Deps } from "../deps.ts";

export type Visit = ReturnType<typeof openVisit>;

type Context = {
  deps: Deps;
  ctx: ExecutionContext;
  requestId: string;
  trace: { route: string; cache?: "memory" | "shared" | "rendered" | "stale" };
};

export const READ_METHODS = ["GET", "HEAD"];

export function openVisit(request: Request, context: Context) {
  const url = new URL(request.url);
  /** Whether React Router asks for the data of the page at `path`. */
  const isData = url.pathname.endsWith(".data");
  const path = isData ? url.pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "") : url.pathname;
  return { ...context, request, url, isData, path, isRead: READ_METHODS.includes(request.method) };
}
