import { hmacHex } from "./domain/digest.server.ts";

/** Ids, codes, counts and durations only: never names, addresses, phone numbers or free text. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;
export type Log = (level: "info" | "warn" | "error", event: string, fields?: LogFields) => void;

/** One JSON line per event; the platform adds the time. */
export const log: Log = (level, event, fields = {}) => {
  console[level](JSON.stringify({ level, event, ...fields }));
};

/** Hashes the client id with a key, which prevents a search through all 2^32 IPv4 addresses. */
export function requestLog(log: Log, request: { requestId: string; clientId: string; secret: string }): Log {
  let clientId: string | undefined;
  return (level, event, fields) => {
    clientId ??= hmacHex(request.secret, `log:${request.clientId}`).slice(0, 16);
    log(level, event, { requestId: request.requestId, clientId, ...fields });
  };
}

export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { error: error.name, cause: cause ?? error.message };
}
