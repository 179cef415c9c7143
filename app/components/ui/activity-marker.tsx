import { modules } from "virtual:client-modules";
import { localFile } from "#messages/locale.ts";
import type { BrowserActivity } from "#worker/contracts/workspace-vocabulary.ts";

/** Marks the page for the site module, which loads app/client/activity.ts for logged-in visitors. */
export function ActivityMarker({ activity }: { activity: BrowserActivity }) {
  return <template data-activity={activity} data-reporter={localFile(modules.activity)} />;
}
