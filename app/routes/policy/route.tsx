import { data } from "react-router";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { anchorsOf } from "#app/seo/anchor.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { englishPath, localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/letters.ts";
import { onThisPage } from "#messages/pages/steps.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { refused, statusOf } from "#worker/contracts/problem.ts";
import { toHtml } from "#worker/domain/content/markdown.server.ts";
import { longDate } from "#worker/domain/india-calendar.server.ts";
import type { Route } from "./+types/route.ts";

const POLICIES: Record<string, string> = {
  "/TermsAndConditions": "terms-and-conditions",
  "/PrivacyPolicy": "privacy-policy",
  "/CancellationAndRefund": "cancellation-and-refund",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { collections } = await context.get(depsContext).content.snapshot();
  const policy = collections.policies.find(({ slug }) => slug === POLICIES[englishPath(url.pathname)]);
  if (!policy) throw data(null, { status: statusOf(refused("not_found")) });
  const anchors = anchorsOf(policy.sections.map(({ heading }) => heading));
  return {
    ...policy,
    path: englishPath(url.pathname),
    updated: longDate(policy.updatedOn),
    sections: policy.sections.map(({ heading, body }, i) => ({ heading, id: anchors[i], html: toHtml(body) })),
    others: collections.policies
      .filter(({ slug }) => slug !== policy.slug)
      .map(({ slug, title }) => ({ title, path: Object.keys(POLICIES).find((path) => POLICIES[path] === slug) })),
  };
}

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, intro, path } = loaderData;
  return pageMeta(matches, {
    title,
    description: intro,
    path,
    breadcrumbs: [{ name: title, path }],
  });
}

export default function Policy({ loaderData }: Route.ComponentProps) {
  const { title, intro, updated, updatedOn, sections, others, isEnglish } = loaderData;
  return (
    <>
      <section className="page-head policy-head" lang={isEnglish && "en"}>
        <div className="wrap">
          <h1>{title}</h1>
          <p className="lead">{intro}</p>
          {isEnglish && <EnglishNote />}
          <p className="policy-updated">
            <Rich
              text={m.updatedOn}
              values={{ day: updated }}
              parts={{ day: (day) => <time dateTime={updatedOn}>{day}</time> }}
            />
          </p>
        </div>
      </section>
      <div className="wrap policy">
        <nav className="policy-contents" aria-labelledby="policy-contents">
          <h2 id="policy-contents">{onThisPage()}</h2>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="policy-text">
          {sections.map(({ id, heading, html }, i) => (
            <section key={id} id={id} lang={isEnglish && "en"} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                <span className="policy-number">{i + 1}.</span> {heading}
              </h2>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: micromark escapes raw HTML and drops dangerous addresses */}
              <div className="policy-body" dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
          <p className="policy-others">
            {m.readAlso()}{" "}
            {others.map(({ title: other, path }, i) => (
              <span key={path}>
                {i > 0 && " · "}
                <a href={path && localPath(path)}>{other}</a>
              </span>
            ))}
          </p>
        </div>
      </div>
    </>
  );
}
