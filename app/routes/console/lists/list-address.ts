import type { ListView } from "#worker/domain/console/list.server.ts";

/** Query parameter of a list's URL after an export without a reason. */
export const REFUSED_EXPORT = "export=no-reason";

export function listAddress({ path, entered }: Pick<ListView, "path" | "entered">, after?: string): string {
  const query = new URLSearchParams(Object.entries(entered).filter(([, value]) => value !== ""));
  if (after !== undefined) query.set("after", after);
  return query.size > 0 ? `${path}?${query}` : path;
}
