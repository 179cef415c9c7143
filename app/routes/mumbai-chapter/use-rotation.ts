import { useEffect, useEffectEvent, useState } from "react";

/** Section 4: the slideshow advances every 4500 ms. */
const INTERVAL_MS = 4_500;
const STILL = "(prefers-reduced-motion: reduce)";

/**
 * Calls `advance` after every interval that `current` has stood, while the show runs and somebody can see it: not in a
 * hidden tab, and not for who asks for less motion, until they press play themselves.
 */
export function useRotation({ isReady, current, advance }: { isReady: boolean; current: number; advance: () => void }) {
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    const preference = matchMedia(STILL);
    const follow = () => {
      if (preference.matches) setPaused(true);
    };
    follow();
    preference.addEventListener("change", follow);
    return () => preference.removeEventListener("change", follow);
  }, []);

  const onInterval = useEffectEvent(advance);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture stands its whole interval, however it came
  useEffect(() => {
    if (!isReady || isPaused) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = document.hidden ? undefined : setTimeout(() => onInterval(), INTERVAL_MS);
    };
    restart();
    document.addEventListener("visibilitychange", restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", restart);
    };
  }, [isReady, isPaused, current]);

  return { isPaused, setPaused };
}
