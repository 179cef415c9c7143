export type Repeat = typeof repeat;

/**
 * Calls `tick` at every interval while it `mayMove` and somebody can see it: not in a hidden tab, nor while the `stage`
 * is out of view. Begins a whole interval whenever what it returns is called. Sent as text beside a page's own script, so
 * it may use nothing but what is inside it.
 */
export function repeat(stage: Element, intervalMs: number, tick: () => void, mayMove: () => boolean): () => void {
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
