import type { DrawnFigure } from "./draw-figures.server.ts";
import type { Drawing, Series } from "./drawing.server.ts";
import { WIDTH } from "./width.ts";

/** The chart of a figure. The table below it has the same data. */
export function Chart({ id, title, summary, note, legend, drawing }: DrawnFigure & { drawing: Drawing }) {
  const { height, bars, labels, rules, line } = drawing;
  return (
    <div className="figure-chart">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-labelledby={`${id}-title ${id}-text`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{`${summary} ${note} The table below has all figures.`}</desc>
        <Patterns id={id} />
        {rules.map(({ y, x1, x2 }) => (
          <line key={y} className="figure-rule" x1={x1} x2={x2} y1={y} y2={y} />
        ))}
        {bars.map(({ series, ...place }) => (
          <rect key={`${place.x} ${place.y} ${series}`} {...place} fill={patternOf(id, series)} />
        ))}
        {line && <path className="figure-halo" d={line} />}
        {line && <path className="figure-line" d={line} />}
        {labels.map(({ text, isStrong, anchor, ...place }) => (
          <text key={`${text} ${place.y}`} {...place} textAnchor={anchor} className={isStrong && "figure-strong"}>
            {text}
          </text>
        ))}
      </svg>
      {legend.length > 0 && <Legend id={id} names={legend} />}
    </div>
  );
}

function Legend({ id, names }: { id: string; names: readonly string[] }) {
  const seriesOf = (i: number): Series => (i === names.length - 1 ? "negative" : i);
  return (
    <ul className="figure-legend">
      {names.map((name, i) => (
        <li key={name}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <rect width="16" height="16" fill={patternOf(id, seriesOf(i))} />
          </svg>
          {name}
        </li>
      ))}
      <li>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path className="figure-line" d="M0 8h16" />
        </svg>
        Net
      </li>
    </ul>
  );
}

/** Each series has its own background and pattern, so that the chart is readable without telling colours apart. */
const MARKS = [
  "",
  "M-2 2l4-4M0 8l8-8M6 10l4-4",
  "M2 2h1.5v1.5H2zM6 6h1.5v1.5H6z",
  "M0 4h8",
  "M4 0v8",
  "M0 0l8 8M8 0l-8 8",
] as const;

function patternOf(id: string, series: Series): string {
  return `url(#${id}-${series === "negative" ? series : series % MARKS.length})`;
}

function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {MARKS.map((mark, i) => (
        <Pattern key={mark} id={`${id}-${i}`} name={String(i)} mark={mark} />
      ))}
      <Pattern id={`${id}-negative`} name="negative" mark="M-2 6l4 4M0 0l8 8M6-2l4 4" />
    </defs>
  );
}

function Pattern({ id, name, mark }: { id: string; name: string; mark: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" className={`figure-pattern-${name}`}>
      <rect width="8" height="8" />
      {mark && <path d={mark} />}
    </pattern>
  );
}
