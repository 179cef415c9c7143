import type { Message } from "#messages/message.ts";
import * as m from "#messages/pages/events.ts";
import type { EventTab } from "#worker/domain/events/event-state.server.ts";

type TabText = {
  label: Message;
  heading: Message;
  description: Message;
  /** Shown without events, with a link to the tab `other`. */
  nothing: Message;
  other: EventTab;
};

/** Section 2: the tabs, in display order. */
export const TABS: Record<EventTab, TabText> = {
  upcoming: {
    label: m.upcoming,
    heading: m.upcomingHeading,
    description: m.upcomingDescription,
    nothing: m.noUpcoming,
    other: "programs",
  },
  past: {
    label: m.past,
    heading: m.pastHeading,
    description: m.pastDescription,
    nothing: m.noPast,
    other: "programs",
  },
  programs: {
    label: m.programs,
    heading: m.programs,
    description: m.programsDescription,
    nothing: m.noPrograms,
    other: "upcoming",
  },
};
export const TAB_NAMES = Object.keys(TABS) as EventTab[];
