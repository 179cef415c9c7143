import { CATALOGUE, pathOf } from "#app/components/calculators/catalogue.ts";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { breadcrumbs } from "#app/seo/breadcrumbs.ts";
import { pageMeta, siteUrlOf } from "#app/seo/page-meta.ts";
import { CALCULATORS } from "#worker/contracts/calculators/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import type { Route } from "./+types/overview.ts";
import { calculatorList } from "./structured-data.ts";

const PAGES = CALCULATORS.map((calculator) => ({ ...CATALOGUE[calculator], path: pathOf(calculator) }));

export const handle = { hydrate: false, styles: "parts" } satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Calculators for small enterprises",
    description:
      "Interest on delayed payments, the CGTMSE fee, DSCR and break-even, export prices and the Udyam class, with formula, source and date.",
    path: "/calculators",
    structured: [
      calculatorList(siteUrlOf(matches), PAGES),
      breadcrumbs(matches, { name: "Calculators", path: "/calculators" }),
    ],
  });
}

export default function Calculators() {
  return (
    <>
      <section className="page-head page-head-calculators">
        <div className="wrap">
          <h1>Calculators</h1>
          <p className="lead">
            The sums behind a late bill, a loan and an export order. Each shows its steps, its formula and the source of
            its figures.
          </p>
        </div>
      </section>
      <div className="wrap section">
        <ul className="calculators">
          {PAGES.map(({ title, lead, path }) => (
            <li key={path}>
              <h2>
                <a href={path}>{title}</a>
              </h2>
              <p>{lead}</p>
            </li>
          ))}
        </ul>
        <p className="calculators-note">
          You need no account, and we store nothing. Your figures are in the address of the result, so that you can send
          it to your accountant.
        </p>
      </div>
      <NextStep
        title="Is the result not what you expected?"
        first={{ label: "Write to us", href: "/ContactUs" }}
        second={{ label: "See the schemes", href: "/SchemesPage" }}
      >
        Send us the address of the result with your question. A mentor reads it and answers.
      </NextStep>
    </>
  );
}
