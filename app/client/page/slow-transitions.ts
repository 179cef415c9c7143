type Connection = { saveData?: boolean; effectiveType?: string };

/** A view transition holds the next page back until both pages are drawn. Opt out on slow devices and connections. */
export function skipSlowTransitions(): void {
  const { connection } = navigator as { connection?: Connection };
  const isSlowConnection = connection?.saveData || connection?.effectiveType?.includes("2g");
  if (!isSlowConnection && navigator.hardwareConcurrency > 4) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("@view-transition { navigation: none }");
  document.adoptedStyleSheets.push(sheet);
}
