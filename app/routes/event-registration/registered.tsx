import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Rich } from "#app/components/ui/rich.tsx";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/visitors/event-registration.ts";
import type { ChosenEvent } from "./chosen-event.ts";

const STRONG = { strong: (text: string) => <strong>{text}</strong> };

type RegisteredProps = { email: string | undefined; event: ChosenEvent | undefined; siteUrl: string };

/** The next step after a registration, for one event or for all. */
export function Registered({ email = "", event, siteUrl }: RegisteredProps) {
  if (!event) {
    return (
      <>
        <p>
          <Rich text={m.fixedDate} values={{ email }} parts={STRONG} />
        </p>
        <p className="button-row">
          <a className="button button-secondary" href={localPath("/events")}>
            {m.seeEvents()}
          </a>
        </p>
      </>
    );
  }
  const { slug, title, when, where, calendar } = event;
  const link = `${siteUrl}${localPath(`/event-registration?event=${slug}`)}`;
  const invitation = m.invitation({ title, when, link });
  return (
    <>
      <p>
        <strong>{when}</strong>
        <br />
        {where}
      </p>
      <p>
        <Rich text={m.confirmation} values={{ email }} parts={STRONG} />
      </p>
      <p className="button-row">
        {calendar && (
          <a className="button" href={calendar} download>
            <Icon name="calendar-days" />
            {m.addToCalendar()}
          </a>
        )}
        <ExternalLink
          className="button button-secondary"
          href={`https://wa.me/?text=${encodeURIComponent(invitation)}`}
        >
          {m.bringColleague()}
        </ExternalLink>
      </p>
    </>
  );
}
