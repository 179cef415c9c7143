import { CATALOGUE, pathOf } from "#app/components/calculators/catalogue.ts";
import { others } from "#messages/calculators/pages.ts";
import { localPath } from "#messages/locale.ts";
import { CALCULATORS, type Calculator } from "#worker/contracts/calculators/vocabulary.ts";

export function OtherCalculators({ current }: { current: Calculator }) {
  return (
    <nav className="calculator-others" aria-labelledby="others">
      <div className="wrap">
        <h2 id="others">{others()}</h2>
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
