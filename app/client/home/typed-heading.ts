import { repeatWhileVisible } from "../page/repeat.ts";

const RESTART_MS = 10_000;
const LETTER_MS = 45;
const BLINK_MS = 500;
const UNTYPED = "home-untyped";

/** Section 4: types what follows the colon, every 10 s. A highlight paints the letters not yet typed in a paler colour. */
export function createTypedHeading(
  heading: HTMLElement,
  motion: { isPaused: () => boolean; isStill: () => boolean },
): () => void {
  const letters = heading.firstChild;
  const text = letters?.textContent ?? "";
  const start = text.indexOf(":") + 2;
  const cursor = Object.assign(document.createElement("span"), { className: "home-cursor", ariaHidden: "true" });
  let typed = start;

  const paint = () => {
    if (!letters || motion.isStill()) {
      cursor.remove();
      CSS.highlights?.delete(UNTYPED);
      return;
    }
    if (!cursor.isConnected) heading.appendChild(cursor);
    const shown = motion.isPaused() ? text.length : typed;
    // Not with forced colours, which hide the cursor and paint every highlight like a selection.
    if (cursor.offsetWidth) dimAfter(letters, shown);
    placeCursor(cursor, heading, letters, shown);
  };

  const type = repeatWhileVisible(
    heading,
    LETTER_MS,
    () => {
      typed += 1;
      paint();
      if (typed >= text.length) type();
    },
    () => !motion.isPaused() && typed < text.length,
  );
  const restart = repeatWhileVisible(
    heading,
    RESTART_MS,
    () => {
      typed = start;
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

function dimAfter(letters: ChildNode, shown: number): void {
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
