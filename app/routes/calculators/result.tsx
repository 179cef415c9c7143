import * as m from "#messages/calculators/pages.ts";
import type { Answer, AnswerTable } from "./answer.ts";

export function Result({ answer, hasSources }: { answer: Answer; hasSources: boolean }) {
  const { label, figure, sentence, points, tables } = answer;
  return (
    <section className="calculator-result" id="result" tabIndex={-1} aria-labelledby="result-title">
      <h2 id="result-title">{m.result()}</h2>
      <p className="calculator-answer">
        <span className="calculator-label">{label}</span> <strong>{figure}</strong>
      </p>
      <p className="calculator-sentence">{sentence}</p>
      <h3>{m.stepByStep()}</h3>
      <ol className="calculator-points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      {tables.map((table) => (
        <Steps key={table.caption} table={table} />
      ))}
      <p className="field-help">
        {m.noAdvice()}
        {hasSources && ` ${m.confirmFigures()}`}
      </p>
      <p className="button-row calculator-tools">
        <button className="button" type="button" data-print hidden>
          {m.printResult()}
        </button>
        <a className="button button-secondary" href="#figures">
          {m.changeFigures()}
        </a>
      </p>
    </section>
  );
}

/** On a phone each row is a block, and each value follows the name of its column. */
function Steps({ table: { caption, head, rows, hasTotal } }: { table: AnswerTable }) {
  return (
    <table className="calculator-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([title = "", ...cells], i) => (
          <tr key={title} className={hasTotal && i === rows.length - 1 ? "calculator-total" : undefined}>
            <th scope="row">{title}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]} data-label={cell && head[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
