/**
 * Tells the server what a signed-in visitor has done on a page that is the same for everybody: that it was seen, or, on
 * pages of articles, that the end of a text was reached. Sent as text, so it may use nothing but what is inside it.
 */
export function deedScript(): void {
  const deed = document.querySelector<HTMLElement>("[data-deed]")?.dataset["deed"];
  const tell = (subject: string) => {
    fetch("/api/deeds", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ deed, subject }),
      keepalive: true,
    }).catch((error: unknown) => console.warn(error));
  };
  if (deed !== "article-read") tell("");

  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // A text that has not come yet has no end.
      const isComing = target.closest("[data-text]") !== null;
      if (!isIntersecting || isComing || !(target instanceof HTMLElement)) continue;
      watch.unobserve(target);
      tell(target.dataset.articleEnd ?? "");
    }
  });
  for (const end of document.querySelectorAll("[data-article-end]")) watch.observe(end);
}
