import { loadChunk } from "./load-chunk.ts";

export async function measureSomePageViews(): Promise<void> {
  if (Math.random() >= 0.01) return;
  const address = document.querySelector<HTMLElement>("script[data-vitals]")?.dataset["vitals"];
  if (!address) return;
  const vitals = await loadChunk<{ start(): void }>(address, { isOptional: true });
  vitals?.start();
}
