import { z } from "zod";
import { IsoDate } from "./fields.ts";

const EventDates = z.object({
  startsAt: z.iso.datetime().optional(),
  endsAt: z.iso.datetime().optional(),
  closesOn: IsoDate.optional(),
  recurrence: z.string().optional(),
});
type EventDates = z.infer<typeof EventDates>;

export function hasEventDates({ value }: { value: unknown }): boolean {
  return EventDates.safeParse(value).success;
}

/** Refuses impossible dates, because the page, the calendar and the registration depend on them. */
export function checkEventDates({ startsAt, endsAt, closesOn, recurrence }: EventDates, ctx: z.RefinementCtx): void {
  const report = (path: keyof EventDates, message: string) => ctx.addIssue({ code: "custom", path: [path], message });
  if (!startsAt) {
    for (const path of ["endsAt", "closesOn", "recurrence"] as const) {
      if ({ endsAt, closesOn, recurrence }[path]) report(path, "An event without a start cannot have this.");
    }
    return;
  }
  const start = Date.parse(startsAt);
  const end = endsAt ? Date.parse(endsAt) : start;
  if (endsAt && end <= start) report("endsAt", "The end must be after the start.");
  if (closesOn && Date.parse(`${closesOn}T00:00:00+05:30`) > Math.max(start, end)) {
    report("closesOn", "Registration cannot close after the event has ended.");
  }
}

/** True if `first` is not after `second`, or if either is missing. */
export function isInOrder(first: string | undefined, second: string | undefined): boolean {
  return first === undefined || second === undefined || first <= second;
}
