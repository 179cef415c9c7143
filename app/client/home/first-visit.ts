import { callApi } from "../page/call-api.ts";
import { isUnmarked, mark } from "./marker.ts";

const MARKER = "masa-first-visit";
const DELAY_MS = 3_000;
/** Section 4. */
const NAVIGATION_DELAY_MS = 300;

/** Section 2. Waits until the visitor has seen the first screen: three seconds, or the first scroll. */
export function askOnFirstVisit(): void {
  const template = document.querySelector<HTMLTemplateElement>("#first-visit-popup");
  if (!template || !isUnmarked(MARKER)) return;
  // Before the main content, so that the keyboard continues there after the card closes; screen readers announce it.
  const place = Object.assign(document.createElement("div"), { ariaLive: "polite" });
  const main = document.querySelector("main");
  main?.parentElement?.insertBefore(place, main);
  const show = () => {
    clearTimeout(timer);
    removeEventListener("scroll", show);
    // A visitor who sees the failure notice is asked on the next visit instead.
    if (document.documentElement.dataset["chunkFailed"] === undefined && mark(MARKER)) open(place, template);
  };
  const timer = setTimeout(show, DELAY_MS);
  addEventListener("scroll", show);
  if (scrollY > 0) show();
}

function open(place: HTMLElement, template: HTMLTemplateElement): void {
  place.appendChild(template.content.cloneNode(true));
  const listening = new AbortController();
  const close = () => {
    listening.abort();
    place.remove();
  };
  for (const button of place.querySelectorAll("button")) {
    button.addEventListener("click", () => {
      close();
      const { destination } = button.dataset;
      if (!destination) return;
      // Section 7: ignore the response.
      void callApi("/user-intent", { intent: button.value });
      setTimeout(() => location.assign(destination), NAVIGATION_DELAY_MS);
    });
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    // An open menu handles Escape first.
    if (key === "Escape" && !document.querySelector(":popover-open")) close();
  };
  addEventListener("keydown", closeOnEscape, { signal: listening.signal });
}
