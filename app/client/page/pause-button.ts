export type PauseTexts = { play: string; pause: string };

/** Paused by default under prefers-reduced-motion; the button overrides it. `isStill`: paused by that default. */
export function createPauseButton(button: HTMLElement, { play, pause }: PauseTexts, onChange: () => void) {
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let choice: boolean | undefined;
  const isPaused = () => choice ?? reducedMotion.matches;
  const update = () => {
    button.ariaLabel = isPaused() ? play : pause;
    const icon = button.firstElementChild;
    if (icon) icon.className = `icon i-${isPaused() ? "play" : "pause"}`;
    onChange();
  };
  button.addEventListener("click", () => {
    choice = !isPaused();
    update();
  });
  reducedMotion.addEventListener("change", update);
  return { isPaused, isStill: () => reducedMotion.matches && choice === undefined, update };
}
