import { isUnmarked, mark } from "./marker.ts";

const MARKER = "masa-hindi-offered";

/** Offers Hindi once. It never redirects: visitors get the page that they opened. */
export function offerHindi(): void {
  const offer = document.querySelector<HTMLElement>(".home-offer");
  if (!offer || !prefersHindi(navigator.languages) || !isUnmarked(MARKER) || !mark(MARKER)) return;
  offer.hidden = false;
  offer.querySelector("button")?.addEventListener("click", () => offer.remove());
}

export function prefersHindi(languages: readonly string[]): boolean {
  return /^hi/i.test(languages.find((language) => /^(?:hi|en)\b/i.test(language)) ?? "");
}
