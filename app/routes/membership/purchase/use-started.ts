import { useState, useSyncExternalStore } from "react";
import type { Started } from "./started.tsx";

const SHOWN_MS = 30 * 60_000;
/** Changes the address, because Chrome keeps a history entry's state when a link leads to the same address. */
const HASH = "#begun";

type HistoryState = { begun?: Started; begunAt?: number } | null;

/** A paid membership. It stays in this history entry for a while, because phones reload a page when they return to it. */
export function useStarted() {
  const [shown, setShown] = useState<Started>();
  const restored = useSyncExternalStore(
    () => () => {},
    restoreStarted,
    () => undefined,
  );
  const show = (started: Started) => {
    history.replaceState({ ...(history.state as HistoryState), begun: started, begunAt: Date.now() }, "", HASH);
    setShown(started);
  };
  return [shown ?? restored, show] as const;
}

function restoreStarted(): Started | undefined {
  const { begun, begunAt = 0, ...others } = (history.state as HistoryState) ?? {};
  if (!begun || Date.now() - begunAt < SHOWN_MS) return begun;
  history.replaceState(others, "");
  return undefined;
}
