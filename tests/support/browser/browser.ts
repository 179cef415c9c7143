import { test as base, expect, type Page, type ViewportSize } from "@playwright/test";
import { SITE_PORT } from "../site/ports.ts";

/** Collects a page's errors. */
async function watch(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  // Chromium reports this for a page that was left before it was shown; no script started the transition.
  page.on("pageerror", ({ message }) => /^Transition was/.test(message) || errors.push(message));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", (event) =>
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
    ),
  );
  // One visit in a hundred sends measurements. Here none does, unless the test asks for it.
  await page.addInitScript(() => {
    const random = Math.random;
    Math.random = () => 0.01 + 0.99 * random();
  });
  return errors;
}

/** On a busy machine, a call can exceed the ten seconds of section 7. Tests of that limit move the clock. */
function prolongTimeouts(): void {
  const wait = window.setTimeout;
  window.setTimeout = ((act: TimerHandler, ms?: number, ...rest: unknown[]) =>
    wait(act, ms === 10_000 ? 120_000 : ms, ...rest)) as typeof window.setTimeout;
}

type Visit = (path: string, viewport?: ViewportSize) => Promise<Page>;

/** A page that stays open for all tests of a worker process that only read it. */
class Reader {
  private path = "";
  private readonly page: Page;
  private readonly errors: string[];

  constructor(page: Page, errors: string[]) {
    this.page = page;
    this.errors = errors;
  }

  readonly visit: Visit = async (path, viewport = { width: 1280, height: 720 }) => {
    const url = new URL(path, `http://localhost:${SITE_PORT}`).href;
    await this.page.setViewportSize(viewport);
    if (this.path !== path) await this.page.goto(url);
    else if (this.page.url() !== url) throw new Error(`A test that only reads ${path} has left it.`);
    this.path = path;
    return this.page;
  };

  takeErrors(): string[] {
    return this.errors.splice(0);
  }
}

/** The header that identifies a client to the site. Each client has its own rate limits. */
type Client = { "CF-Connecting-IP": string };

function newClient(): Client {
  const group = () => Math.floor(Math.random() * 0x10000).toString(16);
  return { "CF-Connecting-IP": `2001:db8:${group()}:${group()}::1` };
}

/** The client of contexts that tests create themselves. A context's options must stay the same to reuse it. */
const workerClient = newClient();

type Fixtures = { client: Client; expected: RegExp[]; visit: Visit };

/**
 * A page that fails its test on a console error, an uncaught exception or a violation of the Content-Security-Policy.
 * `expected` takes patterns of errors that a test provokes on purpose. Tests that only read a page share
 * one visit of it through `visit`, each at the size that it needs.
 */
export const test = base.extend<Fixtures, { reader: Reader }>({
  expected: [[], { option: true }],
  // Each test is a separate client, so that tests do not share rate limits.
  // oxlint-disable-next-line no-unused-vars -- Playwright wants a pattern here
  client: async ({ browserName: _ }, use) => use(newClient()),
  extraHTTPHeaders: workerClient,
  context: async ({ context, client }, use) => {
    await context.setExtraHTTPHeaders(client);
    await context.addInitScript(prolongTimeouts);
    await use(context);
  },
  request: async ({ playwright, baseURL, client }, use) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? "", extraHTTPHeaders: client });
    await use(request);
    await request.dispose();
  },
  page: async ({ page, expected }, use) => {
    const errors = await watch(page);
    await use(page);
    expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
  },
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: `http://localhost:${SITE_PORT}` });
      const page = await context.newPage();
      await use(new Reader(page, await watch(page)));
      await context.close();
    },
    { scope: "worker" },
  ],
  visit: async ({ reader, expected }, use) => {
    await use(reader.visit);
    expect(reader.takeErrors().filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
  },
});

export { expect };

/** Checks to run on one page, by name. */
export type Checks = Record<string, (page: Page) => Promise<void>>;

/** Runs the checks on one page, each as a step, so that a failure names its check. */
export function inSteps(checks: Checks) {
  return async ({ page }: { page: Page }): Promise<void> => {
    for (const [rule, check] of Object.entries(checks)) await test.step(rule, () => check(page));
  };
}

/** The paths of the scripts that the page requests from now on. */
export function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Resolves when the site module, which runs once the page is idle, has finished. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement?.dataset["site"] === "ready");
}

/** Resolves when the page is interactive. Its script loads on the first input, for which this presses a key. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => document.documentElement?.dataset.ready === "true");
}

/**
 * Delays requests of the page that match `pattern` until the returned function continues or fails them.
 */
export async function holdBack(page: Page, pattern: string): Promise<(end: "continue" | "abort") => void> {
  const { promise, resolve } = Promise.withResolvers<"continue" | "abort">();
  await page.route(pattern, async (route) => route[await promise]());
  return resolve;
}

/** Resolves when IntersectionObservers have seen the element's current position. */
export async function observed(locator: import("@playwright/test").Locator): Promise<void> {
  // Observers are notified in the order of their creation.
  await locator.evaluate(
    (element) => new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(element)),
  );
}

/** Sets the size of the text, as a share of the browser's default. */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

/** Hides the tab or shows it again. */
export async function setTabHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}
