import { isSavingData } from "./connection.ts";
import { loadChunk } from "./load-chunk.ts";
import { onIdle } from "./when-idle.ts";

type PageModule = { start(settings: unknown): void | Promise<void> };

const FIRST_TOUCH = ["pointerdown", "keydown", "focusin"];

/** Now, or on idle or first touch. With Save-Data, React Router waits for a touch. */
export function startPageModules(): void {
  for (const element of document.querySelectorAll<HTMLElement>("script[data-module]")) {
    const { needs } = element.dataset;
    if (needs && !document.querySelector(needs)) continue;
    const start = onlyOnce(() => void startModule(element));
    // The visitor may have touched the page before this module loaded.
    if (element.dataset["when"] === "now" || navigator.userActivation?.hasBeenActive) {
      start();
      continue;
    }
    for (const type of FIRST_TOUCH) addEventListener(type, start);
    const isLarge = element.dataset["module"]?.includes("hydrate");
    if (!(isLarge && isSavingData())) onIdle(start);
  }
}

async function startModule({ dataset, textContent }: HTMLElement): Promise<void> {
  // Being offline is not a failure of the module.
  if (!navigator.onLine) await new Promise((resolve) => addEventListener("online", resolve));
  const module = await loadChunk<PageModule>(dataset["module"] ?? "");
  await module?.start(JSON.parse(textContent || "{}"));
}

function onlyOnce(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
