import type { ListView } from "#worker/domain/console/list.server.ts";

/** The end of a list's URL after a refused form. The fragment moves the focus to the field. */
export const REFUSED_EXPORT = "export=no-reason#field-reason";
export const REFUSED_VIEW = "view=no-name#field-name";

export function listAddress({ path, entered }: Pick<ListView, "path" | "entered">, after?: string): string {
  const query = new URLSearchParams(Object.entries(entered).filter(([, value]) => value !== ""));
  if (after !== undefined) query.set("after", after);
  return query.size > 0 ? `${path}?${query}` : path;
}
