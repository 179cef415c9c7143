import type { Log } from "#worker/log.ts";

/** A log that a test can read. */
export function logged(lines: string[]): Log {
  return (level, event, fields = {}) => void lines.push(JSON.stringify({ level, event, ...fields }));
}
