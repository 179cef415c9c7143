import { ClientScript } from "#app/components/layout/client-script.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import * as m from "#messages/schemes/finder.ts";
import * as list from "#messages/schemes/list.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { QUESTIONS } from "#worker/contracts/schemes/vocabulary.ts";
import { type FinderPage, openFinder } from "#worker/domain/schemes/finder.server.ts";
import type { Route } from "./+types/route.ts";
import { AllQuestions } from "./all-questions.tsx";
import { FINDER_PATH } from "./answer-form.tsx";
import { GivenAnswers } from "./given-answers.tsx";
import { Introduction } from "./introduction.tsx";
import { pictureContent } from "./picture-content.ts";
import { Results } from "./results.tsx";
import { Step } from "./step.tsx";
import { summaryOf } from "./summary.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams;
  const deps = context.get(depsContext);
  const page = await openFinder(deps, given);
  const picture = pictureContent(page, deps.config.siteUrl);
  return { page, picture, isAsking: page.next !== undefined && !given.has("show") };
}

/** A result depends on the address, so only the page without answers is cached. */
const ANSWERS = Object.fromEntries([...QUESTIONS, "edit", "show"].map((name) => [name, "any" as const]));
export const handle = { hydrate: false, styles: "forms", query: ANSWERS } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = loaderData?.page;
  const isResult = page !== undefined && page.answered.length > 0;
  const question = loaderData?.isAsking ? page?.next?.title : undefined;
  const title = isResult ? m.resultTitle({ result: question ?? summaryOf(page) }) : m.finder();
  const breadcrumbs = [
    { name: list.schemes(), path: "/SchemesPage" },
    { name: m.finderStep(), path: FINDER_PATH },
  ];
  return [
    ...pageMeta(matches, {
      title,
      description: m.description({ count: page?.count ?? 0 }),
      path: FINDER_PATH,
      image: "/pictures/share-finder.png",
      ...(!isResult && page && { breadcrumbs, structured: [governmentServices(page)] }),
    }),
    ...(isResult ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

export default function SchemeFinder({ loaderData: { page, picture, isAsking } }: Route.ComponentProps) {
  const { answered, next, count } = page;
  const hasBegun = answered.length > 0;
  const state = `${hasBegun ? " has-begun" : ""}${isAsking ? " is-asking" : ""}`;
  return (
    <>
      <PageHeading
        className={`page-head-finder${state}`}
        back={{ href: "/SchemesPage", label: m.allSchemes() }}
        title={m.title()}
        lead={m.lead({ count })}
      />
      <div className={`wrap section finder${state}`} id="finder">
        {count === 0 && <p>{m.noSchemes()}</p>}
        {count > 0 && next && <Step page={page} next={next} />}
        {hasBegun && (
          <>
            <div className="finder-side">
              <AllQuestions page={page} />
              <GivenAnswers page={page} />
            </div>
            <Results page={page} />
          </>
        )}
      </div>
      {!hasBegun && count > 0 && (
        <div className="wrap section finder-introduction">
          <Introduction page={page} />
        </div>
      )}
      <NextStep
        title={list.nextTitle()}
        first={{ label: list.findEvent(), href: "/events" }}
        second={{ label: list.writeToUs(), href: "/ContactUs" }}
      >
        {m.nextText()}
      </NextStep>
      <ClientScript name="finder" needs="[data-print]" settings={{ picture }} />
    </>
  );
}

/** The schemes as schema.org's GovernmentService. */
function governmentServices({ groups }: FinderPage) {
  return {
    "@type": "ItemList",
    name: m.listTitle(),
    itemListElement: Object.values(groups)
      .flat()
      .map(({ title, kind, summary, agency, applyUrl }, i) => ({
        "@type": "ListItem",
        position: i + 1,
        item: {
          "@type": "GovernmentService",
          name: title,
          serviceType: kind,
          description: summary,
          provider: { "@type": "GovernmentOrganization", name: agency },
          areaServed: { "@type": "Country", name: m.india() },
          availableChannel: { "@type": "ServiceChannel", serviceUrl: applyUrl },
        },
      })),
  };
}
