/**
 * The behaviour that every page has, also those that ship without the application: it stands as text at the end of the
 * document, so it may use nothing but what is inside it.
 */
export function siteScript(): void {
  // Section 2: a click on an internal footer link scrolls smoothly to the top, also when it leads to this very page.
  // Heard on the document, because a footer may come late.
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(".footer a") : null;
    if (!link || link.origin !== location.origin) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
    if (link.pathname === location.pathname) event.preventDefault();
  });

  // Section 8: a picture that fails to load gives way to its placeholder.
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-fallback]")) {
    const replace = () => {
      picture.src = picture.dataset.fallback ?? "";
    };
    picture.addEventListener("error", replace, { once: true });
    if (picture.complete && picture.naturalWidth === 0) replace();
  }
}
