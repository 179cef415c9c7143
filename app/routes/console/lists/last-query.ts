import { useEffect, useSyncExternalStore } from "react";
import type { ListView } from "#worker/domain/console/list.server.ts";
import { listAddress } from "./list-address.ts";

const keyOf = (path: string) => `console-list ${path}`;

/** Remembers the filters, order and page of a list in this tab. Not what was typed, which may be a person's name. */
export function useRememberQuery(view: ListView): void {
  useEffect(() => {
    const remember = () => {
      const { q, tag, ...filters } = view.entered;
      const after = q || tag ? undefined : (new URLSearchParams(location.search).get("after") ?? undefined);
      const [, query = ""] = listAddress({ path: view.path, entered: filters }, after).split("?");
      try {
        sessionStorage.setItem(keyOf(view.path), query);
      } catch {
        // No storage.
      }
    };
    remember();
    // Effects do not run again in a page that Back restores.
    addEventListener("pageshow", remember);
    return () => removeEventListener("pageshow", remember);
  }, [view]);
}

/** The query with which the list was last open in this tab; empty until the browser has read it. */
export function useLastQuery(path: string): string {
  return useSyncExternalStore(
    subscribe,
    () => findQuery(path),
    () => "",
  );
}

/** Only another page of the tab changes it. */
function subscribe() {
  return () => undefined;
}

function findQuery(path: string): string {
  try {
    return sessionStorage.getItem(keyOf(path)) ?? "";
  } catch {
    // No storage.
    return "";
  }
}
