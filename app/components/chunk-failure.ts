type Settings = { message: string; timeoutMs: number; css: string };

/**
 * Watches the loading of the application's files, or of a page's own scripts. It is sent as text before them, because a
 * file that is missing may be the very first one; so it may use nothing but what is inside it.
 *
 * Section 8: a failure is a `ChunkLoadError` with its type (error, missing, timeout) and address. A file that the server
 * no longer has means that the site was deployed since: the page reloads once by itself. Every other failure, and the
 * same one again, is told with an offer to retry; the page stays, since it reads without the script.
 */
export function watchChunks({ message, timeoutMs, css }: Settings): void {
  const arrived = new Set<string>();
  let suspect = "";
  let isTold = false;
  const started = setTimeout(() => void fail("timeout", firstPending()), timeoutMs);

  addEventListener("chunk:started", onStarted, { once: true });
  addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => {
    if (/dynamically imported module|module script failed/i.test(String(reason))) void fail("error", addressIn(reason));
  });
  // `buffered`: some may have come before this watch began.
  new PerformanceObserver((list) => {
    for (const { name, decodedBodySize, responseStatus } of list.getEntries() as PerformanceResourceTiming[]) {
      if (decodedBodySize > 0 && responseStatus < 400) arrived.add(name);
    }
  }).observe({ type: "resource", buffered: true });
  // Errors of elements do not bubble, so they are caught on their way down.
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "modulepreload") suspect ||= target.href;
      if (target instanceof HTMLScriptElement && target.type === "module") void fail("error", target.src);
    },
    true,
  );

  function onStarted() {
    clearTimeout(started);
    for (const { href } of preloads()) arrived.add(href);
  }

  async function fail(type: "error" | "timeout", source: string) {
    if (isTold) return;
    isTold = true;
    clearTimeout(started);
    const { missed = "" } = document.documentElement.dataset;
    const address = (type === "error" && (suspect || missed)) || source || firstPending();
    const isMissing = type === "error" && (await isGone(address));
    if (isMissing && isFirstTime(address)) return location.reload();
    const kind = isMissing ? "missing" : type;
    reportError(
      Object.assign(new Error(`${message} (${kind}: ${address})`), { name: "ChunkLoadError", type: kind, address }),
    );
    tell(`${message} (${kind}: ${new URL(address, location.href).pathname})`);
  }

  function addressIn(error: unknown): string {
    return /https?:\/\/\S+/.exec(String(error))?.[0] ?? "";
  }

  function preloads() {
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  }

  /** The first of the page's files that has not come. */
  function firstPending(): string {
    return preloads().find(({ href }) => !arrived.has(href))?.href ?? suspect;
  }

  /** The server answers, but has no such script. */
  async function isGone(address: string): Promise<boolean> {
    try {
      const { ok, status, headers } = await fetch(address, { method: "HEAD", cache: "no-store" });
      return status === 404 || status === 410 || (ok && !headers.get("Content-Type")?.includes("javascript"));
    } catch {
      return false;
    }
  }

  /** Remembers the file in this tab, so that its reload happens once; a tab that cannot remember never reloads. */
  function isFirstTime(address: string): boolean {
    try {
      const key = `reloaded:${address}`;
      if (sessionStorage.getItem(key)) return false;
      sessionStorage.setItem(key, "1");
      return true;
    } catch {
      return false;
    }
  }

  function tell(detail: string) {
    document.documentElement.dataset.chunkFailed = "true";
    dispatchEvent(new Event("chunk:failed"));
    // What the document holds for visitors without JavaScript serves this one too.
    for (const plain of document.querySelectorAll(".late-footer > noscript")) {
      if (plain.parentElement) plain.parentElement.innerHTML = plain.textContent ?? "";
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const notice = make("div", "chunk-failure");
    notice.setAttribute("role", "alert");
    notice.tabIndex = -1;
    const row = make("p", "button-row");
    for (const [label, className, act] of [
      ["Try again", "button", () => location.reload()],
      ["Read on", "button button-secondary", () => notice.remove()],
    ] as const) {
      row.appendChild(make("button", className, label)).addEventListener("click", act);
    }
    notice.appendChild(make("p", "", "A part of this page could not be loaded. You can read on without it."));
    notice.appendChild(make("p", "chunk-failure-detail", detail));
    notice.appendChild(row);
    document.body.appendChild(notice).focus({ preventScroll: true });
  }

  function make(tag: string, className: string, text = ""): HTMLElement {
    const made = document.createElement(tag);
    made.className = className;
    made.textContent = text;
    return made;
  }
}
