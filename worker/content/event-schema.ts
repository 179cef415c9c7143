import { z } from "zod";
import { checkEventDates, hasEventDates } from "./date-checks.ts";
import { CoverPicture, IsoDate, Line, Link, Markdown, Paise, Prose, Sample, Title } from "./fields.ts";

export const EVENT_TABS = ["upcoming", "past", "programs"] as const;
export const TAB_LABELS = { upcoming: "Upcoming events", past: "Past events", programs: "Programmes" } as const;

const Venue = z.object({
  name: Line.meta({ label: "Name of the place" }),
  address: Line.meta({ label: "Address" }),
  map: Link.meta({ label: "Link to a map" }),
  access: Prose.meta({ label: "How to reach and enter it" }),
});

/** `date` is the displayed text; `startsAt` and `endsAt` are UTC; `closesOn` is the last day to register, in India. */
export const Event = z
  .object({
    tab: z.enum(EVENT_TABS).meta({
      label: "Shown under",
      help: "The part of the Events page. The site moves an event with a start to the past ones when it is over.",
      choices: TAB_LABELS,
    }),
    title: Title,
    date: Line.meta({
      label: "Date, as shown",
      help: "For example Saturday, 12 December 2026. The page adds the hours.",
    }),
    startsAt: z.iso
      .datetime()
      .optional()
      .meta({ label: "Starts at", help: "Indian time. Reminders and the calendar use it." }),
    endsAt: z.iso
      .datetime()
      .optional()
      .meta({ label: "Ends at", help: "Indian time. If it is empty, the site shows only the start." }),
    recurrence: z
      .enum(["third-thursday"])
      .optional()
      .meta({
        label: "Repeats",
        help: "For a series: the calendar then has every date.",
        choices: { "third-thursday": "Every third Thursday" },
      }),
    location: Line.meta({ label: "Location", help: "As the card shows it, for example Indore, or Online." }),
    description: Markdown.meta({ label: "Short description", help: "For the card in the list." }),
    fullDescription: Markdown.meta({ label: "Full description" }),
    city: Line.optional().meta({ label: "City", help: "Visitors can choose the events of their city." }),
    fee: Line.optional().meta({ label: "Fee", help: "As shown, for example Free for members, ₹500 for others." }),
    capacity: z.int().positive().optional().meta({
      label: "Places",
      help: "Today says when this many people have registered. Leave it empty for no limit.",
    }),
    closesOn: IsoDate.optional().meta({ label: "Last day to register" }),
    isFull: z
      .boolean()
      .default(false)
      .meta({ label: "Every place is taken", help: "The page then says so, and takes no registrations." }),
    isCancelled: z.boolean().default(false).meta({
      label: "The event is cancelled",
      help: "The page then says so, and takes no registrations. The site sends no email about it: write to the people who are registered.",
    }),
    language: Line.optional().meta({ label: "Language" }),
    host: Line.optional().meta({ label: "Host", help: "Who leads it, for example the Indore chapter." }),
    venue: Venue.optional().meta({ label: "Venue" }),
    agenda: z
      .array(z.object({ time: Line.meta({ label: "Time" }), topic: Line.meta({ label: "Topic" }) }))
      .min(1)
      .optional()
      .meta({ label: "Agenda" }),
    bring: Prose.optional().meta({ label: "What to bring" }),
    result: z
      .object({
        figure: Line.meta({ label: "Figure", help: "For example 140." }),
        text: Line.meta({ label: "What it counts" }),
      })
      .optional()
      .meta({ label: "Result of a past event" }),
    image: CoverPicture.optional(),
    offer: z
      .object({
        memberPaise: Paise.meta({ label: "Price for members" }),
        regularPaise: Paise.meta({ label: "Regular price" }),
        plusTaxes: z.boolean().meta({ label: "GST is added" }),
      })
      .refine(({ memberPaise, regularPaise }) => memberPaise <= regularPaise, {
        path: ["memberPaise"],
        message: "Members cannot pay more than the regular price.",
      })
      .optional()
      .meta({ label: "Price", help: "Leave it empty for a free event." }),
    sample: Sample,
  })
  // Also if other fields are wrong, so that an editor sees every error at once.
  .superRefine(checkEventDates, { when: hasEventDates });
