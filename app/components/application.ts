/**
 * Takes the application out of the page's way: its files are asked for when the page is idle or at the first touch, not
 * while the page is being painted. `handedOver` is the loaders' data as React Router streams it. Throws when React Router
 * no longer writes what this expects.
 */
export function withoutWaiting(html: string, handedOver: string, nonce: string): string {
  // Looked for near where they stand: a pattern over a whole page costs as much as half of the rendering.
  const preload = '<link rel="modulepreload" href="';
  const preloadsAt = html.indexOf(preload);
  const files: string[] = [];
  let preloadsEnd = preloadsAt;
  while (preloadsAt >= 0 && html.startsWith(preload, preloadsEnd)) {
    const hrefAt = preloadsEnd + preload.length;
    files.push(html.slice(hrefAt, html.indexOf('"', hrefAt)));
    preloadsEnd = html.indexOf(">", hrefAt) + 1;
  }
  const start = ' type="module" async="">';
  const startAt = html.lastIndexOf(start);
  const contextAt = html.lastIndexOf("window.__reactRouterContext = {", startAt);
  const end = "</body></html>";
  if (files.length === 0 || contextAt < 0 || startAt < 0 || !html.endsWith(end)) {
    throw new Error("The page does not start the application in the way that is known.");
  }
  const data = `__reactRouterContext.streamController.enqueue(${inScript(handedOver)});__reactRouterContext.streamController.close()`;
  return [
    html.slice(0, preloadsAt),
    html.slice(preloadsEnd, contextAt),
    // What is not switched on need not be said.
    html.slice(contextAt, startAt).replace(/"future":\{(?:"\w+":false,?)+\}/, '"future":{}'),
    ` type="text/plain" id="application" data-files="${files.join(" ")}">`,
    html.slice(startAt + start.length, -end.length),
    `<script nonce="${nonce}">${data}</script>${end}`,
  ].join("");
}

/** In single quotes, because what is handed over is full of double ones. */
function inScript(text: string): string {
  const escaped = text.replaceAll(/[\\']/g, "\\$&").replaceAll("\n", "\\n");
  const code = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return `'${escaped.replaceAll(/[<>&\r\u2028\u2029]/g, code)}'`;
}

/**
 * Loads the application, or a page's own small scripts, when the page is idle or at the first touch; with `Save-Data` the
 * application waits for a touch. Stands as text in the document, so it may use nothing but what is inside it, and gets
 * the rest.
 */
export function loadApplication(whenIdle: (load: () => void) => void, isSmall?: boolean): void {
  const source = document.getElementById("application");
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  let isAsked = false;

  function add(tag: "link" | "script", properties: object) {
    document.head.appendChild(Object.assign(document.createElement(tag), { nonce: source?.nonce }, properties));
  }

  function load() {
    if (isAsked) return;
    isAsked = true;
    for (const href of source?.dataset["files"]?.split(" ") ?? []) {
      // The watch may come too late to see it.
      const onerror = () => {
        document.documentElement.dataset["missed"] = location.origin + href;
      };
      add("link", { rel: "modulepreload", href, onerror });
    }
    const run = () => add("script", { type: "module", textContent: source?.textContent });
    // The watch comes first, so that it sees the first of the application's files fail.
    add("script", { src: "/chunk-watch.js", onload: run, onerror: run });
  }

  for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, load, { once: true, passive: true });
  if (isSmall || !connection?.saveData) whenIdle(load);
}

/**
 * What a visitor presses before the application runs is done as soon as it does: a button, or a form that asks for it; or
 * without it, once it has failed. Everything else works without it anyway; of a form that is posted, the application is
 * told by `data-left` that its page is being left. As text, too.
 */
export function holdPresses(): void {
  const root = document.documentElement;
  const held: Array<{ act: () => void; otherwise?: () => void }> = [];

  function hold(event: Event) {
    if (root.dataset["ready"] || root.dataset["chunkFailed"] || !(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLButtonElement>("main button[type=button]:not([commandfor])");
    if (event instanceof SubmitEvent) {
      const form = event.target as HTMLFormElement;
      if (form.method === "post") {
        root.dataset["left"] = "";
        return;
      }
      event.preventDefault();
      held.push({ act: () => form.requestSubmit(event.submitter), otherwise: () => form.submit() });
    } else if (button) held.push({ act: () => button.click() });
  }

  for (const type of ["click", "submit"]) addEventListener(type, hold, true);
  addEventListener("app:ready", () => {
    for (const { act } of held.splice(0)) act();
  });
  addEventListener("chunk:failed", () => {
    for (const { otherwise } of held.splice(0)) otherwise?.();
  });
}

/**
 * A link with `data-held`, in whose place the page's own script puts a button, is pressed there as soon as that has come;
 * or followed, once it has failed. As text, too.
 */
export function holdLinks(): void {
  const { dataset } = document.documentElement;
  let held: HTMLAnchorElement | undefined;
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-held]");
      if (!link || dataset["chunkFailed"]) return;
      event.preventDefault();
      held = link;
    },
    true,
  );
  addEventListener("app:ready", () => {
    document.querySelector<HTMLElement>(`[data-held="${held?.dataset["held"]}"]`)?.click();
    held = undefined;
  });
  addEventListener("chunk:failed", () => held && location.assign(held.href));
}
