import { z } from "zod";
import { EVENT_TABS } from "../../content/event-schema.ts";
import type { FieldError } from "../../contracts/problem.ts";
import type { Draft } from "../../db/schema/content.ts";
import { indianDay, longDate } from "../india-calendar.server.ts";
import { namesDay } from "./names-day.server.ts";

const Announced = z.object({
  tab: z.enum(EVENT_TABS),
  startsAt: z.iso.datetime().transform((text) => new Date(text)),
  endsAt: z.iso.datetime().optional(),
  date: z.string(),
  recurrence: z.string().optional(),
});

const LONGEST_MS = 31 * 24 * 60 * 60 * 1000;
const WEEKDAY = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });

/** `published`: the public version, if there is one. An event that has begun can still be corrected. */
export function findEventProblems({ data, translations }: Draft, published: unknown, at: Date): FieldError[] {
  const announced = Announced.safeParse(data);
  if (!announced.success) return [];
  const { tab, startsAt, endsAt, date, recurrence } = announced.data;
  // The text of a programme describes a series.
  if (tab === "programs") return [];
  const day = indianDay(startsAt);
  const wanted = `${WEEKDAY.format(new Date(day))}, ${longDate(day)}`;
  const isKnown = Announced.safeParse(published).data?.startsAt.getTime() === startsAt.getTime();
  const hindi = z.object({ hi: z.object({ date: z.string().trim().min(1) }) }).safeParse(translations).data?.hi.date;
  const problems = [];
  if (tab === "upcoming" && startsAt <= at && !isKnown) {
    problems.push({
      field: "startsAt",
      message: `${wanted} is over when this is published. Correct it, or choose “Past events”.`,
    });
  }
  if (tab === "upcoming" && endsAt && Date.parse(endsAt) > startsAt.getTime() + LONGEST_MS) {
    problems.push({ field: "endsAt", message: "The end is more than a month after the start. Correct it." });
  }
  if (tab === "upcoming" && recurrence) {
    problems.push({
      field: "recurrence",
      message: "Only a programme repeats. Choose “None”, or show it under “Programmes”.",
    });
  }
  const correct = `“Starts at” is ${wanted}. Write that day, or correct “Starts at”.`;
  if (!namesDay(date, day, "en")) problems.push({ field: "date", message: correct });
  if (hindi && !namesDay(hindi, day, "hi")) {
    problems.push({ field: "hi.date", message: `The Hindi text names another day. ${correct}` });
  }
  return problems;
}
