type Line = { saveData?: boolean; effectiveType?: string };

/**
 * What every page has once it is idle, also those that ship without the application. It is a file of its own, the same
 * one on every page, sent as text: so it may use nothing but what is inside it. `main` are the pages that are made ready
 * whole.
 */
export function siteScript(main: readonly string[]): void {
  // Section 2: a click on an internal footer link scrolls smoothly to the top, also when it leads to this very page.
  // Heard on the document, because a footer may come late.
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(".footer a");
    if (!link || link.origin !== location.origin) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
    if (link.pathname + link.search === location.pathname + location.search) event.preventDefault();
  });

  // Section 8: a picture that fails to load gives way to its placeholder.
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-fallback]")) {
    const replace = () => {
      picture.src = picture.dataset.fallback ?? "";
    };
    picture.addEventListener("error", replace, { once: true });
    if (picture.complete && picture.naturalWidth === 0) replace();
  }

  // What a signed-in visitor does here may tick a task of theirs; nobody else asks for that script.
  if (document.querySelector("[data-deed]") && hasUser()) add("script", { src: "/deeds.js" });
  document.documentElement.dataset["site"] = "ready";

  function hasUser() {
    try {
      return localStorage.getItem("user") !== null;
    } catch {
      // A browser that keeps nothing has nobody signed in.
      return false;
    }
  }
  function add(tag: "link" | "script" | "style", properties: object) {
    document.head.appendChild(Object.assign(document.createElement(tag), properties));
  }

  // A transition holds the next page back until this one has answered and both are drawn as pictures: not where that takes
  // long, nor on a line that is to be spared.
  const nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce;
  const line = (navigator as { connection?: Line }).connection;
  const isSpared = line?.saveData || line?.effectiveType?.includes("2g");
  if (isSpared || navigator.hardwareConcurrency <= 4)
    add("style", { nonce, textContent: "@view-transition{navigation:none}" });

  // The next page is fetched while it is being chosen, by pointer or finger, or when its link stays in view: up to four,
  // the page's own before the bar's main ones. The first two and all main ones are made ready whole. Nobody pays for it
  // who saves data or has a slow line.
  if (isSpared) return;
  const isPage = ({ origin, pathname, target, download }: HTMLAnchorElement) =>
    origin === location.origin &&
    pathname !== location.pathname &&
    !target &&
    !download &&
    // What is no page, and a visitor's own; the rules below name the same, because to make both of one list takes more bytes.
    !/^\/(api|dashboard|log|calendar|account)|\.\w+$/.test(pathname);
  const isMain = ({ pathname }: HTMLAnchorElement) => main.includes(pathname);
  const fetched = new Set<string>();

  function fetchAhead(link: HTMLAnchorElement) {
    const href = link.pathname + link.search;
    if (fetched.has(href) || !isPage(link)) return;
    fetched.add(href);
    // At once, as always where addresses are listed.
    const rules = [{ urls: [href] }];
    if (hasRules) speculate({ prefetch: rules, prerender: fetched.size < 3 || isMain(link) ? rules : [] });
    else add("link", { rel: "prefetch", href });
  }
  function speculate(rules: object) {
    add("script", { type: "speculationrules", nonce, textContent: JSON.stringify(rules) });
  }

  const hasRules = HTMLScriptElement.supports?.("speculationrules");
  if (hasRules) {
    const pages = [
      { href_matches: "/*" },
      { not: { href_matches: ["/api*", "/dashboard*", "/log*", "/calendar*", "/account*", "/*.*"] } },
      { not: { selector_matches: "[target],[download]" } },
    ];
    speculate({
      prefetch: [{ where: { and: pages }, eagerness: "moderate" }],
      prerender: [{ where: { and: [...pages, { href_matches: main }] }, eagerness: "moderate" }],
    });
  }
  // Sooner than the browser's rule, which waits until a mouse has rested for 200 ms; a finger is sure at once.
  let resting: ReturnType<typeof setTimeout>;
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    clearTimeout(resting);
    const link = (target as Element).closest?.("a");
    if (link) resting = setTimeout(fetchAhead, pointerType === "mouse" ? 65 : 0, link);
  });

  const staying = new Map<Element, ReturnType<typeof setTimeout>>();
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(staying.get(target));
      if (!isIntersecting) continue;
      const act = () => fetched.size < 4 && fetchAhead(target as HTMLAnchorElement);
      staying.set(target, setTimeout(act, 1000));
    }
  });
  // In the order in which they are told of: the browser makes one ready after the other.
  const links = (where: string) => [...document.querySelectorAll<HTMLAnchorElement>(where)];
  const own = links("main a[href]");
  for (const link of [...own.filter(isMain), ...own, ...links("header li a").filter(isMain)]) {
    if (isPage(link)) view.observe(link);
  }
}

/**
 * The part of a page that stands in its document: has the headings' face and the icons come once the words are painted,
 * so that they take neither line nor time from them. The stand-in has the face's widths and heights, and an icon its place:
 * nothing moves. Who comes from another page of the site has both, and begins with them. As text, too.
 */
export function drawAfterWords(whenPainted: (act: () => void) => void): void {
  const draw = () => {
    document.documentElement.dataset["drawn"] = "";
  };
  if (document.referrer.startsWith(location.origin)) draw();
  else whenPainted(draw);
}

/**
 * Has the page laid out whole where that cannot wait until it is idle: what is jumped to must know its place, and a page that
 * is made ready before anyone asks for it shall only have to be painted. As text, too.
 */
export function layOutAhead(): void {
  const layOut = () => {
    document.documentElement.dataset["site"] ??= "laid-out";
  };
  if (location.hash) layOut();
  addEventListener("click", layOut, { capture: true, once: true });
  if (!(document as Document & { prerendering?: boolean }).prerendering) return;
  addEventListener("load", () => {
    layOut();
    document.body.getBoundingClientRect();
  });
}

/** Calls once the page has painted something, which one that is only being made ready has not. As text, too. */
export function whenPainted(act: () => void): void {
  new PerformanceObserver((_, first) => {
    first.disconnect();
    act();
  }).observe({ type: "paint", buffered: true });
}

/**
 * Has the site's script, and where there is one the application, come when the page is painted and loaded and nothing else
 * is to do. As text, too.
 */
export function comeWhenIdle(load: () => void): void {
  // Safari has no idle time.
  const soon = () => (window.requestIdleCallback ?? setTimeout)(load, { timeout: 2000 } as never);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon);
}

/** The behaviour of pages that ship without the application, which cannot wait for the site's script. */
export function plainPageScript(): void {
  // Buttons open their dialogs by `command`; for browsers that do not know the attribute yet.
  if (!("command" in HTMLButtonElement.prototype)) {
    document.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("[commandfor]") : null;
      const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    });
  }

  // A text that would make the page too heavy comes when its <details> opens; without it the link inside stays.
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-text]")) {
    const fill = async () => {
      const place = details.querySelector("[data-place]");
      if (!details.open || !place || !details.dataset.text) return;
      const answer = await fetch(details.dataset.text);
      if (!answer.ok) return;
      place.innerHTML = await answer.text();
      delete details.dataset.text;
    };
    details.addEventListener("toggle", () => void fill().catch((error: unknown) => console.warn(error)));
  }
}

/**
 * Closes the site's script: has one visit in a hundred measure itself, while the others load nothing. It comes when the page
 * is idle, which is early enough, since browsers keep what they measured. One that cannot be loaded is no failure of the page.
 */
export const SAMPLE_VISIT = 'Math.random()<.01&&import("/vitals.js").catch(()=>{})';
