import { isSlowConnection } from "./connection.ts";

const MAIN_PAGES = ["/", "/membership", "/events", "/register", "/event-registration", "/ContactUs"];
const EXCLUDED = ["/api*", "/dashboard*", "/console*", "/log*", "/calendar*", "/account*", "/*.*"];

/** When idle, because rules in a response header would compete with the page's first seconds. */
export function speculate(): void {
  if (isSlowConnection()) return;
  const links = { not: { selector_matches: "[target], [download]" } };
  const pages = [{ href_matches: "/*" }, { not: { href_matches: EXCLUDED } }, links];
  const rules = {
    prefetch: [{ where: { and: pages }, eagerness: "moderate" }],
    prerender: [{ where: { and: [{ href_matches: MAIN_PAGES }, links] }, eagerness: "moderate" }],
  };
  const script = Object.assign(document.createElement("script"), {
    type: "speculationrules",
    textContent: JSON.stringify(rules),
  });
  document.head.appendChild(script);
}
