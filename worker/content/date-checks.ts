import type { z } from "zod";

type EventDates = {
  startsAt?: string | undefined;
  endsAt?: string | undefined;
  closesOn?: string | undefined;
  recurrence?: string | undefined;
};

/** Refuses impossible dates, because the page, the calendar and the registration depend on them. */
export function checkEventDates({ startsAt, endsAt, closesOn, recurrence }: EventDates, ctx: z.RefinementCtx): void {
  const report = (path: keyof EventDates, message: string) => ctx.addIssue({ code: "custom", path: [path], message });
  if (!startsAt) {
    for (const path of ["endsAt", "closesOn", "recurrence"] as const) {
      if ({ endsAt, closesOn, recurrence }[path]) report(path, "An event without a start cannot have this.");
    }
    return;
  }
  const end = endsAt ?? startsAt;
  if (endsAt && Date.parse(endsAt) <= Date.parse(startsAt)) report("endsAt", "The end must be after the start.");
  else if (closesOn && Date.parse(`${closesOn}T00:00:00+05:30`) > Date.parse(end)) {
    report("closesOn", "Registration cannot close after the event has ended.");
  }
}

/** True if `first` is not after `second`, or if either is missing. */
export function isInOrder(first: string | undefined, second: string | undefined): boolean {
  return first === undefined || second === undefined || first <= second;
}
