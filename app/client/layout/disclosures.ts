/** Scrolls to compensate when opening an entry closes the one above it, so that the clicked summary does not move. */
export function keepSummariesInPlace(): void {
  document.addEventListener("click", ({ target }) => {
    const summary = target instanceof Element && target.closest("details[name] > summary");
    if (!summary) return;
    const top = summary.getBoundingClientRect().top;
    requestAnimationFrame(() => scrollBy(0, summary.getBoundingClientRect().top - top));
  });
}
