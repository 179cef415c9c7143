import type { Page } from "@playwright/test";

/** Calls that scrolled the page, and navigations to a document, including a reload. */
type Moves = { scrolls: unknown[]; left: string[] };

/** Records each call of `scrollTo` and each navigation. The records survive the document until `forget`. */
export async function noteMoves(page: Page) {
  await page.addInitScript(() => {
    const note = (kind: keyof Moves, what: unknown) => {
      const moves = JSON.parse(sessionStorage.getItem("moves") ?? '{"scrolls":[],"left":[]}') as Moves;
      moves[kind].push(what as string);
      sessionStorage.setItem("moves", JSON.stringify(moves));
    };
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (...parts: unknown[]) => {
      note("scrolls", parts);
      scrollTo(...(parts as [ScrollToOptions]));
    };
    // The event fires before the click ends.
    window.navigation.addEventListener("navigate", ({ destination }) => {
      if (!destination.sameDocument) note("left", destination.url);
    });
  });
  return {
    moves: () =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem("moves") ?? '{"scrolls":[],"left":[]}') as Moves),
    forget: () => page.evaluate(() => sessionStorage.removeItem("moves")),
  };
}
