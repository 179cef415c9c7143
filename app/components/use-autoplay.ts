import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

const STILL = "(prefers-reduced-motion: reduce)";

type Autoplay = {
  tick: () => void;
  intervalMs: number;
  /** The visitor's own pause, their wish for reduced motion, and whatever else holds the movement. */
  isPaused: boolean;
  /** What moves; nobody sees it while it is out of view. */
  stage: RefObject<Element | null>;
  /** A new value begins a whole interval, as after a jump by hand. */
  since?: unknown;
};

/** Calls `tick` at every interval, while it is not paused and somebody can see it: not in a hidden tab nor out of view. */
export function useAutoplay({ tick, intervalMs, isPaused, stage, since }: Autoplay): void {
  const onTick = useEffectEvent(tick);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `since` begins the interval again
  useEffect(() => {
    if (isPaused || !stage.current) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isInView = true;
    const follow = () => {
      clearInterval(timer);
      if (isInView && !document.hidden) timer = setInterval(() => onTick(), intervalMs);
    };
    const watch = new IntersectionObserver((entries) => {
      const was = isInView;
      isInView = entries.at(-1)?.isIntersecting ?? was;
      if (isInView !== was) follow();
    });
    follow();
    watch.observe(stage.current);
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearInterval(timer);
      watch.disconnect();
      document.removeEventListener("visibilitychange", follow);
    };
  }, [intervalMs, isPaused, stage, since]);
}

/**
 * What a pause button says and does. Who asks for less motion may press play all the same; `isStill` until then.
 */
export function usePause(): { isPaused: boolean; isStill: boolean; toggle: () => void } {
  const wantsStill = useIsStill();
  const [chosen, setChosen] = useState<boolean>();
  const isPaused = chosen ?? wantsStill;
  return { isPaused, isStill: wantsStill && chosen === undefined, toggle: () => setChosen(!isPaused) };
}

/** Whether nothing may move by itself: on the server, and for visitors who asked for reduced motion. */
function useIsStill(): boolean {
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
