import { answerScript } from "./answer-script.ts";

/** What every page's own script is given beside its settings. */
export type Given = { repeat: typeof repeat; pauseBy: typeof pauseBy };

/** The answer with a page's own script: the text of a function that may use nothing but what is inside it and given. */
export function answerOwnScript<Settings extends object>(
  script: (given: Settings & Given) => void,
  settings: Settings,
): Response {
  const given = `{repeat:${repeat.toString()},pauseBy:${pauseBy.toString()},...${JSON.stringify(settings)}}`;
  return answerScript(`(${script.toString()})(${given});`);
}

/**
 * Calls `tick` at every interval while it `mayMove` and somebody can see it: not in a hidden tab, nor while the `stage`
 * is out of view. Begins a whole interval whenever what it returns is called. As text, too.
 */
function repeat(stage: Element, intervalMs: number, tick: () => void, mayMove: () => boolean): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isInView = true;
  const follow = () => {
    clearInterval(timer);
    if (isInView && !document.hidden && mayMove()) timer = setInterval(tick, intervalMs);
  };
  new IntersectionObserver((entries) => {
    const was = isInView;
    isInView = entries.at(-1)?.isIntersecting ?? was;
    if (isInView !== was) follow();
  }).observe(stage);
  document.addEventListener("visibilitychange", follow);
  return follow;
}

/**
 * What a pause button for `what` says and does; `onChange` is called at each change, and whenever `follow` is. Who asks
 * for less motion may press play all the same; `isStill` until then. As text, too.
 */
function pauseBy(button: HTMLElement, what: string, onChange: () => void) {
  const wish = matchMedia("(prefers-reduced-motion: reduce)");
  let chosen: boolean | undefined;
  const isPaused = () => chosen ?? wish.matches;
  const follow = () => {
    button.ariaLabel = `${isPaused() ? "Play" : "Pause"} ${what}`;
    const icon = button.firstElementChild;
    if (icon) icon.className = `icon i-${isPaused() ? "play" : "pause"}`;
    onChange();
  };
  button.addEventListener("click", () => {
    chosen = !isPaused();
    follow();
  });
  wish.addEventListener("change", follow);
  return { isPaused, isStill: () => wish.matches && chosen === undefined, follow };
}
