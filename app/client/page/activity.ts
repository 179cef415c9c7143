import { loadChunk } from "./load-chunk.ts";
import { hasStoredUser } from "./stored-user.ts";

/** Loads the reporter, but only for logged-in visitors. */
export async function reportActivity(): Promise<void> {
  const address = document.querySelector<HTMLElement>("[data-activity]")?.dataset["reporter"];
  if (!address || !hasStoredUser()) return;
  const activity = await loadChunk<{ start(): void }>(address, { isOptional: true });
  activity?.start();
}
