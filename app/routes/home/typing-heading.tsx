import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useAutoplay } from "#app/components/use-autoplay.ts";

const RESTART_MS = 10_000;
const LETTER_MS = 45;
/** The name by which the style sheet knows what is not typed yet. */
const UNTYPED = "home-untyped";

/**
 * Section 4: the heading is typed, and again every 10 s. Its text stands there all the time, for everybody who reads it
 * otherwise; letters are only painted later, so that nothing in the page moves. While it `isStill` it is a heading alone.
 */
export function TypingHeading(props: { text: string; isPaused: boolean; isStill: boolean }) {
  const { text, isPaused, isStill } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState(0);
  const isWhole = isPaused || typed >= text.length;
  const shown = isWhole ? text.length : typed;
  useAutoplay({ tick: () => setTyped(0), intervalMs: RESTART_MS, isPaused, stage: heading });
  useAutoplay({
    tick: () => setTyped((count) => count + 1),
    intervalMs: LETTER_MS,
    isPaused: isWhole,
    stage: heading,
  });
  const repaint = useEffectEvent(() => heading.current && paint(heading.current, shown));
  useEffect(() => {
    if (isStill || !heading.current) return;
    const watch = new ResizeObserver(() => repaint());
    watch.observe(heading.current);
    return () => {
      watch.disconnect();
      CSS.highlights?.delete(UNTYPED);
    };
  }, [isStill]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another letter is shown
  useEffect(() => {
    if (!isStill) repaint();
  }, [isStill, shown]);
  return (
    <h1 ref={heading}>
      {text}
      {!isStill && <span className={isPaused ? "home-cursor home-cursor-still" : "home-cursor"} aria-hidden="true" />}
    </h1>
  );
}

/** Hides the letters after the first `shown`, and puts the cursor there. A browser without highlights shows all. */
function paint(heading: Element, shown: number) {
  const [letters, cursor] = heading.childNodes;
  if (!letters || !(cursor instanceof HTMLElement)) return;
  const untyped = new Range();
  untyped.setStart(letters, shown);
  untyped.setEndAfter(letters);
  if (CSS.highlights) CSS.highlights.set(UNTYPED, new Highlight(untyped));
  const last = new Range();
  last.setStart(letters, Math.max(shown - 1, 0));
  last.setEnd(letters, Math.max(shown, 1));
  const [place, origin] = [last.getBoundingClientRect(), heading.getBoundingClientRect()];
  const x = (shown === 0 ? place.left : place.right) - origin.left;
  cursor.style.translate = `${x}px ${place.top - origin.top}px`;
}
