import { PageHeading } from "#app/components/page-heading.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { pageMeta, siteUrlOf } from "#app/seo/page-meta.ts";
import { about, brand } from "#messages/layout.ts";
import * as m from "#messages/pages/about.ts";
import { compareMemberships, seeEvents } from "#messages/pages/steps.ts";
import type { Entry } from "#worker/content/collections.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { listChapterHeads } from "#worker/domain/content/chapter-heads.server.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import type { Route } from "./+types/route.ts";
import { Chapters } from "./chapters.tsx";
import { Offer } from "./offer.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { collections } = await deps.content.snapshot();
  return {
    // Section 2: mission, vision and values come first, then three more pillars.
    creed: collections.pillars.slice(0, 3),
    pillars: collections.pillars.slice(3),
    chapters: await listChapterHeads(deps),
    scene: collections.hero.find(({ slug }) => slug === "chapter-evening")?.image,
    settings: settingsOf(collections),
  };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.title(),
    description: m.description(),
    path: "/about",
    breadcrumbs: [{ name: about(), path: "/about" }],
    structured: loaderData ? [organisationOf(loaderData.settings, siteUrlOf(matches))] : [],
  });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { creed, pillars, chapters, scene, settings } = loaderData;
  return (
    <>
      <PageHeading
        className="about-head"
        title={m.heading({ name: brand().replace(" ", "\u00a0") })}
        lead={
          <Rich
            text={m.lead}
            parts={{ a: (text) => <ExternalLink href={settings.links.parent}>{text}</ExternalLink> }}
          />
        }
      />
      <section className="section wrap about-creed" aria-label={m.title()}>
        {creed.map(({ slug, title, text, isEnglish }) => (
          <div key={slug} id={slug} lang={isEnglish && "en"}>
            <h2>{title}</h2>
            <p>{text}</p>
            {isEnglish && <EnglishNote />}
          </div>
        ))}
      </section>
      <section className="section about-pillars">
        <div className="wrap">
          <h2>{m.pillars()}</h2>
          <ol>
            {pillars.map(({ slug, title, text, isEnglish }) => (
              <li key={slug} id={slug} lang={isEnglish && "en"}>
                <h3>{title}</h3>
                <p>{text}</p>
                {isEnglish && <EnglishNote />}
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Offer />
      <Chapters chapters={chapters} scene={scene} />
      <NextStep
        title={m.nextTitle()}
        first={{ label: seeEvents(), href: "/events" }}
        second={{ label: compareMemberships(), href: "/membership" }}
      >
        {m.nextText()}
      </NextStep>
    </>
  );
}

function organisationOf(settings: Entry<"settings">, site: string): Record<string, unknown> {
  const { name, legalName, tagline, email, phone, address, links } = settings;
  return {
    "@type": "Organization",
    "@id": `${site}/#organization`,
    name,
    legalName,
    description: tagline,
    url: `${site}/`,
    logo: `${site}/icon-512.png`,
    email,
    telephone: phone,
    address,
    areaServed: "IN",
    parentOrganization: { "@type": "Organization", url: links.parent },
    sameAs: [links.facebook, links.linkedin, links.instagram],
  };
}
