import { chooseCover } from "#app/components/ui/generated-picture.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import * as m from "#messages/dashboard/tasks.ts";
import { localPath } from "#messages/locale.ts";
import type { Dashboard } from "#worker/domain/dashboard/overview.server.ts";
import { daysUntilText } from "./days.ts";

type EventProps = { event: NonNullable<Dashboard["event"]> };

export function NextEvent({ event }: EventProps) {
  const { slug, title, on, hours, location, daysLeft, isRegistered, registration, isEnglish } = event;
  return (
    <section className="dashboard-event" aria-labelledby="next-event">
      <Picture image={{ ...chooseCover(event), alt: "" }} />
      <div>
        <h2 id="next-event">{isRegistered ? m.yourNextEvent() : m.nextEvent()}</h2>
        <p className="dashboard-days">{daysUntilText(daysLeft)}</p>
        <h3 lang={isEnglish && "en"}>{title}</h3>
        <p>
          {on}
          {hours && `, ${hours}`}
        </p>
        <p lang={isEnglish && "en"}>{location}</p>
        <p className="dashboard-event-end">
          {isRegistered && (
            <span className="member-page-done">
              <Icon name="check" />
              {m.isRegistered()}
            </span>
          )}
          {isRegistered ? (
            <a href={localPath("/dashboard/registrations")}>{m.yourRegistration()}</a>
          ) : (
            <HowToCome slug={slug} registration={registration} />
          )}
        </p>
      </div>
    </section>
  );
}

function HowToCome({ slug, registration }: Pick<EventProps["event"], "slug" | "registration">) {
  if (registration === "open") return <a href={localPath(`/event-registration?event=${slug}`)}>{m.register()}</a>;
  if (registration === "program") return <a href={localPath(`/events?tab=programs#${slug}`)}>{m.howToJoin()}</a>;
  return <a href={localPath(`/events#${slug}`)}>{registration === "full" ? m.isFull() : m.isClosed()}</a>;
}
