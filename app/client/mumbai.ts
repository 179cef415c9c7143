import { createEpisodes } from "./mumbai/episodes.ts";
import { createSlideshow } from "./mumbai/slideshow.ts";
import { loadChunk } from "./page/load-chunk.ts";

type Settings = { lateFooter: string };

export async function start({ lateFooter }: Settings): Promise<void> {
  const show = document.querySelector<HTMLElement>(".slideshow");
  const strip = document.querySelector<HTMLElement>(".slides");
  if (show && strip) createSlideshow(show, strip);
  createEpisodes();
  document.documentElement.dataset["ready"] = "true";
  dispatchEvent(new Event("app:ready"));
  await showFooter(lateFooter);
}

/** Section 2: the footer is a separate chunk. If it fails, the document's footer is the fallback. */
async function showFooter(address: string): Promise<void> {
  const footer = await loadChunk<{ start(): void }>(address);
  footer?.start();
}
