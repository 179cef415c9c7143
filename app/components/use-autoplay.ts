import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const STILL = "(prefers-reduced-motion: reduce)";

type Autoplay = {
  tick: () => void;
  intervalMs: number;
  /** The visitor's own pause, and whatever else holds the movement. */
  isPaused: boolean;
  /** A new value begins a whole interval, as after a jump by hand. */
  since?: unknown;
};

/** Calls `tick` at every interval; not while paused, in a hidden tab, or for visitors who asked for reduced motion. */
export function useAutoplay({ tick, intervalMs, isPaused, since }: Autoplay): void {
  const onTick = useEffectEvent(tick);
  const isStill = useIsStill();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `since` begins the interval again
  useEffect(() => {
    if (isPaused || isStill) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = () => {
      clearInterval(timer);
      if (!document.hidden) timer = setInterval(() => onTick(), intervalMs);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [intervalMs, isPaused, isStill, since]);
}

/** Whether nothing may move by itself: on the server, and for visitors who asked for reduced motion. */
export function useIsStill(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(STILL).matches,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
