import { setTimeout as wait } from "node:timers/promises";

/** How a deployed site is looked at; `waitMs` is how long a new version may take to be the one that answers. */
type Expectation = { release: string; payments: boolean | undefined; waitMs: number };

/** Asks a deployed site for what it must be able to do, and writes nothing. Returns what is wrong. */
export async function smokeTest(address: string, expected: Expectation): Promise<string[]> {
  const problems: string[] = [];
  const check = async (what: string, look: () => Promise<string | undefined>) => {
    const problem = await look().catch((error: unknown) => `did not answer: ${String(error)}`);
    if (problem) problems.push(`${what}: ${problem}`);
  };
  await check("/api/health", () => healthProblem(address, expected));
  // Home is kept at the edge; the membership page is the one that knows the payment provider.
  for (const path of ["/", "/membership"]) await check(path, async () => pageProblem(await ask(address, path)));
  await check("an unknown page", async () => statusProblem(await ask(address, "/no-such-page-of-this-site"), 404));
  await check("a contact message without content", async () => {
    const headers = { "Content-Type": "application/json", Origin: new URL(address).origin };
    const response = await ask(address, "/api/contact", { method: "POST", headers, body: "{}" });
    const { code } = (await response.json()) as { code?: string };
    return statusProblem(response, 422) ?? (code === "invalid_input" ? undefined : `is refused as ${code}`);
  });
  await check("the Razorpay stand-in", async () => statusProblem(await ask(address, "/v1/checkout.js"), 404));
  await check("the application's files", async () => {
    const file = /\/assets\/[\w.-]+\.js/.exec(await (await ask(address, "/membership")).text())?.[0];
    if (!file) return "/membership names none";
    const response = await ask(address, file);
    const cache = response.headers.get("Cache-Control");
    return statusProblem(response, 200) ?? (cache?.includes("immutable") ? undefined : `Cache-Control is ${cache}`);
  });
  return problems;
}

function pageProblem({ status, headers }: Response): string | undefined {
  const policy = headers.get("Content-Security-Policy") ?? "";
  if (status !== 200) return `answers ${status}`;
  if (!/default-src 'none'.*'nonce-[\w+/=-]{16,}'/.test(policy)) return "has no Content-Security-Policy with a nonce";
  if (!headers.has("Strict-Transport-Security")) return "has no Strict-Transport-Security";
  return /localhost|127\.0\.0\.1/.test(policy) ? "knows the stand-in's address" : undefined;
}

async function healthProblem(address: string, { release, payments, waitMs }: Expectation): Promise<string | undefined> {
  const until = Date.now() + waitMs;
  let problem = await readHealth();
  // A new version, and the first certificate of a domain, take a while to be everywhere.
  while (problem && Date.now() < until) {
    await wait(Math.min(3000, waitMs));
    problem = await readHealth();
  }
  return problem;

  async function readHealth(): Promise<string | undefined> {
    try {
      const response = await ask(address, "/api/health");
      if (response.status !== 200) return `answers ${response.status}`;
      const health = (await response.json()) as Record<string, unknown>;
      if (health["release"] !== release) return `answers as release ${String(health["release"])}, not ${release}`;
      if (health["status"] !== "ok") return `is ${JSON.stringify(health)}`;
      if (!health["snapshot"]) return "no content is published";
      if (payments !== undefined && health["payments"] !== payments) return `payments is ${String(health["payments"])}`;
      return undefined;
    } catch (error) {
      return `did not answer: ${String(error)}`;
    }
  }
}

function ask(address: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, address), { redirect: "manual", signal: AbortSignal.timeout(10_000), ...init });
}

function statusProblem(response: Response, wanted: number): string | undefined {
  return response.status === wanted ? undefined : `answers ${response.status}, not ${wanted}`;
}
