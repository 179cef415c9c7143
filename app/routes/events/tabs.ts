import type { EventTab } from "#worker/domain/events/event-state.server.ts";

type TabText = {
  label: string;
  heading: string;
  description: string;
  nothing: string;
  other: { tab: EventTab; label: string };
};

/** Section 2: the tabs in their order. */
export const TABS: Record<EventTab, TabText> = {
  upcoming: {
    label: "Upcoming",
    heading: "Upcoming events",
    description: "Clinics, investor meets and award evenings of MASA Forum: date, place, agenda, fee and registration.",
    nothing: "The next dates are being fixed. The programmes run all year, and guests are welcome.",
    other: { tab: "programs", label: "See the programmes" },
  },
  past: {
    label: "Past",
    heading: "Past events",
    description: "What the chapters of MASA Forum have held: who came, what was on the agenda and what came of it.",
    nothing: "No past events yet.",
    other: { tab: "programs", label: "See the programmes" },
  },
  programs: {
    label: "Programs",
    heading: "Programs",
    description:
      "Monthly Connect on every third Thursday, the Growth Workshop and the Acceleration Cohort of MASA Forum.",
    nothing: "There is no programme at the moment.",
    other: { tab: "upcoming", label: "See the upcoming events" },
  },
};
export const TAB_NAMES = Object.keys(TABS) as EventTab[];
