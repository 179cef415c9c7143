import { print } from "#app/components/print.server.ts";
import type { HomeContent } from "./content.ts";
import { Features, Forum, Join, Questions, Quotes, Scenes } from "./sections.tsx";

/** What no script on Home changes, by the ids of its places. */
export function printParts(content: HomeContent) {
  return {
    scenes: print(<Scenes {...content} />),
    features: print(<Features {...content} />),
    quotes: print(<Quotes {...content} />),
    more: print(
      <>
        <Join {...content} />
        <Questions {...content} />
        <Forum {...content} />
      </>,
    ),
  };
}
