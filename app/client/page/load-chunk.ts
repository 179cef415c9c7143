import { API_TIMEOUT_MS, CHUNK_FAILED, CHUNK_TIMEOUT_MS } from "#worker/contracts/vocabulary.ts";
import { showChunkFailure } from "./chunk-failure-notice.ts";

type FailureType = "error" | "missing" | "timeout";

/** Section 8. */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
  readonly type: FailureType;
  readonly address: string;

  constructor(type: FailureType, address: string) {
    super(`${CHUNK_FAILED} (${type}: ${address})`);
    this.type = type;
    this.address = address;
  }
}

let hasReported = false;

/** Reports failures and loads over 120 s. Reloads once if the file is missing, because a new release was deployed. */
export async function loadChunk<T>(address: string, { isOptional = false } = {}): Promise<T | undefined> {
  const fail = isOptional ? reportError : report;
  const timer = setTimeout(() => fail(new ChunkLoadError("timeout", absolute(address))), CHUNK_TIMEOUT_MS);
  try {
    return (await import(/* @vite-ignore */ address)) as T;
  } catch (error) {
    if (isOptional) reportError(new ChunkLoadError("error", absolute(address)));
    else await reportFailure(error, absolute(address));
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** The browser names the failed module, which may be an import of ours. */
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
  showChunkFailure(`${CHUNK_FAILED} (${error.type}: ${new URL(error.address).pathname})`);
}

async function isGone(address: string): Promise<boolean> {
  try {
    const options: RequestInit = {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    };
    const { ok, status, headers } = await fetch(address, options);
    return status === 404 || status === 410 || (ok && !headers.get("Content-Type")?.includes("javascript"));
  } catch {
    return false;
  }
}

/** Once per tab; never without storage. */
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
