import { CATALOGUE, pathOf } from "#app/components/calculators/catalogue.ts";
import { ClientScript } from "#app/components/layout/client-script.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { pageMeta, siteUrlOf } from "#app/seo/page-meta.ts";
import * as m from "#messages/calculators/pages.ts";
import { missing } from "#messages/errors.ts";
import { brand } from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import { CALCULATOR_FIELDS, CALCULATORS, type Calculator } from "#worker/contracts/calculators/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import type { Route } from "./+types/calculator.ts";
import { loadCalculator } from "./calculator-content.server.ts";
import { CalculatorForm } from "./calculator-form.tsx";
import { Explanation } from "./explanation.tsx";
import { EXPLANATIONS } from "./explanations.ts";
import { Result } from "./result.tsx";
import { calculatorData } from "./structured-data.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  return loadCalculator(url, context);
}

/** A page with figures in its address is rendered for each request and not cached. */
export const handle = {
  hydrate: false,
  styles: "forms",
  query: Object.fromEntries(
    Object.values(CALCULATOR_FIELDS)
      .flat()
      .map((name) => [name, "any" as const]),
  ),
} satisfies PageHandle;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: `${missing()} · ${brand()}` }, { name: "robots", content: "noindex" }];
  const entry = CATALOGUE[loaderData.calculator];
  const [title, lead] = [entry.title(), entry.lead()];
  const path = pathOf(loaderData.calculator);
  const breadcrumbs = [
    { name: m.calculators(), path: "/calculators" },
    { name: title, path },
  ];
  return pageMeta(matches, {
    title: m.calculatorTitle({ title }),
    description: lead,
    path,
    breadcrumbs,
    structured: [calculatorData(siteUrlOf(matches), { title, lead, path })],
  });
}

export default function CalculatorPage({ loaderData }: Route.ComponentProps) {
  const { calculator, typed, plans, answer, refusal, facts, article, scheme } = loaderData;
  const { title, lead } = CATALOGUE[calculator];
  return (
    <>
      <PageHeading
        className="page-head-calculators"
        back={{ href: "/calculators", label: m.calculators() }}
        title={title()}
        lead={lead()}
      />
      <div className="wrap section calculator">
        <CalculatorForm calculator={calculator} typed={typed} plans={plans} refusal={refusal} />
        {answer && <Result answer={answer} hasSources={facts.length > 0} />}
        <Explanation explanation={EXPLANATIONS[calculator]} facts={facts} article={article} scheme={scheme} />
      </div>
      <OtherCalculators current={calculator} />
      <ClientScript name="calculator" />
    </>
  );
}

function OtherCalculators({ current }: { current: Calculator }) {
  return (
    <nav className="calculator-others" aria-labelledby="others">
      <div className="wrap">
        <h2 id="others">{m.others()}</h2>
        <ul>
          {CALCULATORS.filter((calculator) => calculator !== current).map((calculator) => (
            <li key={calculator}>
              <a href={localPath(pathOf(calculator))}>{CATALOGUE[calculator].title()}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
