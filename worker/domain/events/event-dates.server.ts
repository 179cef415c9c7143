import { INDIA_OFFSET_MS } from "../india-calendar.server.ts";

export type Occasion = { startsAt: Date; endsAt: Date };

const THURSDAY = 4;

/** The next Monthly Connects: third Thursdays in India, including a running one (section 9). */
export function nextThirdThursdays(first: Occasion, now: Date, count: number): Occasion[] {
  const duration = first.endsAt.getTime() - first.startsAt.getTime();
  const firstInIndia = new Date(first.startsAt.getTime() + INDIA_OFFSET_MS);
  const hour = firstInIndia.getTime() - startOfDay(firstInIndia);
  const from = new Date(Math.max(now.getTime() - duration, first.startsAt.getTime()) + INDIA_OFFSET_MS);
  const found: Occasion[] = [];
  for (let month = from.getUTCMonth(); found.length < count; month++) {
    const startsAt = new Date(thirdThursday(from.getUTCFullYear(), month) + hour - INDIA_OFFSET_MS);
    const endsAt = new Date(startsAt.getTime() + duration);
    if (endsAt > now && startsAt >= first.startsAt) found.push({ startsAt, endsAt });
  }
  return found;
}

/** Midnight of that day as if India were UTC; `month` may exceed 11. */
function thirdThursday(year: number, month: number): number {
  const weekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((THURSDAY - weekday + 7) % 7) + 14);
}

function startOfDay(day: Date): number {
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
}
