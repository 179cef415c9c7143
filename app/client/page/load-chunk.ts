import { LIMITS, MESSAGES } from "#worker/contracts/vocabulary.ts";
import { showChunkFailure } from "./chunk-failure-notice.ts";

type FailureType = "error" | "missing" | "timeout";

/** Section 8. */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
  readonly type: FailureType;
  readonly address: string;

  constructor(type: FailureType, address: string) {
    super(`${MESSAGES.chunkFailed} (${type}: ${address})`);
    this.type = type;
    this.address = address;
  }
}

let hasReported = false;

/**
 * Imports a module of this release. An optional one is reported, but its failure neither reloads the page nor disturbs the
 * visitor. Otherwise a failure, or 120 seconds without an answer, is a {@link ChunkLoadError}: it is
 * reported once, and the visitor is offered to try again. A file that the server no longer has means that the site was
 * deployed meanwhile, so the page reloads once by itself. Returns nothing after a failure.
 */
export async function loadChunk(address: string, { isOptional = false } = {}): Promise<unknown> {
  const fail = isOptional ? reportError : report;
  const timer = setTimeout(() => fail(new ChunkLoadError("timeout", absolute(address))), LIMITS.chunkTimeoutMs);
  try {
    return await import(/* @vite-ignore */ address);
  } catch (error) {
    if (isOptional) reportError(new ChunkLoadError("error", absolute(address)));
    else await reportFailure(error, absolute(address));
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** The browser names the module that failed, which may be one that ours imports. */
async function reportFailure(error: unknown, requested: string): Promise<void> {
  const address = /https?:\/\/\S+/.exec(String(error))?.[0] ?? requested;
  const isMissing = await isGone(address);
  if (isMissing && isFirstReload(address)) location.reload();
  else report(new ChunkLoadError(isMissing ? "missing" : "error", address));
}

function report(error: ChunkLoadError): void {
  if (hasReported) return;
  hasReported = true;
  reportError(error);
  document.documentElement.dataset["chunkFailed"] = "true";
  dispatchEvent(new Event("chunk:failed"));
  showChunkFailure(`${MESSAGES.chunkFailed} (${error.type}: ${new URL(error.address).pathname})`);
}

async function isGone(address: string): Promise<boolean> {
  try {
    const options: RequestInit = {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(LIMITS.apiTimeoutMs),
    };
    const { ok, status, headers } = await fetch(address, options);
    return status === 404 || status === 410 || (ok && !headers.get("Content-Type")?.includes("javascript"));
  } catch {
    // No connection: the file may still be there.
    return false;
  }
}

/** Remembered for this tab. A tab that cannot remember never reloads by itself. */
function isFirstReload(address: string): boolean {
  try {
    const key = `reloaded:${address}`;
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "1");
    return true;
  } catch {
    return false;
  }
}

function absolute(address: string): string {
  return new URL(address, location.href).href;
}
