import { CATALOGUE, pathOf } from "#app/components/calculators/catalogue.ts";
import { CALCULATORS, type Calculator } from "#worker/contracts/calculators/vocabulary.ts";

export function Others({ current }: { current: Calculator }) {
  return (
    <nav className="calculator-others" aria-labelledby="others">
      <div className="wrap">
        <h2 id="others">Other calculators</h2>
        <ul>
          {CALCULATORS.filter((calculator) => calculator !== current).map((calculator) => (
            <li key={calculator}>
              <a href={pathOf(calculator)}>{CATALOGUE[calculator].title}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
