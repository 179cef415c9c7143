import type { Entry } from "../../content/collections.ts";
import { NO_ACCOUNT, USUAL_UPI_LIMIT } from "../../content/payment-schemas.ts";
import type { Snapshot } from "../../content/store.ts";

/** Defaults for settings that an older release saved without these fields. */
const NEWER = { bankAccount: NO_ACCOUNT, upiLimitPaise: USUAL_UPI_LIMIT };

export function settingsOf({
  settings: [settings],
}: Pick<Snapshot["collections"], "settings">): { slug: string } & Entry<"settings"> {
  if (!settings) throw new Error("The settings entry is not published.");
  return { ...NEWER, ...settings };
}
