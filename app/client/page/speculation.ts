import { isSlowConnection } from "./connection.ts";

const MAIN_PAGES = ["/", "/membership", "/events", "/register", "/event-registration", "/ContactUs", "/SchemesPage"];
const PRIVATE = ["/dashboard*", "/log*", "/account*", "/calendar*"];
const EXCLUDED = ["/api*", "/console*", "/*.*", ...PRIVATE, ...PRIVATE.map((path) => `/hi${path}`)];
const READING_MS = 500;
const MOST_IN_VIEW = 6;

/** Adds speculation rules when idle; in a response header they would compete with the page's own loading. */
export function speculate(): void {
  if (isSlowConnection()) return;
  const pages = [
    { href_matches: "/*" },
    { not: { href_matches: EXCLUDED } },
    { not: { selector_matches: "[target], [download]" } },
  ];
  const inView = { selector_matches: "[data-in-view]" };
  const rules = {
    prefetch: [
      { where: { and: pages }, eagerness: "moderate" },
      { where: { and: [...pages, inView] }, eagerness: "immediate" },
    ],
    prerender: [
      { where: { and: [...pages, { href_matches: MAIN_PAGES }] }, eagerness: "moderate" },
      { where: { and: [...pages, { href_matches: MAIN_PAGES }, inView] }, eagerness: "immediate" },
    ],
  };
  const script = Object.assign(document.createElement("script"), {
    type: "speculationrules",
    textContent: JSON.stringify(rules),
  });
  document.head.appendChild(script);
  markLinksInView();
}

/** Marks the first links that stay in view, because touch screens have no hover: prefetched, main pages prerendered. */
function markLinksInView(): void {
  const timers = new Map<Element, number>();
  let marked = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting) timers.set(target, window.setTimeout(mark, READING_MS, target));
    }
  });
  const mark = (link: HTMLElement) => {
    observer.unobserve(link);
    if (marked < MOST_IN_VIEW) link.dataset["inView"] = "";
    marked += 1;
  };
  for (const link of document.querySelectorAll("main a[href^='/'], footer a[href^='/']")) observer.observe(link);
}
