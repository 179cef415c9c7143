import { useEffect, useState } from "react";
import type { Begun } from "./begun.tsx";

const SHOWN_MS = 30 * 60_000;
/** Makes the address another one, because Chrome keeps a history entry's state when a link leads to the same address. */
const HASH = "#begun";

type Kept = { begun?: Begun; begunAt?: number } | null;

/** A paid membership. It stays in this history entry for a while, because phones reload a page when they return to it. */
export function useBegun() {
  const [begun, setBegun] = useState<Begun>();
  useEffect(() => {
    const kept = history.state as Kept;
    if (kept?.begun && Date.now() - (kept.begunAt ?? 0) < SHOWN_MS) setBegun(kept.begun);
  }, []);
  const show = (next: Begun) => {
    history.replaceState({ ...(history.state as Kept), begun: next, begunAt: Date.now() }, "", HASH);
    setBegun(next);
  };
  return [begun, show] as const;
}
