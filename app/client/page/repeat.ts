/**
 * Calls `tick` at every interval while `mayRun` and the stage can be seen: not in a hidden tab, nor out of view. The
 * returned function starts a whole new interval; call it after anything that changes what `mayRun` answers.
 */
export function repeatWhileVisible(
  stage: Element,
  intervalMs: number,
  tick: () => void,
  mayRun: () => boolean,
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isInView = true;
  const restart = () => {
    clearInterval(timer);
    if (isInView && !document.hidden && mayRun()) timer = setInterval(tick, intervalMs);
  };
  new IntersectionObserver((entries) => {
    const wasInView = isInView;
    isInView = entries.at(-1)?.isIntersecting ?? wasInView;
    if (isInView !== wasInView) restart();
  }).observe(stage);
  document.addEventListener("visibilitychange", restart);
  return restart;
}
