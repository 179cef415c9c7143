type Line = { saveData?: boolean; effectiveType?: string };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId: number };

/**
 * Measures one visit and tells the site when it ends. It is sent as text, so it may use nothing but what is inside it.
 * A page that is rendered before anybody looks, one that opens in the background, and a visitor who saves data are left
 * out. The interaction is the slowest one; the layout shift the worst five seconds of it, as browsers define it.
 */
export function measureVisit(): void {
  const { connection } = navigator as Navigator & { connection?: Line };
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering || document.hidden || connection?.saveData) return;

  const metrics: { [metric: string]: number } = {};
  const watch = <T extends PerformanceEntry>(type: string, read: (entry: T) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
    const options = { type, buffered: true, durationThreshold: 40 };
    // The entries of a type have that type's fields.
    new PerformanceObserver((list) => (list.getEntries() as T[]).forEach(read)).observe(options);
    return true;
  };
  watch<PerformanceNavigationTiming>("navigation", ({ responseStart }) => {
    metrics["ttfb"] = responseStart;
  });
  watch("paint", ({ name, startTime }) => {
    if (/content/.test(name)) metrics["fcp"] = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    metrics["lcp"] = startTime;
  });
  watch<Interaction>("event", ({ interactionId, duration }) => {
    if (interactionId) metrics["inp"] = Math.max(metrics["inp"] ?? 0, duration);
  });
  let [began, last, sum] = [0, 0, 0];
  const canShift = watch<Shift>("layout-shift", ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - began > 5000) [began, sum] = [startTime, 0];
    [last, sum] = [startTime, sum + value];
    metrics["cls"] = Math.max(metrics["cls"] ?? 0, sum);
  });
  if (canShift) metrics["cls"] = 0;

  const ends = ["visibilitychange", "pagehide"];
  const send = () => {
    for (const end of ends) removeEventListener(end, send);
    const body = JSON.stringify({ page: location.pathname, connection: connection?.effectiveType, metrics });
    navigator.sendBeacon("/api/vitals", new Blob([body], { type: "application/json" }));
  };
  // The page is visible now, so the first change is that it is left.
  for (const end of ends) addEventListener(end, send);
}
