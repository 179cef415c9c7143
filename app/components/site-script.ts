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

/** As {@link siteScript}, for pages that ship without the application. */
export function plainPageScript(): void {
  // Buttons open their dialogs by `command`; for browsers that do not know the attribute yet.
  if (!("command" in HTMLButtonElement.prototype)) {
    document.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("[commandfor]") : null;
      const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    });
  }

  // A text that would make the page too heavy comes when its <details> opens; without it the link inside stays.
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-text]")) {
    const fill = async () => {
      const place = details.querySelector("[data-place]");
      if (!details.open || !place || !details.dataset.text) return;
      const answer = await fetch(details.dataset.text);
      if (!answer.ok) return;
      place.innerHTML = await answer.text();
      delete details.dataset.text;
    };
    details.addEventListener("toggle", () => void fill().catch((error: unknown) => console.warn(error)));
  }
}

/**
 * Has one visit in a hundred measure itself; the others load nothing. It is text already, because every byte of it stands
 * in every document. A measurement that cannot be loaded is no failure of the page.
 */
export const SAMPLE_VISIT = 'Math.random()<.01&&import("/vitals.js").catch(()=>{})';
