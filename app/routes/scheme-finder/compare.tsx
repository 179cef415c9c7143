import { BackLink } from "#app/components/ui/back-link.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import * as m from "#messages/schemes/compare.ts";
import * as list from "#messages/schemes/list.ts";
import * as results from "#messages/schemes/results.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { MAX_COMPARED, QUESTIONS } from "#worker/contracts/schemes/vocabulary.ts";
import { compareSchemes } from "#worker/domain/schemes/compare.server.ts";
import type { SchemeView } from "#worker/domain/schemes/scheme-view.server.ts";
import type { Route } from "./+types/compare.ts";
import { FINDER_PATH } from "./answer-form.tsx";
import { SourceLine } from "./source-line.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  return compareSchemes(context.get(depsContext), new URL(request.url).searchParams);
}

const PARAMETERS = Object.fromEntries([...QUESTIONS, "with"].map((name) => [name, "any" as const]));
export const handle = { hydrate: false, styles: "parts", query: PARAMETERS } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  const image = "/pictures/share-finder.png";
  const head = { title: m.title(), description: m.description(), image, path: `${FINDER_PATH}/compare` };
  return [...pageMeta(matches, head), { name: "robots", content: "noindex" }];
}

const VERDICTS: Record<SchemeView["otherwise"], () => string> = {
  fits: results.eligible,
  likely: m.likely,
  one_step_missing: results.stepOtherwise,
  needs_answer: results.answersOtherwise,
  does_not_fit: m.doesNotFit,
};

const ROWS: ReadonlyArray<[() => string, (scheme: SchemeView) => React.ReactNode]> = [
  [
    m.forYou,
    ({ otherwise, reasons, statusNote }) => {
      const notes = [...reasons, ...(statusNote ? [statusNote] : [])];
      return [VERDICTS[otherwise](), ...notes.map(({ text }) => text)].join(" ");
    },
  ],
  [list.whatItIs, ({ kind, upTo }) => list.kindAndLimit({ kind, upTo })],
  [list.whatYouGet, ({ summary, tiers }) => [summary, ...tiers].join(" ")],
  [results.cost, ({ cost }) => cost],
  [m.whoApplies, ({ applyBy }) => applyBy],
  [results.papers, ({ documents }) => m.papersList({ papers: documents.join("; ") })],
  [
    results.lastDay,
    ({ closes, statusNote }) => closes?.printed ?? (statusNote?.isUnconfirmed ? m.unconfirmedDay() : m.noLastDay()),
  ],
  [results.sources, (scheme) => <SourceLine scheme={scheme} />],
  [
    m.officialPage,
    ({ applyUrl }) => <ExternalLink href={applyUrl}>{new URL(applyUrl).hostname.replace(/^www\./, "")}</ExternalLink>,
  ],
];

export default function CompareSchemes({ loaderData: { schemes, left, query } }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head page-head-finder has-begun">
        <div className="wrap">
          <BackLink href={`${FINDER_PATH}${query}#finder`} label={m.back()} />
          <h1>{m.title()}</h1>
        </div>
      </section>
      <div className="wrap section compare">
        {schemes.length === 0 && <p>{m.tick({ most: MAX_COMPARED })}</p>}
        {left > 0 && <p>{m.tooMany({ most: MAX_COMPARED })}</p>}
        {schemes.length > 0 && (
          <table>
            <thead>
              <tr>
                <td>
                  <span className="visually-hidden">{m.compared()}</span>
                </td>
                {schemes.map(({ slug, title }) => (
                  <th key={slug} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ROWS.map(([label, show]) => (
                <tr key={label()}>
                  <th scope="row">{label()}</th>
                  {schemes.map((scheme) => (
                    <td key={scheme.slug}>
                      <span className="compare-name">{scheme.short}</span>
                      {show(scheme)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  );
}
