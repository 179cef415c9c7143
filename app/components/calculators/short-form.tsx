import { calculator as heading } from "#messages/calculators/pages.ts";
import { localPath } from "#messages/locale.ts";
import type { Calculator } from "#worker/contracts/calculators/vocabulary.ts";
import { CalculatorField } from "./calculator-field.tsx";
import { CATALOGUE, pathOf } from "./catalogue.ts";
import { FIELDS } from "./fields.ts";

/** A calculator’s first fields, inside an article about it. The result is on the calculator’s own page. */
export function ShortForm({ calculator }: { calculator: Calculator }) {
  const { title, lead, button } = CATALOGUE[calculator];
  const path = localPath(pathOf(calculator));
  return (
    <section className="short-form" aria-labelledby="calculator">
      <h2 id="calculator">{heading()}</h2>
      <p>
        <a href={path}>{title()}</a>: {lead()}
      </p>
      <form className="form" method="get" action={`${path}#result`}>
        {FIELDS[calculator]
          .filter(({ isShort }) => isShort)
          .map((field) => (
            <CalculatorField key={field.name} field={field} />
          ))}
        <button className="button" type="submit">
          {button()}
        </button>
      </form>
    </section>
  );
}
