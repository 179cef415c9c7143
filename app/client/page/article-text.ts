/** Loads an article's text when it is expanded. The link inside `<details>` is the fallback. */
export function loadArticleTexts(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-text]")) {
    const loadOpen = () => {
      if (details.open) load(details).catch(console.warn);
    };
    details.addEventListener("toggle", loadOpen);
    loadOpen();
  }
}

async function load(details: HTMLDetailsElement): Promise<void> {
  const place = details.querySelector("[data-place]");
  const address = details.dataset["text"];
  if (!place || !address) return;
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`The text at ${address} answered ${response.status}.`);
  place.innerHTML = await response.text();
  delete details.dataset["text"];
  details.dispatchEvent(new Event("article-text"));
}
