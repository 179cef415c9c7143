/** Opening an entry closes the one above it, which must not move what the visitor has just clicked. */
export function keepSummariesInPlace(): void {
  document.addEventListener("click", ({ target }) => {
    const summary = target instanceof Element && target.closest("details[name] > summary");
    if (!summary) return;
    const top = summary.getBoundingClientRect().top;
    requestAnimationFrame(() => scrollBy(0, summary.getBoundingClientRect().top - top));
  });
}
