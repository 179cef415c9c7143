import { setTimeout as sleep } from "node:timers/promises";

type Expectation = {
  release: string;
  payments: boolean | undefined;
  /** How long a new version or a domain's first certificate may take to become available. */
  waitMs: number;
};

/** Checks a deployed site without writing anything. Returns one line per problem and prints the sample entries. */
export async function smokeTest(address: string, expected: Expectation): Promise<string[]> {
  const ask = async (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, address), { redirect: "manual", signal: AbortSignal.timeout(10_000), ...init });
  const headers = { "Content-Type": "application/json", Origin: new URL(address).origin };
  const script = async () => {
    const [path = "/assets/none.js"] = /\/assets\/[\w.-]+\.js/.exec(await (await ask("/membership")).text()) ?? [];
    const response = await ask(path);
    const cache = response.headers.get("Cache-Control");
    return cache?.includes("immutable") ? statusProblem(response, 200) : `${path}: Cache-Control is ${cache}`;
  };
  const problems: string[] = [];
  const check = async (name: string, find: () => Promise<string | undefined>, until = 0) => {
    const problem = await find().catch((error: unknown) => `no answer: ${String(error)}`);
    if (problem && Date.now() < until) {
      await sleep(3000);
      return check(name, find, until);
    }
    if (problem) problems.push(`${name}: ${problem}`);
    return undefined;
  };
  const until = Date.now() + expected.waitMs;
  await check("/api/health", async () => healthProblem(await ask("/api/health"), expected), until);
  for (const path of ["/", "/membership"]) await check(path, async () => pageProblem(await ask(path)));
  await check("an unknown page", async () => statusProblem(await ask("/no-such-page-of-this-site"), 404));
  await check("an empty contact message", async () =>
    statusProblem(await ask("/api/contact", { method: "POST", headers, body: "{}" }), 422),
  );
  await check("the fake Razorpay", async () => statusProblem(await ask("/v1/checkout.js"), 404));
  await check("a script", script);
  return problems;
}

async function healthProblem(response: Response, { release, payments }: Expectation): Promise<string | undefined> {
  if (response.status !== 200) return statusProblem(response, 200);
  const health = (await response.json()) as Record<string, unknown>;
  if (health["release"] !== release) return `reports release ${String(health["release"])}, expected ${release}`;
  if (health["status"] !== "ok" || !health["snapshot"]) return JSON.stringify(health);
  reportSamples((health["samples"] ?? {}) as Record<string, number>);
  return [undefined, health["payments"]].includes(payments) ? undefined : `payments is ${String(health["payments"])}`;
}

function reportSamples(samples: Record<string, number>): void {
  const counts = Object.entries(samples);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const list = counts.map(([collection, count]) => `${collection} ${count}`).join(", ");
  const message = `Content: ${total} sample entries are published (${list}). Replace them before the launch.`;
  console.log(total > 0 ? message : "Content: no sample entries are published.");
}

function pageProblem(response: Response): string | undefined {
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  if (!/default-src 'none'.*'sha256-/.test(policy)) return "has no strict Content-Security-Policy";
  if (/localhost|127\.0\.0\.1/.test(policy)) return "names the fake Razorpay in its Content-Security-Policy";
  if (!response.headers.has("Strict-Transport-Security")) return "has no Strict-Transport-Security";
  return statusProblem(response, 200);
}

function statusProblem({ status }: Response, wanted: number): string | undefined {
  return status === wanted ? undefined : `returned ${status}, expected ${wanted}`;
}
