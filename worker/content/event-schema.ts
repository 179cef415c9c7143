import { z } from "zod";
import { checkEventDates } from "./date-checks.ts";
import { IsoDate, Line, Link, Markdown, Paise, Picture, Prose, Sample, Text } from "./fields.ts";

export const EVENT_TABS = ["upcoming", "past", "programs"] as const;

const Venue = z.object({
  name: Text,
  address: Line,
  map: Link.meta({ label: "Link to a map" }),
  access: Prose.meta({ label: "How to reach and enter it" }),
});

/** `date` is the displayed text; `startsAt` and `endsAt` are UTC; `closesOn` is the last day to register, in India. */
export const Event = z
  .object({
    tab: z
      .enum(EVENT_TABS)
      .meta({ choices: { upcoming: "Upcoming events", past: "Past events", programs: "Programmes" } }),
    title: Line,
    date: Line.meta({ label: "Date, as shown", help: "For example Saturday, 12 December 2026, 10 am to 1 pm." }),
    startsAt: z.iso.datetime().optional().meta({ help: "Indian time. Reminders and the calendar use it." }),
    endsAt: z.iso.datetime().optional().meta({ help: "Indian time." }),
    recurrence: z
      .enum(["third-thursday"])
      .optional()
      .meta({ label: "Repeats", choices: { "third-thursday": "Every third Thursday" } }),
    location: Line.meta({ help: "As the card shows it, for example Indore, or Online." }),
    description: Markdown.meta({ label: "Short description", help: "For the card in the list." }),
    fullDescription: Markdown.meta({ label: "Full description" }),
    city: Line.optional(),
    fee: Line.optional().meta({ help: "As shown, for example Free for members, ₹500 for others." }),
    capacity: z.int().positive().optional().meta({ label: "Places" }),
    closesOn: IsoDate.optional().meta({ label: "Last day to register" }),
    isFull: z
      .boolean()
      .default(false)
      .meta({ label: "Every place is taken", help: "The page then says so, and takes no registrations." }),
    language: Line.optional(),
    host: Line.optional(),
    venue: Venue.optional(),
    agenda: z
      .array(z.object({ time: Line, topic: Line }))
      .min(1)
      .optional(),
    bring: Prose.optional().meta({ label: "What to bring" }),
    result: z
      .object({ figure: Line, text: Line.meta({ label: "What it counts" }) })
      .optional()
      .meta({ label: "Result of a past event" }),
    image: Picture,
    offer: z
      .object({
        memberPaise: Paise.meta({ label: "Price for members" }),
        regularPaise: Paise.meta({ label: "Regular price" }),
        plusTaxes: z.boolean().meta({ label: "GST is added" }),
      })
      .optional()
      .meta({ label: "Price" }),
    sample: Sample,
  })
  .superRefine(checkEventDates);
