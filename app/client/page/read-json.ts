const WAIT_MS = 10_000;

/** Fetches JSON, or posts `form`. `undefined` without a response in JSON, such as the login page after a session ended. */
export async function readJson(address: string, form?: URLSearchParams): Promise<unknown> {
  try {
    const response = await fetch(address, {
      ...(form && { method: "POST", body: form }),
      signal: AbortSignal.timeout(WAIT_MS),
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    // No connection, no response in time, or a page instead of JSON: the caller tells the visitor.
    return undefined;
  }
}
