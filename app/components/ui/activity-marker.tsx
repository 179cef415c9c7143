import type { BrowserActivity } from "#worker/contracts/workspace-vocabulary.ts";

/** Marks the page for `reportActivity` in app/client/page. */
export function ActivityMarker({ activity }: { activity: BrowserActivity }) {
  return <template data-activity={activity} />;
}
