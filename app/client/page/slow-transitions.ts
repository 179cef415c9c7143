type Connection = { saveData?: boolean; effectiveType?: string };

/** A view transition delays the next page until both pages are rendered. */
export function skipSlowTransitions(): void {
  const { connection } = navigator as { connection?: Connection };
  const isSlowConnection = connection?.saveData || connection?.effectiveType?.includes("2g");
  if (!isSlowConnection && navigator.hardwareConcurrency > 4) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("@view-transition { navigation: none }");
  document.adoptedStyleSheets.push(sheet);
}
