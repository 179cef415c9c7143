/** Adds the query and fragment to the link to the other language: the HTML of a cached page cannot contain them. */
export function keepPlaceInOtherLanguage(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-language]");
    if (!link) return;
    link.search ||= location.search;
    link.hash = location.hash;
  });
}
