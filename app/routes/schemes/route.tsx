import { PageHeading } from "#app/components/page-heading.tsx";
import { ActivityMarker } from "#app/components/ui/activity-marker.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/schemes/list.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { listSchemes, type SchemeCard } from "#worker/domain/content/schemes.server.ts";
import type { Route } from "./+types/route.ts";
import { fitsOf } from "./fits.ts";
import { Overview } from "./overview.tsx";
import { Scheme } from "./scheme.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return listSchemes(context.get(depsContext));
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const count = loaderData ? loaderData.main.length + loaderData.more.length : 0;
  return pageMeta(matches, {
    title: m.pageTitle(),
    description: m.description({ count }),
    path: "/SchemesPage",
    breadcrumbs: [{ name: m.schemes(), path: "/SchemesPage" }],
  });
}

export default function Schemes({ loaderData: { main, more, finderCount } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading className="page-head-schemes" title={m.title()} lead={m.lead()}>
        {finderCount > 0 && (
          <p className="button-row">
            <a className="button" href={localPath("/SchemesPage/finder")}>
              {m.findWhatFits()}
            </a>
          </p>
        )}
        <p>
          <Rich text={m.calculators} parts={{ a: (name) => <a href={localPath("/calculators")}>{name}</a> }} />
        </p>
      </PageHeading>
      <div className="wrap section schemes-page">
        <Overview main={main} more={more} />
        <nav className="schemes-index" aria-labelledby="schemes-index">
          <h2 id="schemes-index">{m.onThisPage()}</h2>
          <Index schemes={main} />
          <p data-fits={fitsOf(more)}>{m.moreSchemes()}</p>
          <Index schemes={more} />
        </nav>
        <div>
          <ul className="schemes schemes-main">
            {main.map((scheme) => (
              <Scheme key={scheme.slug} scheme={scheme} />
            ))}
          </ul>
          <section className="schemes-more" aria-labelledby="more-schemes" data-fits={fitsOf(more)}>
            <h2 id="more-schemes">{m.moreSchemes()}</h2>
            <ul className="schemes">
              {more.map((scheme) => (
                <Scheme key={scheme.slug} scheme={scheme} headings={["h3", "h4"]} />
              ))}
            </ul>
          </section>
        </div>
      </div>
      <NextStep
        title={m.nextTitle()}
        first={{ label: m.findEvent(), href: "/events" }}
        second={{ label: m.writeToUs(), href: "/ContactUs" }}
      >
        {m.nextText()}
      </NextStep>
      <ActivityMarker activity="schemes-viewed" />
    </>
  );
}

function Index({ schemes }: { schemes: readonly SchemeCard[] }) {
  return (
    <ol>
      {schemes.map(({ slug, title, fits }) => (
        <li key={slug} data-fits={fitsOf([{ fits }])}>
          <a href={`#${slug}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
