/** Section 2, Mumbai chapter: puts the footer, which the document holds for browsers without JavaScript, in place. */
export function showLateFooter(): void {
  const place = document.querySelector(".late-footer");
  const plain = place?.querySelector("noscript");
  if (place && plain) place.innerHTML = plain.textContent;
}
