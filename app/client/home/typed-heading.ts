import { repeatWhileVisible } from "../page/repeat.ts";

const RESTART_MS = 10_000;
const LETTER_MS = 45;
const BLINK_MS = 500;
const UNTYPED = "home-untyped";

/** Section 4: repeats every 10 s. The text stays in the page for screen readers; a highlight hides untyped letters. */
export function createTypedHeading(
  heading: HTMLElement,
  motion: { isPaused: () => boolean; isStill: () => boolean },
): () => void {
  const letters = heading.firstChild;
  const length = letters?.textContent?.length ?? 0;
  const cursor = Object.assign(document.createElement("span"), { className: "home-cursor", ariaHidden: "true" });
  let typed = 0;

  const paint = () => {
    if (!letters || motion.isStill()) {
      cursor.remove();
      CSS.highlights?.delete(UNTYPED);
      return;
    }
    if (!cursor.isConnected) heading.appendChild(cursor);
    const shown = motion.isPaused() ? length : typed;
    hideAfter(letters, shown);
    placeCursor(cursor, heading, letters, shown);
  };

  const type = repeatWhileVisible(
    heading,
    LETTER_MS,
    () => {
      typed += 1;
      paint();
      if (typed >= length) type();
    },
    () => !motion.isPaused() && typed < length,
  );
  const restart = repeatWhileVisible(
    heading,
    RESTART_MS,
    () => {
      typed = 0;
      paint();
      type();
    },
    () => !motion.isPaused(),
  );
  // A timer, because a CSS animation would repaint the page sixty times a second.
  const blink = repeatWhileVisible(
    heading,
    BLINK_MS,
    () => {
      cursor.style.opacity = cursor.style.opacity ? "" : "0";
    },
    () => !motion.isPaused(),
  );
  new ResizeObserver(paint).observe(heading);
  // The fallback font has other letter widths.
  document.fonts.addEventListener("loadingdone", paint);

  return () => {
    cursor.style.opacity = "";
    paint();
    type();
    restart();
    blink();
  };
}

function hideAfter(letters: ChildNode, shown: number): void {
  const untyped = new Range();
  untyped.setStart(letters, shown);
  untyped.setEndAfter(letters);
  CSS.highlights?.set(UNTYPED, new Highlight(untyped));
}

function placeCursor(cursor: HTMLElement, heading: HTMLElement, letters: ChildNode, shown: number): void {
  const last = new Range();
  last.setStart(letters, Math.max(shown - 1, 0));
  last.setEnd(letters, Math.max(shown, 1));
  const [letter, origin] = [last.getBoundingClientRect(), heading.getBoundingClientRect()];
  const left = (shown ? letter.right : letter.left) - origin.left;
  cursor.style.translate = `${left}px ${letter.top - origin.top}px`;
}
