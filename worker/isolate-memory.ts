import type { Snapshot } from "./content/store.ts";

/** What an isolate remembers from one request to the next, apart from content and pages. */
export type IsolateMemory = {
  /** Reports of violations in the current minute. */
  cspReports: { minute: number; logged: number; notLogged: number };
  /** The last answers of `/api/health` without a failure. */
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
