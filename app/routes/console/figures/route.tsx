import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewFigures } from "#worker/domain/console/figures/view-figures.server.ts";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/route.ts";
import { Chart } from "./chart.tsx";
import { type DrawnFigure, drawFigure } from "./draw-figures.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const tables = await viewFigures(context.get(depsContext), context.get(operatorContext).role);
  return { figures: tables.map(drawFigure) };
}

export const handle = { private: true, permission: "figures.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Figures");

export default function Figures({ loaderData: { figures } }: Route.ComponentProps) {
  return (
    <ConsolePage title="Figures" lead="The last twelve months. Months begin and end in Indian time.">
      <div className="figure-grid">
        {figures.map((figure) => (
          <FigureSection key={figure.id} {...figure} />
        ))}
      </div>
    </ConsolePage>
  );
}

function FigureSection(figure: DrawnFigure) {
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

type Shown = Pick<DrawnFigure, "title" | "rowTitle" | "columns" | "rows" | "total">;

function FiguresTable({ title, rowTitle, columns, rows, total }: Shown) {
  return (
    <table className="console-table console-list figure-table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{rowTitle}</th>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <Row key={label} label={label} cells={cells} columns={columns} />
        ))}
        {total && <Row label="Total" cells={total} columns={columns} />}
      </tbody>
    </table>
  );
}

function Row({ label, cells, columns }: { label: string; cells: readonly string[]; columns: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column, i) => (
        <td key={column} data-label={column}>
          {cells[i]}
        </td>
      ))}
    </tr>
  );
}
