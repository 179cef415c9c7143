import { ClientScript } from "#app/components/layout/client-script.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { toHtml } from "#worker/domain/content/markdown.server.ts";
import { settingsOf } from "#worker/domain/content/settings.server.ts";
import { listPlanCards } from "#worker/domain/membership/plans.server.ts";
import type { Route } from "./+types/route.ts";
import { FirstVisit } from "./first-visit.tsx";
import { Hero } from "./hero.tsx";
import { Insights } from "./insights.tsx";
import { Features, Join, Questions, StructuredData } from "./sections.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { collections } = await deps.content.snapshot();
  const { hero, features, testimonials } = collections;
  const plans = await listPlanCards(deps);
  const faqs = collections.faqs
    .filter(({ place }) => place === "home")
    .map((faq) => ({ ...faq, answer: toHtml(faq.answer).replaceAll("\n", " ") }));
  return { settings: settingsOf(collections), siteUrl: deps.config.siteUrl, hero, features, testimonials, plans, faqs };
}

export const handle = { hydrate: false, styles: "base" } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = pageMeta(matches, {
    title: "MASA Forum: capital, mentors and markets for small businesses",
    description:
      "MASA Forum brings startups and small businesses in India together with investors and mentors, in chapters in Delhi, Raipur, Indore, Bhubaneswar and Mumbai.",
    path: "/",
  });
  const href = loaderData?.hero[0]?.image.src;
  return href ? [...page, { tagName: "link", ...FIRST_PICTURE, href }] : page;
}

/** On wide screens it is beside the words; on small ones it is below them and loads later. */
const FIRST_PICTURE = { rel: "preload", as: "image", fetchPriority: "high", media: "(width >= 64rem)" };

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero scenes={loaderData.hero} />
      <Features {...loaderData} />
      <Insights {...loaderData} />
      <Join {...loaderData} />
      <Questions {...loaderData} />
      <StructuredData {...loaderData} />
      <FirstVisit />
      <ClientScript name="home" />
    </>
  );
}
