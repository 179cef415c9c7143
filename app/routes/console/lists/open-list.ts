import { redirect } from "react-router";

/** Loader of a list's export: opening its address leads to the list. */
export function openList(path: string) {
  return () => redirect(path);
}
