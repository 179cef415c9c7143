import { INTL_LOCALES, locale, localPath } from "#messages/locale.ts";
import { eventDayRange, eventDays } from "#messages/parts.ts";
import {
  LATTICE,
  monthsBetween,
  numberOf,
  outline,
  type Place,
  placeOf,
  reachOf,
  STEP,
  WINDOW,
} from "./jaali-shape.ts";

/** Days as YYYY-MM-DD, from `today` up to but not including `end`. */
type EventCalendar = { today: string; end: string; days: readonly EventDay[] };
type EventDay = { day: string; titles: readonly string[]; href: string };

const HALF_YEAR = 26;
export const YEAR = 2 * HALF_YEAR;
export const FIVE_WEEKS = 5;
const LABELS = 12;

/** 52 weeks as one lattice: a column is a week from Monday to Sunday, a lit window a day with an event. */
export function YearJaali({ calendar }: { calendar: EventCalendar }) {
  const today = numberOf(calendar.today);
  const end = numberOf(calendar.end);
  const halves = [end - YEAR * 7, end - HALF_YEAR * 7];
  return (
    <nav className="jaali jaali-year" aria-label={eventDays()}>
      <Lattice />
      {halves.map((start) => (
        <Weeks key={start} start={start} from={Math.max(today, start)} calendar={calendar} />
      ))}
    </nav>
  );
}

/** The days from today in one row, for all weeks of `calendar`. */
export function WeeksJaali({ calendar }: { calendar: EventCalendar }) {
  const today = numberOf(calendar.today);
  const length = numberOf(calendar.end) - today;
  const lit = calendar.days.map((day) => ({ ...day, place: { column: numberOf(day.day) - today, row: 0 } }));
  return (
    <nav className="jaali jaali-row" aria-label={eventDays()}>
      <Lattice />
      <svg viewBox={`0 0 ${length * STEP} ${STEP}`}>
        <title>{spellRange(today, today + length - 1)}</title>
        <path className="jaali-even" d={`M0 0h${length * STEP}v${STEP}H0z`} />
        <LitWindows days={lit} />
      </svg>
    </nav>
  );
}

/** Defined once and referenced by the drawings, so that hundreds of windows take only a few bytes. */
function Lattice() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <pattern id="jaali" width={STEP} height={STEP} patternUnits="userSpaceOnUse">
        <path className="jaali-stone" fillRule="evenodd" d={LATTICE} />
      </pattern>
    </svg>
  );
}

function Weeks({ start, from, calendar }: { start: number; from: number; calendar: EventCalendar }) {
  const end = start + HALF_YEAR * 7;
  const placed = (day: number) => placeOf(day, start);
  const lit = calendar.days
    .filter(({ day }) => numberOf(day) >= from && numberOf(day) < end)
    .map((day) => ({ ...day, place: placed(numberOf(day.day)) }));
  const months = monthsBetween(from, end).map((month) => ({
    ...month,
    first: placed(month.from),
    last: placed(month.to),
  }));
  return (
    <svg viewBox={`0 ${-LABELS} ${HALF_YEAR * STEP} ${7 * STEP + LABELS}`}>
      <title>{spellRange(from, end - 1)}</title>
      {months.map(({ from, first, last, isOdd }) => (
        <path key={from} className={isOdd ? "jaali-odd" : "jaali-even"} d={outline(first, last)} />
      ))}
      <g>
        {months
          .filter(({ from, first, last }) => last.column - first.column >= (isFirstOfMonth(from) ? 2 : 3))
          .map(({ from, first, label }) => (
            <text key={from} x={first.column * STEP + 1} y="-4">
              {label}
            </text>
          ))}
      </g>
      <LitWindows days={lit} />
    </svg>
  );
}

function LitWindows({ days }: { days: readonly (EventDay & { place: Place })[] }) {
  const places = days.map(({ place }) => place);
  return days.map(({ day, titles, href, place }) => {
    const [x, y] = [place.column * STEP, place.row * STEP];
    const reach = reachOf(place, places);
    return (
      <a key={day} href={localPath(href)}>
        <title>{`${spell(numberOf(day))}: ${titles.join(", ")}`}</title>
        <g transform={`translate(${x} ${y})`}>
          <rect x={STEP / 2 - reach} y={STEP / 2 - reach} width={2 * reach} height={2 * reach} />
          <path d={WINDOW} />
          <text x={STEP / 2 + 0.25} y="7.25">
            {Number(day.slice(-2))}
          </text>
        </g>
      </a>
    );
  });
}

function isFirstOfMonth(day: number): boolean {
  return new Date(day * 86_400_000).getUTCDate() === 1;
}

function spellRange(from: number, to: number): string {
  return eventDayRange({ from: spell(from), to: spell(to) });
}

function spell(day: number): string {
  return new Intl.DateTimeFormat(INTL_LOCALES[locale()], { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(day * 86_400_000),
  );
}
