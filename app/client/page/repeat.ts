/** Calls `tick` at an interval; pauses in hidden tabs and out of view. The returned function restarts the interval. */
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
