import type { HomeTexts } from "#app/client/home.ts";
import { ClientScript } from "#app/components/layout/client-script.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import * as m from "#messages/home.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import type { Route } from "./+types/route.ts";
import { Dates } from "./dates.tsx";
import { FirstVisit } from "./first-visit.tsx";
import { Hero } from "./hero.tsx";
import { HindiOffer } from "./hindi-offer.tsx";
import { loadHome } from "./home-content.server.ts";
import { Insights } from "./insights.tsx";
import { Join } from "./join.tsx";
import { Chapters, Partners } from "./people.tsx";
import { Features, Questions, StructuredData } from "./sections.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context);
}

export const handle = { hydrate: false, styles: "base" } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = pageMeta(matches, {
    title: m.pageTitle(),
    description: m.description(),
    path: "/",
  });
  const href = loaderData?.hero[0]?.image.src;
  return [...page, WHOLE_OPENING, ...(href ? [{ ...FIRST_PICTURE, href }] : [])];
}

/** On wide screens, the picture is beside the text. On small ones it is below: nothing waits for it. */
const WIDE = { tagName: "link", media: "(width >= 64rem)" };
const WHOLE_OPENING = { ...WIDE, rel: "expect", href: "#opening", blocking: "render" };
const FIRST_PICTURE = { ...WIDE, rel: "preload", as: "image", fetchPriority: "high" };

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...loaderData} />
      <Features {...loaderData} />
      <Dates {...loaderData} />
      <Chapters {...loaderData} />
      <Insights {...loaderData} />
      <Partners {...loaderData} />
      <Join {...loaderData} />
      <Questions {...loaderData} />
      <StructuredData {...loaderData} />
      <HindiOffer />
      <FirstVisit />
      <ClientScript
        name="home"
        settings={
          {
            play: m.playScenes(),
            pause: m.pauseScenes(),
            one: m.position({ last: "{last}", count: "{count}" }),
            several: m.positions({ first: "{first}", last: "{last}", count: "{count}" }),
          } satisfies HomeTexts
        }
      />
    </>
  );
}
