import * as m from "#messages/visitors/event-registration.ts";
import type { ChosenEvent } from "./chosen-event.ts";

/** Why the form below does not register for the chosen event. */
export function ClosedNotice({ event, isUnknown }: { event: ChosenEvent | undefined; isUnknown: boolean }) {
  if (!isUnknown && (!event || event.isOpen)) return null;
  return (
    <div className="notice">
      <p className="notice-text">{event ? (event.state ?? m.noSeparate()) : m.noEvent()}</p>
      <p className="notice-help">{m.leaveDetails()}</p>
    </div>
  );
}
