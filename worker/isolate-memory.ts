import type { Snapshot } from "./content/store.ts";

/** State that an isolate keeps between requests, apart from content and cached pages. */
export type IsolateMemory = {
  /** Counts of CSP reports in the current minute. */
  cspReports: { minute: number; logged: number; notLogged: number };
  /** The last `/api/health` result that had no failure. */
  health: { at: number; parts: HealthParts } | undefined;
};

export type HealthParts = {
  database: { value: number } | undefined;
  kv: { value: { version: string; publishedAt: Date | undefined } | undefined } | undefined;
  content: { value: Snapshot } | undefined;
};

export function createIsolateMemory(): IsolateMemory {
  return { cspReports: { minute: 0, logged: 0, notLogged: 0 }, health: undefined };
}
