import { print } from "#app/components/print.server.ts";
import type { Snapshot } from "#worker/content/store.ts";
import { settingsOf } from "#worker/domain/settings.server.ts";
import { Podcast } from "./podcast.tsx";
import { ChapterCard, Nominate } from "./sections.tsx";
import { Slideshow } from "./slideshow.tsx";

/** The page in parts, by the ids of their places. */
export function printParts(collections: Snapshot["collections"]) {
  const { slides, episodes, team } = collections;
  const { executiveMembership, basicMembership, nominate } = settingsOf(collections).links;
  const leads = team.filter(({ section }) => section === "Mumbai");
  return {
    day: print(<Slideshow label="One day in Mumbai" slides={slides} />),
    "chapter-card": print(<ChapterCard leads={leads} executive={executiveMembership} basic={basicMembership} />),
    episodes: print(<Podcast episodes={episodes} />),
    nomination: print(<Nominate href={nominate} />),
  };
}
