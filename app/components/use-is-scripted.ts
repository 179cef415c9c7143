import { useSyncExternalStore } from "react";

/** False on the server and for the first render in the browser, true from then on: what needs the script may show now. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
