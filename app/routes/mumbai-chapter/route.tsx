import { modules } from "virtual:client-modules";
import { ClientScript } from "#app/components/layout/client-script.tsx";
import { pageMeta, siteUrlOf } from "#app/seo/page-meta.ts";
import { mumbai as city } from "#messages/footer.ts";
import { brand, mumbai } from "#messages/layout.ts";
import { localFile, localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/mumbai.ts";
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
    title: mumbai(),
    description: m.description(),
    path: "/mahagrowth",
    breadcrumbs: [{ name: mumbai(), path: "/mahagrowth" }],
    structured: [
      {
        "@type": "Organization",
        name: m.chapter(),
        url: `${site}${localPath("/mahagrowth")}`,
        foundingDate: "2025-08-23",
        location: { "@type": "Place", name: city() },
        parentOrganization: { "@type": "Organization", name: brand(), url: `${site}/` },
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
          <h1>{mumbai()}</h1>
          <p className="lead">{m.lead()}</p>
        </div>
        <Slideshow label={m.dayInMumbai()} slides={slides} />
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
