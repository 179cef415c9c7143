import { start as startPrinting } from "./print.ts";

/** Shows the buttons that need a script: print, and copy the address with its answers. */
export function start(): void {
  startPrinting();
  const button = document.querySelector<HTMLButtonElement>("[data-copy-link]");
  const status = document.querySelector("[data-copy-status]");
  if (!button || !status) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    void copyAddress().then((text) => {
      status.textContent = text;
    });
  });
}

async function copyAddress(): Promise<string> {
  const { origin, pathname, search } = location;
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}${search}`);
    return "The link is copied.";
  } catch {
    return "Please copy the address from the browser’s address bar.";
  }
}
