import type { Snapshot } from "../../content/store.ts";

/** The one entry of the forum's own name, address and links; throws where it is not published: nothing goes on without. */
export function settingsOf({ settings: [settings] }: Pick<Snapshot["collections"], "settings">) {
  if (!settings) throw new Error("The settings entry is not published.");
  return settings;
}
