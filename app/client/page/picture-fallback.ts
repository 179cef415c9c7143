/** Section 8. */
export function replaceBrokenPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-fallback]")) {
    const replace = () => {
      picture.src = picture.dataset["fallback"] ?? "";
    };
    picture.addEventListener("error", replace, { once: true });
    if (picture.complete && picture.naturalWidth === 0) replace();
  }
}
