const [COLUMNS, ROWS, STEP] = [7, 5, 36];
/** Zero-based: the third Thursday of a month that begins on a Monday. */
const MARKED = { column: 3, row: 2 };

/** Decoration: the Monthly Connect is on the third Thursday. */
export function MonthSign() {
  const days = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
    column: i % COLUMNS,
    row: Math.floor(i / COLUMNS),
  }));
  return (
    <svg className="month-sign" viewBox={`0 0 ${COLUMNS * STEP - 8} ${ROWS * STEP - 8}`} aria-hidden="true">
      {days.map(({ column, row }) => (
        <rect key={`${column}-${row}`} x={column * STEP} y={row * STEP} width="28" height="28" rx="4" />
      ))}
      <circle cx={MARKED.column * STEP + 14} cy={MARKED.row * STEP + 14} r="25" />
      <rect className="month-day" x={MARKED.column * STEP} y={MARKED.row * STEP} width="28" height="28" rx="4" />
    </svg>
  );
}
