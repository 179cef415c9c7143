import { ActivityMarker } from "#app/components/ui/activity-marker.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { listSchemes, type SchemeCard } from "#worker/domain/content/schemes.server.ts";
import type { Route } from "./+types/route.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { schemes: await listSchemes(context.get(depsContext)) };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Government schemes for MSMEs and startups",
    description:
      "Ten schemes of the Government of India for small enterprises: who is eligible, what one gets, how to apply, the official site and the date checked.",
    path: "/SchemesPage",
    structured: [breadcrumbs(matches, { name: "Schemes", path: "/SchemesPage" })],
  });
}

export default function Schemes({ loaderData: { schemes } }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head page-head-schemes">
        <div className="wrap">
          <h1>Government schemes</h1>
          <p className="lead">
            Who is eligible, what you get and how to apply, in plain words, each with the day on which we last compared
            it with the official site.
          </p>
        </div>
      </section>
      <div className="wrap section schemes-page">
        <nav className="schemes-index" aria-labelledby="schemes-index">
          <h2 id="schemes-index">On this page</h2>
          <ol>
            {schemes.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <ul className="schemes">
          {schemes.map((scheme) => (
            <Scheme key={scheme.slug} scheme={scheme} />
          ))}
        </ul>
      </div>
      <NextStep
        title="Bring your papers"
        first={{ label: "Find an event", href: "/events" }}
        second={{ label: "Write to us", href: "/ContactUs" }}
      >
        At our events mentors sit down with you over an application. Were you refused? Tell us why; often it is one
        paper.
      </NextStep>
      <ActivityMarker activity="schemes-viewed" />
    </>
  );
}

function Scheme({ scheme }: { scheme: SchemeCard }) {
  const { slug, title, image, description, answers, link, checkedOn, printedCheck } = scheme;
  return (
    <li className="scheme" id={slug}>
      <div className="scheme-head">
        <Picture image={image} />
        <div>
          <h2>{title}</h2>
          <p>{description}</p>
        </div>
      </div>
      {answers.map(({ question, html }) => (
        <div className="scheme-answer" key={question}>
          <h3>{question}</h3>
          <Markdown html={html} />
        </div>
      ))}
      <p className="scheme-foot">
        <ExternalLink href={link} className="button button-secondary">
          Learn More<span className="visually-hidden"> about {title}</span>
        </ExternalLink>
        <span>
          Checked on <time dateTime={checkedOn}>{printedCheck}</time> against{" "}
          {new URL(link).hostname.replace("www.", "")}
        </span>
      </p>
    </li>
  );
}
