import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta, siteUrlOf } from "#app/seo/page-meta.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import type { Route } from "./+types/route.ts";
import { Chapters, chaptersOf } from "./chapters.tsx";
import { Offer } from "./offer.tsx";
import { organisationOf } from "./structured-data.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { collections } = await context.get(depsContext).content.snapshot();
  return {
    // Section 2: mission, vision and values come first, then three more pillars.
    creed: collections.pillars.slice(0, 3),
    pillars: collections.pillars.slice(3),
    chapters: chaptersOf(collections.team),
    scene: collections.hero.find(({ slug }) => slug === "chapter-evening")?.image,
    settings: settingsOf(collections),
  };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const description =
    "MASA Forum connects small businesses and startups in India with investors and mentors: its mission, vision and values, what it does, for whom, and where.";
  return pageMeta(matches, {
    title: "Mission, vision and values",
    description,
    path: "/about",
    structured: [
      breadcrumbs(matches, { name: "About", path: "/about" }),
      ...(loaderData ? [organisationOf(loaderData.settings, siteUrlOf(matches))] : []),
    ],
  });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { creed, pillars, chapters, scene, settings } = loaderData;
  return (
    <>
      <section className="page-head about-head">
        <div className="wrap">
          <h1>What {settings.name} is for</h1>
          <p className="lead">
            We connect small and medium enterprises and startups with investors and industry mentors, so that a sound
            business finds money, advice and buyers wherever it is based. The forum is an initiative of its{" "}
            <ExternalLink href={settings.links.parent}>parent company</ExternalLink>.
          </p>
        </div>
      </section>
      <section className="section wrap about-creed" aria-label="Mission, vision and values">
        {creed.map(({ slug, title, text }) => (
          <div key={slug} id={slug}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
      <section className="section about-pillars">
        <div className="wrap">
          <h2>What we work on</h2>
          <ol>
            {pillars.map(({ slug, title, text }) => (
              <li key={slug} id={slug}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Offer />
      <Chapters chapters={chapters} scene={scene} />
      <NextStep
        title="Begin with one evening"
        first={{ label: "See the events", href: "/events" }}
        second={{ label: "Compare memberships", href: "/membership" }}
      >
        You do not need to be a member to come to most events. Register, listen, and ask the person next to you what
        they gained from it.
      </NextStep>
    </>
  );
}
