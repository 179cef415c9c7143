import { CATALOGUE, pathOf } from "#app/components/calculators/catalogue.ts";
import { PageHeading } from "#app/components/page-heading.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { pageMeta, siteUrlOf } from "#app/seo/page-meta.ts";
import * as m from "#messages/calculators/pages.ts";
import { localPath } from "#messages/locale.ts";
import { CALCULATORS } from "#worker/contracts/calculators/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import type { Route } from "./+types/overview.ts";
import { calculatorList } from "./structured-data.ts";

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: m.pageTitle(),
    description: m.description(),
    path: "/calculators",
    breadcrumbs: [{ name: m.calculators(), path: "/calculators" }],
    structured: [calculatorList(siteUrlOf(matches), listPages())],
  });
}

export default function Calculators() {
  return (
    <>
      <PageHeading className="page-head-calculators" title={m.calculators()} lead={m.lead()} />
      <div className="wrap section">
        <ul className="calculators">
          {listPages().map(({ title, lead, path }) => (
            <li key={path}>
              <h2>
                <a href={localPath(path)}>{title}</a>
              </h2>
              <p>{lead}</p>
            </li>
          ))}
        </ul>
        <p className="calculators-note">{m.nothingStored()}</p>
      </div>
      <NextStep
        title={m.nextTitle()}
        first={{ label: m.writeToUs(), href: "/ContactUs" }}
        second={{ label: m.seeSchemes(), href: "/SchemesPage" }}
      >
        {m.nextText()}
      </NextStep>
    </>
  );
}

function listPages() {
  return CALCULATORS.map((calculator) => {
    const { title, lead } = CATALOGUE[calculator];
    return { title: title(), lead: lead(), path: pathOf(calculator) };
  });
}
