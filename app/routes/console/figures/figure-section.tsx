import { Chart } from "./chart.tsx";
import type { DrawnFigure } from "./draw-figures.server.ts";
import { FiguresTable } from "./figure-table.tsx";

export function FigureSection(figure: DrawnFigure) {
  const { id, title, summary, note, legend, drawing } = figure;
  return (
    <section className={legend.length > 0 ? "figure figure-wide" : "figure"} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {drawing ? (
        <>
          <p>{summary}</p>
          <Chart {...figure} drawing={drawing} />
          <p className="field-help">{note}</p>
          <details>
            <summary>Show the table</summary>
            <div className="figure-scroll">
              <FiguresTable {...figure} />
            </div>
          </details>
          <p>
            <a href={`/console/figures/export?of=${id}`}>Download as CSV</a>
          </p>
        </>
      ) : (
        <p>{`There is nothing to show yet. ${note}`}</p>
      )}
    </section>
  );
}
