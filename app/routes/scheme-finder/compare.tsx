import { BackLink } from "#app/components/ui/back-link.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { MAX_COMPARED, QUESTIONS } from "#worker/contracts/schemes/vocabulary.ts";
import { compareSchemes } from "#worker/domain/schemes/compare.server.ts";
import type { SchemeView } from "#worker/domain/schemes/scheme-view.server.ts";
import type { Route } from "./+types/compare.ts";
import { FINDER_PATH } from "./answer-form.tsx";
import { sourceLine } from "./source-line.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return compareSchemes(context.get(depsContext), new URL(request.url).searchParams);
}

const PARAMETERS = Object.fromEntries([...QUESTIONS, "with"].map((name) => [name, "any" as const]));
export const handle = { hydrate: false, styles: "parts", query: PARAMETERS } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  const description = "Government schemes side by side: what you get, what it costs, who applies and which papers.";
  const image = "/pictures/share-finder.png";
  const head = { title: "Compare schemes", description, image, path: `${FINDER_PATH}/compare` };
  return [...pageMeta(matches, head), { name: "robots", content: "noindex" }];
}

const VERDICTS: Record<SchemeView["otherwise"], string> = {
  fits: "You appear to be eligible.",
  likely: "Likely. Confirm it with the source.",
  one_step_missing: "One step is missing.",
  needs_answer: "It needs more answers.",
  does_not_fit: "It does not fit.",
};

const ROWS: ReadonlyArray<[string, (scheme: SchemeView) => React.ReactNode]> = [
  ["For you", (scheme) => [VERDICTS[scheme.otherwise], ...scheme.reasons.map(({ text }) => text)].join(" ")],
  ["What it is", ({ kind, upTo }) => `${kind}. Up to: ${upTo}.`],
  ["What you get", ({ summary, tiers }) => [summary, ...tiers].join(" ")],
  ["What it costs", ({ cost }) => cost],
  ["Who applies", ({ applyBy }) => applyBy],
  ["Papers", ({ documents }) => `${documents.join("; ")}.`],
  ["Last day", ({ closes }) => (closes ? closes.printed : "None is set.")],
  ["Sources", (scheme) => sourceLine(scheme)],
  [
    "Official page",
    ({ applyUrl }) => <ExternalLink href={applyUrl}>{new URL(applyUrl).hostname.replace(/^www\./, "")}</ExternalLink>,
  ],
];

export default function CompareSchemes({ loaderData: { schemes, left, query } }: Route.ComponentProps) {
  return (
    <>
      <section className="page-head page-head-finder has-begun">
        <div className="wrap">
          <BackLink href={`${FINDER_PATH}${query}#finder`} label="Back to the results" />
          <h1>Compare schemes</h1>
        </div>
      </section>
      <div className="wrap section compare">
        {schemes.length === 0 && (
          <p>{`Tick up to ${MAX_COMPARED} schemes in the results of the finder, then press “Compare the ticked schemes”.`}</p>
        )}
        {left > 0 && <p>{`You ticked more than ${MAX_COMPARED} schemes. These are the first ${MAX_COMPARED}.`}</p>}
        {schemes.length > 0 && (
          <table>
            <thead>
              <tr>
                <td>
                  <span className="visually-hidden">What we compare</span>
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
                <tr key={label}>
                  <th scope="row">{label}</th>
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
