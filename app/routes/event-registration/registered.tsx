import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ChosenEvent } from "./chosen-event.ts";

type RegisteredProps = { email: string | undefined; event: ChosenEvent | undefined; siteUrl: string };

/** The next step after a registration, for one event or for all. */
export function Registered({ email, event, siteUrl }: RegisteredProps) {
  if (!event) {
    return (
      <>
        <p>
          As soon as a date is fixed, we will write to <strong>{email}</strong>.
        </p>
        <p className="button-row">
          <a className="button button-secondary" href="/events">
            See the next events
          </a>
        </p>
      </>
    );
  }
  const { slug, title, when, where, calendar } = event;
  const invitation = `${title}, ${when}. Register here: ${siteUrl}/event-registration?event=${slug}`;
  return (
    <>
      <p>
        <strong>{when}</strong>
        <br />
        {where}
      </p>
      <p>
        The confirmation goes to <strong>{email}</strong>. Please tell us if you cannot come: somebody may be waiting
        for your place.
      </p>
      <p className="button-row">
        {calendar && (
          <a className="button" href={calendar} download>
            <Icon name="calendar-days" />
            Add to calendar
          </a>
        )}
        <ExternalLink
          className="button button-secondary"
          href={`https://wa.me/?text=${encodeURIComponent(invitation)}`}
        >
          Bring a colleague
        </ExternalLink>
      </p>
    </>
  );
}
