import type { ChosenEvent } from "./chosen-event.ts";

/** Why the form below does not register for the chosen event. */
export function ClosedNotice({ event, isUnknown }: { event: ChosenEvent | undefined; isUnknown: boolean }) {
  if (!isUnknown && (!event || event.isOpen)) return null;
  return (
    <div className="notice">
      <p className="notice-text">{event ? (event.state ?? ALWAYS) : UNKNOWN}</p>
      <p className="notice-help">Leave your details below and we will write to you about the next date.</p>
    </div>
  );
}

const ALWAYS = "This programme takes no separate registrations.";
const UNKNOWN = "We have no event under this address.";
