type Navigation = PerformanceNavigationTiming & { activationStart?: number };
type Line = { saveData?: boolean; effectiveType?: string };
/** What the four kinds of entries hold between them; each field belongs to one kind. */
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number };

/**
 * Measures one visit and tells the site when it ends. It is sent as text, so it may use nothing but what is inside it.
 * A page that was rendered before anybody looked, one that opens in the background, and a visitor who saves data are left
 * out. The interaction is the slowest one; the layout shift the worst five seconds of it, as browsers define it.
 */
export function measureVisit(): void {
  const { connection } = navigator as Navigator & { connection?: Line };
  const { hidden, prerendering } = document as Document & { prerendering?: boolean };
  const [navigation] = performance.getEntriesByType("navigation") as Navigation[];
  if (prerendering || navigation?.activationStart || hidden || connection?.saveData) return;

  const metrics: { [metric: string]: number | undefined } = { ttfb: navigation?.responseStart };
  let [began, last, sum] = [0, 0, 0];
  const read = ({ entryType, name, startTime, duration, value, hadRecentInput, interactionId }: Entry) => {
    if (/^lar/.test(entryType)) metrics["lcp"] = startTime;
    if (/^first-c/.test(name)) metrics["fcp"] = startTime;
    if (interactionId) metrics["inp"] = Math.max(metrics["inp"] ?? 0, duration);
    if (!value || hadRecentInput) return;
    if (startTime - last > 1000 || startTime - began > 5000) {
      began = startTime;
      sum = 0;
    }
    last = startTime;
    sum += value;
    metrics["cls"] = Math.max(metrics["cls"] ?? 0, sum);
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(read));
  for (const type of PerformanceObserver.supportedEntryTypes) {
    // Without the threshold only interactions that are slow already would count.
    const options = { type, buffered: true, durationThreshold: 16 };
    if (/^(event|la|pai)/.test(type)) observer.observe(options);
    if (/^lay/.test(type)) metrics["cls"] = 0;
  }

  const send = () => {
    const body = JSON.stringify({ page: location.pathname, connection: connection?.effectiveType, metrics });
    navigator.sendBeacon("/api/vitals", new Blob([body], { type: "application/json" }));
  };
  // The page is visible now, so the first change is that it is left or hidden.
  addEventListener("visibilitychange", send, { once: true });
}
