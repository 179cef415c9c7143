import type { FooterProps } from "#app/components/footer.tsx";
import { pageMeta, siteUrlOf } from "#app/components/page-meta.ts";
import { Printed } from "#app/components/printed.tsx";
import type { Entry } from "#worker/content/collections.ts";
import type { Snapshot } from "#worker/content/store.ts";
import { depsContext, printedContext } from "#worker/context.server.ts";
import { indianYear } from "#worker/domain/india-calendar.server.ts";
import type { Route } from "./+types/route.ts";
import { printParts } from "./parts.server.tsx";
import { Podcast } from "./podcast.tsx";
import { Slideshow } from "./slideshow.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const snapshot = await deps.content.snapshot();
  const { slides, episodes, settings } = snapshot.collections;
  const parts = printed.get(snapshot) ?? printParts(snapshot.collections);
  printed.set(snapshot, parts);
  context.set(printedContext, parts);
  return {
    slides: slides.map(({ slug, caption, image }) => ({ slug, caption, image })),
    episodes: episodes.map(({ videoId, title, text, image }) => ({ videoId, title, text, image })),
    lateFooter: settings[0] && footerOf(settings[0], deps.now()),
  };
}

/** They follow from the content alone, so each publication is printed once. */
const printed = new WeakMap<Snapshot, ReturnType<typeof printParts>>();

/** As much as the footer's code in the browser needs. */
function footerOf({ name, tagline, email, phone, links: all }: Entry<"settings">, now: Date): FooterProps {
  const { awards, parent, foundation, facebook, linkedin, instagram } = all;
  const links = { awards, parent, foundation, facebook, linkedin, instagram };
  return { settings: { name, tagline, email, phone, links }, year: indianYear(now) };
}

export const handle = { isFormless: true, opens: ["player"] };

export function meta({ matches }: Route.MetaArgs) {
  const site = siteUrlOf(matches);
  return pageMeta(matches, {
    title: "Mumbai MASA",
    description:
      "The Mumbai chapter of MASA Forum, launched on August 23, 2025 at a national stock exchange: how to join it, who leads it, and the MyPowerBrand Podcast.",
    path: "/mahagrowth",
    structured: [
      {
        "@type": "Organization",
        name: "MASA Mumbai Chapter",
        url: `${site}/mahagrowth`,
        foundingDate: "2025-08-23",
        location: { "@type": "Place", name: "Mumbai" },
        parentOrganization: { "@type": "Organization", name: "MASA Forum", url: `${site}/` },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: `${site}/` },
          { "@type": "ListItem", position: 2, name: "Mumbai MASA", item: `${site}/mahagrowth` },
        ],
      },
    ],
  });
}

export default function MumbaiChapter({ loaderData }: Route.ComponentProps) {
  const { slides, episodes } = loaderData;
  return (
    <>
      <section className="mumbai-head">
        <div className="wrap mumbai-head-words">
          <h1>Mumbai MASA</h1>
          <p className="lead">
            The forum’s chapter in the city that is at work before the sun is up. One day in it, in sixteen pictures.
          </p>
        </div>
        <Slideshow label="One day in Mumbai" slides={slides} />
      </section>
      <Printed id="chapter-card" className="wrap" />
      <Podcast episodes={episodes} />
      <Printed id="nomination" />
    </>
  );
}
