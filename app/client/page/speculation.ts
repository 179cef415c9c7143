import { isSlowConnection } from "./connection.ts";

const MAIN_PAGES = ["", "/membership", "/events", "/register", "/event-registration", "/ContactUs", "/SchemesPage"];
const EXCLUDED = [
  "/api*",
  "/console*",
  "/*.*",
  "{/hi}?/dashboard*",
  "{/hi}?/log*",
  "{/hi}?/account*",
  "{/hi}?/calendar*",
];
const READING_MS = 500;
const MAX_OTHERS = 6;

/** Adds speculation rules when idle; in a response header they would compete with the page's own loading. */
export function speculate(): void {
  if (isSlowConnection()) return;
  const base = document.documentElement.lang === "hi" ? "/hi" : "";
  const mainPages = MAIN_PAGES.map((path) => base + path || "/");
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
      { where: { and: [...pages, { href_matches: mainPages }] }, eagerness: "moderate" },
      { where: { and: [...pages, { href_matches: mainPages }, inView] }, eagerness: "immediate" },
    ],
  };
  const script = Object.assign(document.createElement("script"), {
    type: "speculationrules",
    textContent: JSON.stringify(rules),
  });
  document.head.appendChild(script);
  markLinksInView(mainPages);
}

/**
 * Marks links that stay in view, because touch screens have no hover: one to each main page and to six others. Each
 * prerendered page takes processor time from the page that the visitor reads.
 */
function markLinksInView(mainPages: readonly string[]): void {
  const timers = new Map<Element, number>();
  const marked = new Set<string>();
  let others = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting) timers.set(target, window.setTimeout(mark, READING_MS, target));
    }
  });
  const mark = (link: HTMLAnchorElement) => {
    observer.unobserve(link);
    if (marked.has(link.pathname)) return;
    marked.add(link.pathname);
    if (mainPages.includes(link.pathname) || others++ < MAX_OTHERS) link.dataset["inView"] = "";
  };
  for (const link of document.querySelectorAll("main a[href^='/'], footer a[href^='/']")) observer.observe(link);
}
