import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { connectionType, isSavingData } from "./page/connection.ts";

type Activation = { activationStart?: number };

/** Skips visitors with Save-Data. */
export function start(): void {
  const [navigation] = performance.getEntriesByType("navigation") as Activation[];
  const wasPrerendered = (navigation?.activationStart ?? 0) > 0;
  if (document.hidden || wasPrerendered || isSavingData()) return;

  const metrics: Record<string, number> = {};
  const record = ({ name, value }: Metric) => {
    metrics[name.toLowerCase()] = value;
  };
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(record, { reportAllChanges: true });
  const send = () => {
    const body = JSON.stringify({ page: location.pathname, connection: connectionType(), metrics });
    navigator.sendBeacon("/api/vitals", new Blob([body], { type: "application/json" }));
  };
  addEventListener("visibilitychange", send, { once: true });
}
