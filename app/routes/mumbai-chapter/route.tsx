import { pageMeta, siteUrlOf } from "#app/components/page-meta.ts";
import { Printed } from "#app/components/printed.tsx";
import type { Snapshot } from "#worker/content/store.ts";
import { depsContext, printedContext } from "#worker/context.server.ts";
import type { Route } from "./+types/route.ts";
import { printParts } from "./parts.server.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const snapshot = await context.get(depsContext).content.snapshot();
  const parts = printed.get(snapshot) ?? printParts(snapshot.collections);
  printed.set(snapshot, parts);
  context.set(printedContext, parts);
}

/** They follow from the content alone, so each publication is printed once. */
const printed = new WeakMap<Snapshot, ReturnType<typeof printParts>>();

export const handle = {
  isFormless: true,
  isPlain: true,
  scripts: ["/mumbai.js"],
  hasLateFooter: true,
  holdsLinks: true,
  opens: ["player"],
};

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

export default function MumbaiChapter() {
  return (
    <>
      <section className="mumbai-head">
        <div className="wrap mumbai-head-words">
          <h1>Mumbai MASA</h1>
          <p className="lead">
            The forum’s chapter in the city that is at work before the sun is up. One day in it, in sixteen pictures.
          </p>
        </div>
        <Printed id="day" />
      </section>
      <Printed id="chapter-card" className="wrap" />
      <Printed id="episodes" />
      <Printed id="nomination" />
    </>
  );
}
