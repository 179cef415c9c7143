import { ActivityMarker } from "#app/components/ui/activity-marker.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
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
    title: "Government schemes for MSMEs and startups",
    description: `${count} schemes of the Government of India for small enterprises and startups: who is eligible, what you get, how to apply, and the source of the figures.`,
    path: "/SchemesPage",
    structured: [breadcrumbs(matches, { name: "Schemes", path: "/SchemesPage" })],
  });
}

export default function Schemes({ loaderData: { main, more, finderCount } }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head page-head-schemes">
        <div className="wrap">
          <h1>Government schemes</h1>
          <p className="lead">
            Who is eligible, what you get and how to apply, in plain words, with the date and the source of the figures.
          </p>
          {finderCount > 0 && (
            <p className="button-row">
              <a className="button" href="/SchemesPage/finder">
                Find what fits you
              </a>
            </p>
          )}
          <p>
            Or work out a fee, the interest on a late bill or your Udyam class with the{" "}
            <a href="/calculators">calculators</a>.
          </p>
        </div>
      </section>
      <div className="wrap section schemes-page">
        <Overview main={main} more={more} />
        <nav className="schemes-index" aria-labelledby="schemes-index">
          <h2 id="schemes-index">On this page</h2>
          <Index schemes={main} />
          <p data-fits={fitsOf(more)}>More schemes</p>
          <Index schemes={more} />
        </nav>
        <div>
          <ul className="schemes schemes-main">
            {main.map((scheme) => (
              <Scheme key={scheme.slug} scheme={scheme} />
            ))}
          </ul>
          <section className="schemes-more" aria-labelledby="more-schemes" data-fits={fitsOf(more)}>
            <h2 id="more-schemes">More schemes</h2>
            <ul className="schemes">
              {more.map((scheme) => (
                <Scheme key={scheme.slug} scheme={scheme} headings={["h3", "h4"]} />
              ))}
            </ul>
          </section>
        </div>
      </div>
      <NextStep
        title="Bring your papers"
        first={{ label: "Find an event", href: "/events" }}
        second={{ label: "Write to us", href: "/ContactUs" }}
      >
        At our events mentors sit down with you over an application. Was your application refused? Tell us why; often
        one document is missing.
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
