import { INTL_LOCALES, locale } from "#messages/locale.ts";

/** Width of a window with its frame, in units of the drawing. */
export const STEP = 10;
/** One window, lit: the tile of the forum's sign. */
export const WINDOW = "M1 9V4a3 3 0 0 1 3-3h5v8z";
/** The same tile unlit, with its lozenge. */
export const LATTICE = `${WINDOW}M5 3.2 6.8 5 5 6.8 3.2 5z`;

const DAY_MS = 24 * 60 * 60 * 1000;
const REACH = 2;

export type Place = { column: number; row: number };

/** Days since 1970 for a YYYY-MM-DD date. */
export function numberOf(day: string): number {
  return Date.parse(day) / DAY_MS;
}

/** `start` is the Monday of the first column. */
export function placeOf(day: number, start: number): Place {
  return { column: Math.floor((day - start) / 7), row: (day - start) % 7 };
}

/** The outline around all windows from one day to another, both included, with weeks as columns. */
export function outline(from: Place, to: Place): string {
  const [x1, x2] = [from.column * STEP, (to.column + 1) * STEP];
  const [y1, y2] = [from.row * STEP, (to.row + 1) * STEP];
  const bottom = 7 * STEP;
  if (from.column === to.column) return `M${x1} ${y1}H${x2}V${y2}H${x1}z`;
  return `M${x1} ${y1}h${STEP}V0H${x2}V${y2}h-${STEP}V${bottom}H${x1}z`;
}

/** Each month runs from its first day to the next month's; `end` is exclusive. */
export function monthsBetween(
  first: number,
  end: number,
): { from: number; to: number; label: string; isOdd: boolean }[] {
  const months = [];
  for (let from = first; from < end; ) {
    const date = new Date(from * DAY_MS);
    const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / DAY_MS;
    const name = new Intl.DateTimeFormat(INTL_LOCALES[locale()], { month: "short", timeZone: "UTC" }).format(date);
    const label = date.getUTCMonth() === 0 ? `${name} ${date.getUTCFullYear()}` : name;
    months.push({ from, to: Math.min(next, end) - 1, label, isOdd: date.getUTCMonth() % 2 === 1 });
    from = next;
  }
  return months;
}

/** Half the side of the touch target, which is larger than the window if no other lit one is near. */
export function reachOf(place: Place, others: readonly Place[]): number {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= REACH;
  const isCrowded = others.some(
    (other) => other !== place && isNear(other.column, place.column) && isNear(other.row, place.row),
  );
  return isCrowded ? STEP / 2 : STEP * 1.2;
}
