import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import * as m from "#messages/visitors/event-registration.ts";
import type { ChosenEvent } from "./chosen-event.ts";

export function Head({ event }: { event: ChosenEvent | undefined }) {
  if (!event) {
    return (
      <section className="page-head event-registration-head">
        <div className="wrap">
          <h1>{m.pageTitle()}</h1>
          <p className="lead">{m.lead()}</p>
        </div>
      </section>
    );
  }
  const { title, when, where, map, state, fee, image } = event;
  return (
    <section className="page-head event-registration-one">
      <div className="wrap">
        <div>
          <h1>{m.pageTitle()}</h1>
          <p className="lead">
            <strong>{title}</strong>
          </p>
          <ul>
            <li>
              <Icon name="calendar-days" />
              <span>{when}</span>
            </li>
            <li>
              <Icon name="map-pin" />
              <span>{map ? <a href={map}>{where}</a> : where}</span>
            </li>
          </ul>
          <p className="event-registration-state">{[fee, state].filter(Boolean).join(" ")}</p>
        </div>
        <Picture image={image} isFirst />
      </div>
    </section>
  );
}
