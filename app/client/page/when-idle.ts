/** Runs `act` when the browser is idle after paint and load. A prerendered page waits until it is shown. */
export function onIdle(act: () => void): void {
  afterFirstPaint(() => {
    if (document.readyState === "complete") requestIdle(act);
    else addEventListener("load", () => requestIdle(act));
  });
}

function afterFirstPaint(act: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: "paint", buffered: true });
}

function requestIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act);
}
