import type { Series } from "./drawing.server.ts";

/** Each series has its own background and pattern, so that the chart is readable without telling colours apart. */
const MARKS = [
  "",
  "M-2 2l4-4M0 8l8-8M6 10l4-4",
  "M2 2h1.5v1.5H2zM6 6h1.5v1.5H6z",
  "M0 4h8",
  "M4 0v8",
  "M0 0l8 8M8 0l-8 8",
] as const;

export function patternOf(id: string, series: Series): string {
  return `url(#${id}-${series === "negative" ? series : series % MARKS.length})`;
}

export function Patterns({ id }: { id: string }) {
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
