import { modules } from "virtual:client-modules";
import { ClientScript } from "#app/components/layout/client-script.tsx";
import { pageMeta, siteUrlOf } from "#app/seo/page-meta.ts";
import { localFile } from "#messages/locale.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import type { Route } from "./+types/route.ts";
import { Podcast } from "./podcast.tsx";
import { ChapterCard, Nominate } from "./sections.tsx";
import { Slideshow } from "./slideshow.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { collections } = await context.get(depsContext).content.snapshot();
  const { slides, episodes, team } = collections;
  const { executiveMembership, basicMembership, nominate } = settingsOf(collections).links;
  const leads = team.filter(({ section }) => section === "Mumbai");
  return { slides, episodes, leads, executiveMembership, basicMembership, nominate };
}

export const handle = { hydrate: false, styles: "parts", footer: "late", csp: ["player"] } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  const site = siteUrlOf(matches);
  return pageMeta(matches, {
    title: "Mumbai MASA",
    description:
      "The Mumbai chapter of MASA Forum, launched on 23 August 2025 at a national stock exchange: how to join it, who leads it, and the MyPowerBrand Podcast.",
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
  const { slides, episodes, leads, executiveMembership, basicMembership, nominate } = loaderData;
  return (
    <>
      <section className="mumbai-head">
        <div className="wrap mumbai-head-words">
          <h1>Mumbai MASA</h1>
          <p className="lead">
            The forum’s chapter in the city that is at work before the sun is up. One day in it, in pictures.
          </p>
        </div>
        <Slideshow label="One day in Mumbai" slides={slides} />
      </section>
      <div id="chapter-card" className="wrap">
        <ChapterCard leads={leads} executive={executiveMembership} basic={basicMembership} />
      </div>
      <Podcast episodes={episodes} />
      <Nominate href={nominate} />
      <ClientScript name="mumbai" settings={{ lateFooter: localFile(modules["late-footer"]) }} />
    </>
  );
}
