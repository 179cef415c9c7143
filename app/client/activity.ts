import { callApi } from "./page/call-api.ts";

/** Ticks the tasks that the server cannot see. */
export function start(): void {
  const activity = document.querySelector<HTMLElement>("[data-activity]")?.dataset["activity"];
  if (!activity) return;
  const report = (subject: string) => callApi("/activities", { activity, subject }, {}, "same-origin");
  if (activity !== "article-read") void report("");

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      void report(target.dataset["articleEnd"] ?? "");
    }
  });
  for (const end of document.querySelectorAll("[data-article-end]")) {
    // Until the text has loaded, this element is not at its end.
    const pending = end.closest("[data-text]");
    if (pending) pending.addEventListener("article-text", () => observer.observe(end), { once: true });
    else observer.observe(end);
  }
}
