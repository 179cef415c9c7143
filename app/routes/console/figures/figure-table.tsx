import type { DrawnFigure } from "./draw-figures.server.ts";

type Shown = Pick<DrawnFigure, "title" | "rowTitle" | "columns" | "rows" | "total">;

export function FiguresTable({ title, rowTitle, columns, rows, total }: Shown) {
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
