const WAIT_MS = 10_000;

/** `undefined` if it does not come or is no JSON, for example after the session has ended. */
export async function readJson(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) });
    return response.ok ? await response.json() : undefined;
  } catch {
    // No connection, no answer in time, or an answer that is a page: the caller says so.
    return undefined;
  }
}
