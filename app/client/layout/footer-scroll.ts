/** Section 2. */
export function scrollToTopFromFooter(): void {
  // On the document, because the footer may appear late.
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(".footer a");
    if (!link || link.origin !== location.origin) return;
    const prefersStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: prefersStill ? "instant" : "smooth" });
    if (link.pathname + link.search === location.pathname + location.search) event.preventDefault();
  });
}
