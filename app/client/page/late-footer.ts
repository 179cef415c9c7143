/** Section 2, Mumbai chapter. The document contains the footer for browsers without JavaScript. */
export function showLateFooter(): void {
  const place = document.querySelector(".late-footer");
  const plain = place?.querySelector("noscript");
  if (place && plain) place.innerHTML = plain.textContent;
}
