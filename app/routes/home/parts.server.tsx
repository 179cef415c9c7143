import { renderToStaticMarkup } from "react-dom/server";
import type { HomeContent } from "./content.ts";
import { Features, Join, Questions, Quotes, Scenes } from "./sections.tsx";

/** HTML of what no script on Home changes, by the ids of its places. */
export function printParts(content: HomeContent) {
  return {
    scenes: renderToStaticMarkup(<Scenes {...content} />),
    features: renderToStaticMarkup(<Features {...content} />),
    quotes: renderToStaticMarkup(<Quotes {...content} />),
    more: renderToStaticMarkup(
      <>
        <Join {...content} />
        <Questions {...content} />
      </>,
    ),
  };
}
