import { pageMeta } from "#app/components/page-meta.ts";
import { Printed } from "#app/components/printed.tsx";
import { depsContext, printedContext } from "#worker/context.server.ts";
import { toHtml } from "#worker/domain/markdown.server.ts";
import { listPlanCards } from "#worker/domain/plans.server.ts";
import type { Route } from "./+types/route.ts";
import type { HomeContent } from "./content.ts";
import { FirstVisit } from "./first-visit.tsx";
import { Hero } from "./hero.tsx";
import { Insights } from "./insights.tsx";
import { Features, Join, Questions } from "./sections.tsx";
import { organization } from "./structured-data.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const [plans, { collections }] = [await listPlanCards(deps), await deps.content.snapshot()];
  const { hero, features, testimonials } = collections;
  const faqs = collections.faqs.map((faq) => ({ ...faq, answer: toHtml(faq.answer).replaceAll("\n", " ") }));
  context.set(printedContext, { hero, features, testimonials, plans, faqs } satisfies HomeContent);
  return { scenes: hero.length };
}

/** The first page that most people see has none of the shared parts, and does not carry their styles. */
export const handle = { isLean: true };

export function meta({ matches }: Route.MetaArgs) {
  const frame = matches[0].loaderData;
  return pageMeta(matches, {
    title: "MASA Forum: capital, mentors and markets for small businesses",
    description:
      "MASA Forum brings startups and small businesses in India together with investors and mentors, in chapters in Delhi, Raipur, Indore, Bhubaneswar and Mumbai.",
    path: "/",
    structured: frame ? [organization(frame.settings, frame.siteUrl)] : [],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero scenes={loaderData.scenes} />
      <Printed<HomeContent> id="features">{(content) => <Features {...content} />}</Printed>
      <Insights />
      <Printed<HomeContent> id="more">
        {(content) => (
          <>
            <Join {...content} />
            <Questions {...content} />
          </>
        )}
      </Printed>
      <FirstVisit />
    </>
  );
}
