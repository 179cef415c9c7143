export type Repeat = typeof repeat;

/** The answer with a page's own script: the text of a function that may use nothing but what is inside it and given. */
export function answerScript<Settings extends object>(
  script: (given: Settings & { repeat: Repeat }) => void,
  settings: Settings,
): Response {
  const given = `{repeat:${repeat.toString()},...${JSON.stringify(settings)}}`;
  return new Response(`(${script.toString()})(${given});`, {
    headers: { "Content-Type": "text/javascript; charset=utf-8" },
  });
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
