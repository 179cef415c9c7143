export type LinkStatus = `${number}` | "timeout" | "unreachable" | "redirects";
export type LinkResponse = { status: LinkStatus; isBroken: boolean; requests: number };
/** Asks whether an address still answers. Never throws and reads no body. */
export type LinkProbe = (address: string) => Promise<LinkResponse>;

const TIMEOUT_MS = 8000;
/** Pause between two requests to the same host. */
const PAUSE_MS = 1000;
const MAX_REDIRECTS = 3;
const NOT_FOUND = ["404", "410"];

/** Sends HEAD, then GET if HEAD fails. A site that only refuses bots (401, 403, 429) counts as working. */
export function createLinkProbe(siteUrl: string, { timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS } = {}): LinkProbe {
  const headers = { Accept: "*/*", "User-Agent": `MASA-Forum-link-check/1 (+${siteUrl}/ContactUs)` };
  const follow = async (method: "HEAD" | "GET", address: string): Promise<Omit<LinkResponse, "isBroken">> => {
    let url = address;
    for (let requests = 1; requests <= MAX_REDIRECTS + 1; requests += 1) {
      const { status, location } = await ask(url, { method, headers, signal: AbortSignal.timeout(timeoutMs) });
      const next = location && URL.parse(location, url);
      if (!next || !/^https?:$/.test(next.protocol)) return { status, requests };
      url = next.href;
      await pause(pauseMs);
    }
    return { status: "redirects", requests: MAX_REDIRECTS + 1 };
  };
  return async (address) => {
    const head = await follow("HEAD", address);
    if (!/^[45]/.test(head.status)) return { ...head, isBroken: isBroken(head.status) };
    await pause(pauseMs);
    const { status, requests } = await follow("GET", address);
    return { status, requests: head.requests + requests, isBroken: isBroken(status) };
  };
}

async function ask(url: string, init: RequestInit): Promise<{ status: LinkStatus; location?: string | null }> {
  try {
    const response = await fetch(url, { ...init, redirect: "manual" });
    await response.body?.cancel();
    return { status: `${response.status}`, location: response.headers.get("Location") };
  } catch (error) {
    return { status: error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable" };
  }
}

function isBroken(status: LinkStatus): boolean {
  return NOT_FOUND.includes(status) || !/^[1-4]/.test(status);
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}
