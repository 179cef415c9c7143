import { useState } from "react";
import { useAutoplay, useIsStill } from "#app/components/use-autoplay.ts";

const RESTART_MS = 10_000;
const LETTER_MS = 45;

/**
 * Section 4: the heading is typed, and again every 10 s. All of its text is in the document all the time, in its place;
 * what is not typed yet is only not seen.
 */
export function TypingHeading({ text, isPaused }: { text: string; isPaused: boolean }) {
  const [typed, setTyped] = useState(0);
  const isWhole = useIsStill() || isPaused || typed >= text.length;
  const shown = isWhole ? text.length : typed;
  useAutoplay({ tick: () => setTyped(0), intervalMs: RESTART_MS, isPaused });
  useAutoplay({ tick: () => setTyped((count) => count + 1), intervalMs: LETTER_MS, isPaused: isWhole });
  // The cursor stands at the last letter, not after it: a box of its own would let the line break inside a word.
  const last = Math.max(shown - 1, 0);
  return (
    <h1>
      {text.slice(0, last)}
      <span className={isPaused ? "home-cursor home-cursor-still" : "home-cursor"}>{text.slice(last, shown)}</span>
      <span className="home-untyped">{text.slice(shown)}</span>
    </h1>
  );
}
