import { pageMeta } from "#app/components/page-meta.ts";
import { Printed } from "#app/components/printed.tsx";
import type { Snapshot } from "#worker/content/store.ts";
import { depsContext, printedContext } from "#worker/context.server.ts";
import { toHtml } from "#worker/domain/markdown.server.ts";
import { listPlanCards } from "#worker/domain/plans.server.ts";
import { settingsOf } from "#worker/domain/settings.server.ts";
import type { Route } from "./+types/route.ts";
import type { HomeContent } from "./content.ts";
import { Hero } from "./hero.tsx";
import { Insights } from "./insights.tsx";
import { printParts } from "./parts.server.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const snapshot = await deps.content.snapshot();
  const parts =
    printed.get(snapshot) ?? printParts(contentOf(snapshot, await listPlanCards(deps), deps.config.siteUrl));
  printed.set(snapshot, parts);
  context.set(printedContext, parts);
  const { hero } = snapshot.collections;
  return { scenes: hero.length, firstPicture: hero[0]?.image.src };
}

/** They follow from the content alone, so each publication is printed once. */
const printed = new WeakMap<Snapshot, ReturnType<typeof printParts>>();

function contentOf({ collections }: Snapshot, plans: HomeContent["plans"], siteUrl: string): HomeContent {
  const { hero, features, testimonials } = collections;
  const faqs = collections.faqs.map((faq) => ({ ...faq, answer: toHtml(faq.answer).replaceAll("\n", " ") }));
  return { settings: settingsOf(collections), siteUrl, hero, features, testimonials, plans, faqs };
}

/** The first page that most people see has none of the shared parts, and does not carry their styles. */
export const handle = { isLean: true, isPlain: true, scripts: ["/home.js"] };

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = pageMeta(matches, {
    title: "MASA Forum: capital, mentors and markets for small businesses",
    description:
      "MASA Forum brings startups and small businesses in India together with investors and mentors, in chapters in Delhi, Raipur, Indore, Bhubaneswar and Mumbai.",
    path: "/",
  });
  const href = loaderData?.firstPicture;
  return href ? [...page, { tagName: "link", ...FIRST_PICTURE, href }] : page;
}

/** Beside the words it is asked for at once, under them after them (home.css). */
const FIRST_PICTURE = { rel: "preload", as: "image", fetchPriority: "high", media: "(width >= 64rem)" };

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero scenes={loaderData.scenes} />
      <Printed id="features" />
      <Insights />
      <Printed id="more" />
    </>
  );
}
