import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

type Connection = { saveData?: boolean; effectiveType?: string };
type Activation = { activationStart?: number };

/** Skips visitors with Save-Data. */
export function start(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const [navigation] = performance.getEntriesByType("navigation") as Activation[];
  const wasPrerendered = (navigation?.activationStart ?? 0) > 0;
  if (document.hidden || wasPrerendered || connection?.saveData) return;

  const metrics: Record<string, number> = {};
  const record = ({ name, value }: Metric) => {
    metrics[name.toLowerCase()] = value;
  };
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(record, { reportAllChanges: true });
  const send = () => {
    const body = JSON.stringify({ page: location.pathname, connection: connection?.effectiveType, metrics });
    navigator.sendBeacon("/api/vitals", new Blob([body], { type: "application/json" }));
  };
  addEventListener("visibilitychange", send, { once: true });
}
