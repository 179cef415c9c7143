import { CalculatorField } from "#app/components/calculators/calculator-field.tsx";
import { CATALOGUE, exampleOf, pathOf } from "#app/components/calculators/catalogue.ts";
import { FIELDS } from "#app/components/calculators/fields.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import * as m from "#messages/calculators/pages.ts";
import { localPath } from "#messages/locale.ts";
import type { Calculator } from "#worker/contracts/calculators/vocabulary.ts";
import type { Refusal } from "#worker/contracts/problem.ts";

export function CalculatorForm(props: {
  calculator: Calculator;
  typed: Readonly<Record<string, string>>;
  plans: Readonly<Record<string, string>>;
  refusal: Refusal | undefined;
}) {
  const { calculator, typed, plans, refusal } = props;
  const example = exampleOf(calculator);
  const fields = FIELDS[calculator];
  const errors = refusal?.errors ?? [];
  return (
    <section className="calculator-form" aria-labelledby="figures">
      <h2 id="figures">{m.yourFigures()}</h2>
      <form className="form" method="get" action={localPath(`${pathOf(calculator)}#result`)}>
        {refusal && (
          <div id="result" tabIndex={-1}>
            <Notice kind="error" text={headlineOf(refusal)}>
              <ErrorSummary
                errors={errors}
                headline=""
                labelOf={(name) => fields.find((field) => field.name === name)?.label()}
              />
            </Notice>
          </div>
        )}
        {fields.map((field) => (
          <CalculatorField
            key={field.name}
            field={field}
            plans={plans}
            value={typed[field.name]}
            error={errors.find((error) => error.field === field.name)?.message}
          />
        ))}
        <button className="button" type="submit">
          {CATALOGUE[calculator].button()}
        </button>
      </form>
      {example && Object.keys(typed).length === 0 && (
        <p className="calculator-example">
          <a href={example}>{m.seeExample()}</a>
        </p>
      )}
      <p className="field-help calculator-privacy">{m.privacy()}</p>
    </section>
  );
}

function headlineOf({ message, errors = [] }: Refusal): string {
  return errors.length === 0 ? message : m.correct({ count: errors.length });
}
