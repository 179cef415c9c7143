import { loadChunk } from "./load-chunk.ts";
import { hasStoredUser } from "./stored-user.ts";

/** Loads the reporter, but only for logged-in visitors. */
export async function reportActivity(): Promise<void> {
  const address = document.querySelector<HTMLElement>("[data-activity]")?.dataset["reporter"];
  if (!address || !hasStoredUser()) return;
  const activity = (await loadChunk(address, { isOptional: true })) as { start(): void } | undefined;
  activity?.start();
}
