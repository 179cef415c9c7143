import { isSlowConnection } from "./connection.ts";

/** Skips view transitions on slow connections and devices: they delay a page until both pages are rendered. */
export function skipSlowTransitions(): void {
  if (!isSlowConnection() && navigator.hardwareConcurrency > 4) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("@view-transition { navigation: none }");
  document.adoptedStyleSheets.push(sheet);
}
