import type { BrowserDeed } from "#worker/contracts/workspace-vocabulary.ts";

/** Says what being on this page does for a task; /site.js has /deeds.js tell it when the visitor is signed in. */
export function Deed({ deed }: { deed: BrowserDeed }) {
  return <template data-deed={deed} />;
}
