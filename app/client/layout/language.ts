/** The other language's page gets the whole query and the place on the page, which a cached page does not know. */
export function keepPlaceInOtherLanguage(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-language]");
    if (!link) return;
    link.search ||= location.search;
    link.hash = location.hash;
  });
}
