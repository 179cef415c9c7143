import type { Snapshot } from "../../content/store.ts";

export function settingsOf({ settings: [settings] }: Pick<Snapshot["collections"], "settings">) {
  if (!settings) throw new Error("The settings entry is not published.");
  return settings;
}
