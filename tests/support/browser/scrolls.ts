import type { Page } from "@playwright/test";

/** What moved the page, and what left it for another document, or for the same once more. */
type Moves = { scrolls: unknown[]; left: string[] };

/** Notes each call of `scrollTo` and each link that is followed; the notes outlive the document, up to `forget`. */
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
    // It is notified before the click ends.
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
