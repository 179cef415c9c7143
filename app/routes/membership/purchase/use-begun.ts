import { useState, useSyncExternalStore } from "react";
import type { Begun } from "./begun.tsx";

const SHOWN_MS = 30 * 60_000;
/** Makes the address another one, because Chrome keeps a history entry's state when a link leads to the same address. */
const HASH = "#begun";

type Kept = { begun?: Begun; begunAt?: number } | null;

/** A paid membership. It stays in this history entry for a while, because phones reload a page when they return to it. */
export function useBegun() {
  const [shown, setShown] = useState<Begun>();
  const kept = useSyncExternalStore(
    () => () => {},
    keptBegun,
    () => undefined,
  );
  const show = (begun: Begun) => {
    history.replaceState({ ...(history.state as Kept), begun, begunAt: Date.now() }, "", HASH);
    setShown(begun);
  };
  return [shown ?? kept, show] as const;
}

function keptBegun(): Begun | undefined {
  const { begun, begunAt = 0, ...others } = (history.state as Kept) ?? {};
  if (!begun || Date.now() - begunAt < SHOWN_MS) return begun;
  history.replaceState(others, "");
  return undefined;
}
