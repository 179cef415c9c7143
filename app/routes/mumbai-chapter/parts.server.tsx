import { print } from "#app/components/print.server.ts";
import type { Snapshot } from "#worker/content/store.ts";
import { ChapterCard, Nominate } from "./sections.tsx";

/** What no script on the page changes, by the ids of its places. */
export function printParts({ team, settings: [settings] }: Snapshot["collections"]) {
  if (!settings) throw new Error("The settings entry is not published.");
  const { executiveMembership, basicMembership, nominate } = settings.links;
  const leads = team.filter(({ section }) => section === "Mumbai");
  return {
    "chapter-card": print(<ChapterCard leads={leads} executive={executiveMembership} basic={basicMembership} />),
    nomination: print(<Nominate href={nominate} />),
  };
}
