import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { expect, holdBack, hydrated, settled, test } from "../support/browser.ts";
import { PATHS } from "../support/pages.ts";

const HYDRATING = ["/membership", "/event-registration", "/ContactUs", "/register"];
const ENTRY = "**/assets/entry.client-*.js";
/** Pages that move by a script of their own, and how many bytes of it they may have. */
const OWN_SCRIPTS = [
  { path: "/", script: "/home.js", most: 2500 },
  { path: "/mahagrowth", script: "/mumbai.js", most: 3000 },
];

/** The browser is never idle, so that only a touch brings the application. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
/** A browser that has not painted yet. */
const neverPainted = (page: Page) =>
  page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    };
  });
/** As the browser of somebody who saves data, or has a slow line. */
const onLine = (page: Page, line: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), line);
const savingData = (page: Page) => onLine(page, { saveData: true });

/** What the page requests. The tab's icon is the browser's own request: a full one makes it, a headless shell does not. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => request.url().endsWith("/icon.svg") || requests.push(request));
  return requests;
}
const pathsOf = (requests: Request[]) => requests.map((request) => new URL(request.url()).pathname);

test("Home paints from four requests and 40 kB; the application waits until the page is idle", async ({ page }) => {
  await neverIdle(page);
  const requests = requestsOf(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect.poll(() => pathsOf(requests)).toHaveLength(4);
  let bytes = 0;
  for (const request of requests) {
    const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
    bytes += request.url().endsWith(".woff2") ? body.length : gzipSync(body).length;
  }
  expect(bytes).toBeLessThanOrEqual(40_000);
});

test("the document of every public page comes in the first round trip of a new connection", async ({ request }) => {
  for (const path of PATHS) {
    const document = await (await request.get(path)).body();
    const compressed = brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    // Ten segments, less what the answer's headers take over HTTP/2.
    expect(compressed.length, path).toBeLessThanOrEqual(10 * 1460 - 715);
  }
});

test("no page has a script before its content, nor a script's address in its document's tags", async ({ page }) => {
  for (const path of PATHS) {
    const html = await (await page.request.get(path)).text();
    const beforeMain = html.slice(0, html.indexOf("</main>"));
    expect(
      /<script(?! type="application\/ld\+json"| nonce="\w+" type="application\/ld\+json")/.test(beforeMain),
      path,
    ).toBe(false);
    expect(html, path).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
  }
});

const headOf = (page: Page) => page.locator(".page-head").evaluate((head) => getComputedStyle(head).backgroundImage);

test("the face, the icons and the pattern of a page wait for its words", async ({ page }) => {
  const requests = requestsOf(page);
  await page.goto("/about", { waitUntil: "networkidle" });
  await expect
    .poll(() => pathsOf(requests))
    .toEqual(expect.arrayContaining(["/icons.svg", "/fonts/anek-latin-620.woff2"]));
  expect(await headOf(page)).toContain("data:image/svg+xml");

  await neverPainted(page);
  await page.goto("about:blank");
  // What the first visit fetched ahead is behind us.
  requests.length = 0;
  await page.goto("/about", { waitUntil: "networkidle" });
  expect(pathsOf(requests).filter((path) => path !== "/about")).toEqual([]);
  expect(await headOf(page)).not.toContain("data:image");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the pattern, the icons and the face are there from the start", async ({ page }) => {
    const requests = requestsOf(page);
    await page.goto("/about", { waitUntil: "networkidle" });
    expect(pathsOf(requests)).toEqual(expect.arrayContaining(["/icons.svg", "/fonts/anek-latin-620.woff2"]));
    expect(await headOf(page)).toContain("data:image/svg+xml");
  });
});

test("pages on which nothing needs the application carry no data of it and at most 2 kB of script", async ({
  page,
}) => {
  const site = gzipSync(await (await page.request.get("/site.js")).body()).length;
  const others = [...HYDRATING, ...OWN_SCRIPTS.map(({ path }) => path)];
  for (const path of PATHS.filter((one) => !others.includes(one))) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toContain("__reactRouterContext");
    const scripts = [...html.matchAll(/<script nonce="\w+">(.*?)<\/script>/gs)].map(([, text]) => text ?? "");
    expect(scripts, path).toHaveLength(1);
    expect(gzipSync(scripts.join("")).length + site, path).toBeLessThanOrEqual(2000);
  }
});

for (const { path, script, most } of OWN_SCRIPTS) {
  test(`${path} has no application: its own script is small, and comes when the page is idle or at the first touch`, async ({
    page,
  }) => {
    const html = await (await page.request.get(path)).text();
    expect(html).not.toMatch(/__reactRouterContext|\/assets\//);
    const own = gzipSync(await (await page.request.get(script)).body()).length;
    expect(own).toBeLessThanOrEqual(most);

    const requests = requestsOf(page);
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.dataset["ready"]);
    const { loadEnd, scriptStart } = await page.evaluate(
      (name) => ({
        loadEnd: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventStart,
        scriptStart: performance.getEntriesByType("resource").find((entry) => entry.name.endsWith(name))?.startTime,
      }),
      script,
    );
    expect(scriptStart).toBeGreaterThan(loadEnd);

    await neverIdle(page);
    requests.length = 0;
    await page.reload({ waitUntil: "networkidle" });
    expect(pathsOf(requests)).not.toContain(script);
    await page.keyboard.press("Shift");
    await page.waitForFunction(() => document.documentElement.dataset["ready"]);
    expect(pathsOf(requests).filter((one) => one === script)).toHaveLength(1);
  });
}

test("pages' own scripts are asked for anew each time, as their documents are", async ({ request }) => {
  for (const script of [...OWN_SCRIPTS.map((one) => one.script), "/footer.js"]) {
    const { etag = "", ...headers } = (await request.get(script)).headers();
    expect(headers["cache-control"], script).toBe("private, no-cache");
    expect((await request.get(script, { headers: { "If-None-Match": etag } })).status(), script).toBe(304);
  }
});

test("a page that cannot be made does not load its scripts", async ({ request, baseURL }) => {
  for (const { path, script } of OWN_SCRIPTS) {
    const answer = await request.post(path, { form: { any: "thing" }, headers: { Origin: baseURL ?? "" } });
    expect(answer.status(), path).toBe(405);
    const html = await answer.text();
    expect(html, path).toContain("Something went wrong on our side");
    expect(html, path).toContain("/site.js");
    // Home's would ask why somebody is here.
    expect(html, path).not.toContain(script);
  }
});

test.describe("when Home's script does not come", () => {
  test.use({ expected: [/Failed to load resource|Failed to fetch dynamically imported module|^Loading chunk failed/] });
  test("it is told, no button stands there without effect, and every picture can be seen", async ({ page }) => {
    await page.route("**/home.js", (route) => route.abort());
    await page.goto("/");
    await page.keyboard.press("Shift");
    await expect(page.getByRole("alert")).toContainText("Loading chunk failed (error: /home.js)");
    await expect(page.locator("main").getByRole("button")).toHaveCount(0);
    for (const picture of await page.locator("#scenes img, #quotes img").all()) {
      await expect(picture).toHaveCSS("display", "block");
    }
  });

  test("and neither does the watch, every picture can be seen all the same", async ({ page }) => {
    await page.route(/\/(home|chunk-watch)\.js$/, (route) => route.abort());
    await page.goto("/");
    await page.keyboard.press("Shift");
    for (const picture of await page.locator("#scenes img, #quotes img").all()) {
      await expect(picture).toHaveCSS("display", "block");
    }
  });
});

test("Home's first picture has high priority: beside the words it comes at once, under them after them", async ({
  browser,
}) => {
  const FIRST = "/pictures/hero/first-order.svg";
  for (const [width, isBeside] of [
    [360, false],
    [1023, false],
    [1024, true],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const requests = requestsOf(page);
    await page.goto("/", { waitUntil: "networkidle" });
    const picture = page.locator(`img[src="${FIRST}"]`);
    await expect(picture).toHaveAttribute("fetchpriority", "high");
    await expect(picture).toHaveJSProperty("complete", true);
    const shown = await picture.evaluate((image) => image.getBoundingClientRect().height);
    expect(pathsOf(requests).filter((path) => path === FIRST)).toHaveLength(1);

    await neverPainted(page);
    await page.goto("about:blank");
    requests.length = 0;
    await page.goto("/", { waitUntil: "networkidle" });
    expect(pathsOf(requests).includes(FIRST), String(width)).toBe(isBeside);
    // Its place stands.
    const figure = page.locator("#scene-1 figure");
    const place = await figure.evaluate((element) => {
      const caption = element.querySelector("figcaption")?.getBoundingClientRect();
      return (caption?.top ?? 0) - element.getBoundingClientRect().top;
    });
    expect(place).toBeCloseTo(shown, 0);
    await page.close();
  }
});

for (const path of HYDRATING) {
  test(`the application of ${path} comes when the page is idle`, async ({ page }) => {
    const requests = requestsOf(page);
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.dataset["ready"]);
    const names = pathsOf(requests);
    expect(names.findIndex((name) => name.startsWith("/assets/"))).toBeGreaterThan(names.indexOf(path));
    const { loadEnd, firstFile } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/"));
      return { loadEnd: navigation?.loadEventStart ?? 0, firstFile: Math.min(...files.map((file) => file.startTime)) };
    });
    expect(firstFile).toBeGreaterThan(loadEnd);
  });

  test(`the application of ${path} comes at the first touch of a page that is never idle`, async ({ page }) => {
    await neverIdle(page);
    const requests = requestsOf(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(pathsOf(requests).filter((name) => name.startsWith("/assets/"))).toEqual([]);
    await page.mouse.move(5, 300);
    await page.mouse.down();
    await page.waitForFunction(() => document.documentElement.dataset["ready"]);
  });
}

test("with Save-Data the application waits for a touch, and nothing is fetched ahead", async ({ page }) => {
  await savingData(page);
  const requests = requestsOf(page);
  await page.goto("/membership", { waitUntil: "networkidle" });
  expect(pathsOf(requests).filter((name) => name.startsWith("/assets/"))).toEqual([]);
  await expect(page.locator('script[src="/site.js"]')).toHaveCount(1);
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  await hydrated(page);
});

for (const [effectiveType, isSlow] of [
  ["slow-2g", true],
  ["2g", true],
  ["3g", false],
] as const) {
  test(`on a line of ${effectiveType} the next page is ${isSlow ? "not " : ""}fetched ahead`, async ({ page }) => {
    await onLine(page, { effectiveType });
    await page.goto("/about");
    await settled(page);
    const rules = page.locator('script[type="speculationrules"]');
    if (isSlow) await expect(rules).toHaveCount(0);
    else await expect(rules.first()).toBeAttached();
  });
}

test("with Save-Data a page's own scripts come all the same, because they are small", async ({ page }) => {
  await savingData(page);
  for (const { path } of OWN_SCRIPTS) {
    await page.goto(path);
    await page.waitForFunction(() => document.documentElement.dataset["ready"]);
  }
  await expect(page.locator(".footer")).toBeVisible();
});

test("a plan that is chosen before the application runs opens its dialog as soon as it does", async ({ page }) => {
  const arrive = await holdBack(page, ENTRY);
  await page.goto("/membership");
  await page.getByRole("button", { name: "Join Now as Gold Member" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("");
  arrive("continue");
  await expect(page.getByRole("dialog", { name: "Join as Gold Member" })).toBeVisible();
});

const PLAYER = "https://www.youtube-nocookie.com/**";

test("an episode that is pressed before the page's script runs plays in the page", async ({ page, context }) => {
  await page.route(PLAYER, (route) => route.fulfill({ body: "player" }));
  const arrive = await holdBack(page, "**/mumbai.js");
  await page.goto("/mahagrowth");
  const episode = page.getByRole("link", { name: /^Play: / }).first();
  await episode.click();
  arrive("continue");
  await expect(page.locator("iframe")).toHaveAttribute("src", /\?autoplay=1$/);
  expect(context.pages()).toHaveLength(1);
});

test.describe("when the application does not come at all", () => {
  test.use({ expected: [/Failed to load resource|ChunkLoadError|Loading chunk failed|dynamically imported module/] });
  test("a plan that was chosen leads to the form", async ({ page }) => {
    await page.route(ENTRY, (route) => route.abort());
    await page.goto("/membership");
    await page.getByRole("button", { name: "Join Now as Gold Member" }).click();
    await expect(page).toHaveURL(/\/membership\?plan=\w+#call-back$/);
  });
});

test.describe("when the script of the Mumbai page does not come at all", () => {
  test.use({ expected: [/Failed to load resource|Failed to fetch dynamically imported module|^Loading chunk failed/] });
  test("an episode that was pressed leads to its player", async ({ page }) => {
    await page.route(PLAYER, (route) => route.fulfill({ body: "player" }));
    const fail = await holdBack(page, "**/mumbai.js");
    await page.goto("/mahagrowth");
    await page.getByRole("link", { name: "Play: The second generation" }).click();
    fail("abort");
    await expect(page).toHaveURL("https://www.youtube-nocookie.com/embed/mpbSample04");
  });
});

test("what was typed, chosen and focused before the application runs stays", async ({ page }) => {
  const arrive = await holdBack(page, ENTRY);
  await page.goto("/register");
  await page.getByLabel("Name").fill("Asha Rane");
  await page.getByLabel("Role").selectOption("investor");
  await page.getByLabel("Email").fill("asha@early.example");
  await expect(page.getByLabel("Email")).toBeFocused();
  arrive("continue");
  await page.waitForFunction(() => document.documentElement.dataset["ready"]);
  await expect(page.getByLabel("Name")).toHaveValue("Asha Rane");
  await expect(page.getByLabel("Role")).toHaveValue("investor");
  await expect(page.getByLabel("Email")).toHaveValue("asha@early.example");
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("the menu opens before the application runs and stays open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const arrive = await holdBack(page, ENTRY);
  await page.goto("/ContactUs");
  const menu = page.locator("#menu-mobile");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  arrive("continue");
  await page.waitForFunction(() => document.documentElement.dataset["ready"]);
  // What was held would be done by now.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(menu).toBeVisible();
});

test.describe("a refused post whose page is used before the application runs", () => {
  test.use({ expected: [/status of 422/] });
  test("leaves the focus in the field that is being filled in", async ({ page }) => {
    const arrive = await holdBack(page, ENTRY);
    await page.goto("/login");
    await page.getByLabel("Email", { exact: true }).fill("nobody");
    await page.locator("main form").evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByRole("button", { name: "Send me a code" }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await page.getByLabel("Email", { exact: true }).fill("somebody@ex");
    arrive("continue");
    await page.waitForFunction(() => document.documentElement.dataset["ready"]);
    await page.keyboard.type("ample.org");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("somebody@example.org");
  });
});

test("a form that is sent before the application runs is an ordinary post", async ({ page }) => {
  await holdBack(page, ENTRY);
  await page.goto("/ContactUs");
  await page.getByLabel("Name").fill("Early Sender");
  await page.getByLabel("Email").fill("early@sender.example");
  await page.getByLabel("Message").fill("Sent before anything else was there.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toHaveText(/Message sent successfully!/);
});

test("the pages ahead are told to the browser: on intent all of them, the main ones made ready whole", async ({
  page,
}) => {
  await page.goto("/about");
  const rules = page.locator('script[type="speculationrules"]');
  await expect(rules.first()).toBeAttached();
  const { prefetch, prerender } = JSON.parse((await rules.first().textContent()) ?? "");
  expect(prefetch[0].eagerness).toBe("moderate");
  expect(prerender[0].eagerness).toBe("moderate");
  expect(JSON.stringify(prerender)).toContain("/membership");
  expect(JSON.stringify(prefetch)).toContain("/dashboard*");
});

/** The addresses that the page has told the browser to fetch, or to make ready whole. */
async function toldAhead(page: Page, how: "prefetch" | "prerender"): Promise<string[]> {
  const texts = await page.locator('script[type="speculationrules"]').allTextContents();
  return texts.flatMap((text) => (JSON.parse(text)[how][0] as { urls?: string[] } | undefined)?.urls ?? []);
}

test("a link of the page that stays in view is fetched, at most four of them, main ones first", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 4000 });
  // Two links more than the page has, one that is no page, and one that is a visitor's own.
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () =>
      document
        .querySelector("main")
        ?.insertAdjacentHTML(
          "afterbegin",
          '<a href="/api/docs">1</a> <a href="/account/security">2</a> <a href="/team">3</a> <a href="/MSMENews">4</a>',
        ),
    ),
  );
  const ahead = requestsOf(page);
  await page.goto("/about", { waitUntil: "networkidle" });
  await expect.poll(async () => toldAhead(page, "prefetch")).toHaveLength(4);
  const urls = await toldAhead(page, "prefetch");
  expect(urls).toEqual(["/events", "/membership", "/team", "/MSMENews"]);
  expect(await toldAhead(page, "prerender")).toEqual(["/events", "/membership"]);
  await expect.poll(() => pathsOf(ahead)).toContain(urls[0]);
});

test("the first two pages that are fetched are made ready whole, wherever they are", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      const content = document.querySelector("main");
      if (content) content.innerHTML = '<a href="/team">1</a> <a href="/MSMENews">2</a> <a href="/SchemesPage">3</a>';
    }),
  );
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/about");
  await expect.poll(async () => toldAhead(page, "prefetch")).toEqual(["/team", "/MSMENews", "/SchemesPage"]);
  expect(await toldAhead(page, "prerender")).toEqual(["/team", "/MSMENews"]);
});

test("a main page is made ready whole when its link stays in view, also in the bar once the page's own have come", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/TermsAndConditions");
  await expect.poll(async () => toldAhead(page, "prerender")).toContain("/membership");
  expect(await toldAhead(page, "prefetch")).not.toContain("/team");
});

test("a page of the site shows without a transition where drawing two pages takes long, or the line is to be spared", async ({
  browser,
}) => {
  for (const [cores, line, isShown] of [
    [8, {}, true],
    [4, {}, false],
    [8, { saveData: true }, false],
    [8, { effectiveType: "2g" }, false],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await onLine(page, line);
    await page.addInitScript((count) => {
      Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { value: count });
      addEventListener("pagereveal", (event) => {
        document.documentElement.dataset["transition"] = String(event.viewTransition !== null);
      });
    }, cores);
    await page.goto("/about");
    await expect(page.locator("html")).toHaveAttribute("data-site", "ready");
    await page.getByRole("banner").getByRole("link", { name: "Events" }).click();
    await page.waitForURL("/events");
    await expect(page.locator("html")).toHaveAttribute("data-transition", String(isShown));
    await page.close();
  }
});

test("a browser without speculation rules fetches the page under the pointer", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto("/about");
  await page.waitForFunction(() => document.querySelector('script[src="/site.js"]'));
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.getByRole("contentinfo").getByRole("link", { name: "Events" }).hover();
    expect(await page.locator('link[rel="prefetch"][href="/events"]').count()).toBe(1);
  }).toPass();
});

test("a page that is made ready before anybody looks at it does nothing until somebody does", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true });
    // Such a page paints nothing, and so its observers are told of no paint until then.
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options?: PerformanceObserverInit) {
        if (options?.type === "paint") addEventListener("activate", () => super.observe(options));
        else super.observe(options);
      }
    };
  });
  const requests = requestsOf(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(pathsOf(requests).filter((name) => name.endsWith(".js"))).toEqual([]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // What lies below the first screen is laid out all the same.
  await expect(page.locator("html")).toHaveAttribute("data-site", "laid-out");
  await expect(page.locator(".footer")).toHaveCSS("content-visibility", "visible");

  await page.evaluate(() => dispatchEvent(new Event("activate")));
  await expect(page.getByRole("dialog", { name: "Why are you here" })).toBeVisible();
});
