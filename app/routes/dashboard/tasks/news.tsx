import { Kolam } from "#app/components/ornaments/kolam.tsx";
import { coverOf } from "#app/components/ui/generated-picture.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import type { Dashboard } from "#worker/domain/dashboard/overview.server.ts";
import { daysUntilText, membershipDaysText } from "./days.ts";

type EventProps = { event: NonNullable<Dashboard["event"]> };

export function NextEvent({ event }: EventProps) {
  const { slug, title, on, hours, location, daysLeft, isRegistered, registration } = event;
  return (
    <section className="dashboard-event" aria-labelledby="next-event">
      <Picture image={{ ...coverOf(event), alt: "" }} />
      <div>
        <h2 id="next-event">{isRegistered ? "Your next event" : "Next event"}</h2>
        <p className="dashboard-days">{daysUntilText(daysLeft)}</p>
        <h3>{title}</h3>
        <p>
          {on}
          {hours && `, ${hours}`}
        </p>
        <p>{location}</p>
        <p className="dashboard-event-end">
          {isRegistered && (
            <span className="desk-done">
              <Icon name="check" />
              You are registered
            </span>
          )}
          {isRegistered ? (
            <a href="/dashboard/registrations">Your registration</a>
          ) : (
            <HowToCome slug={slug} registration={registration} />
          )}
        </p>
      </div>
    </section>
  );
}

function HowToCome({ slug, registration }: Pick<EventProps["event"], "slug" | "registration">) {
  if (registration === "open") return <a href={`/event-registration?event=${slug}`}>Register for this event</a>;
  if (registration === "program") return <a href={`/events?tab=programs#${slug}`}>How to join</a>;
  return <a href={`/events#${slug}`}>{registration === "full" ? "All places are taken" : "Registration is closed"}</a>;
}

export function OwnMembership({ membership, kolam }: Pick<Dashboard, "membership" | "kolam">) {
  return (
    <section className="dashboard-membership" aria-labelledby="own-membership">
      <div>
        <h2 id="own-membership">Your membership</h2>
        {membership ? (
          <>
            <p className="dashboard-days">{membershipDaysText(membership)}</p>
            <p>{`${membership.plan}, ${membership.days}`}</p>
            {membership.company && <p>{`Your seat is part of the membership of ${membership.company}.`}</p>}
            {membership.renewal && <p>{membership.renewal.sentence}</p>}
            <a href="/dashboard/membership">Membership and receipts</a>
          </>
        ) : (
          <>
            <p>
              You have a free account. A membership adds the Monthly Connect, member prices and, from Premium Member,
              mentor sessions.
            </p>
            <a href="/membership">Compare the plans</a>
          </>
        )}
      </div>
      {kolam && <Kolam kolam={kolam} />}
    </section>
  );
}

const VERDICTS = {
  fits: "You appear to be eligible.",
  likely: "Likely. Confirm it with the source.",
  one_step_missing: "One step is missing.",
  needs_answer: "It needs another answer.",
  does_not_fit: "It does not fit.",
} as const;

/** The best matches of the saved answers, or the way to the finder. */
export function OwnSchemes({ schemes: { saved, best } }: { schemes: NonNullable<Dashboard["schemes"]> }) {
  return (
    <section className="dashboard-new" aria-labelledby="own-schemes">
      <h2 id="own-schemes">Schemes for you</h2>
      {saved && best.length > 0 && (
        <ul>
          {best.map(({ slug, title, verdict, upTo }) => (
            <li key={slug}>
              <h3>
                <a href={`/SchemesPage/finder${saved.query}#${slug}`}>{title}</a>
              </h3>
              <p>{`${VERDICTS[verdict]} Up to: ${upTo}.`}</p>
            </li>
          ))}
        </ul>
      )}
      {saved ? (
        <p>
          <a href="/dashboard/schemes">{`Your answers of ${saved.day}, and your reminders`}</a>
        </p>
      ) : (
        <p>
          <a href="/SchemesPage/finder">Find the schemes that fit your business</a>
        </p>
      )}
    </section>
  );
}

export function NewForYou({ reading, news, unfinished }: Pick<Dashboard, "reading" | "news" | "unfinished">) {
  return (
    <section className="dashboard-new" aria-labelledby="new-for-you">
      <h2 id="new-for-you">New for you</h2>
      <ul>
        {unfinished && (
          <li>
            <p className="dashboard-kind">{unfinished.kind}</p>
            <h3>
              <a href={unfinished.href}>{unfinished.title}</a>
            </h3>
            <p>{unfinished.text}</p>
          </li>
        )}
        {reading && (
          <li className="dashboard-reading">
            <Picture image={{ ...coverOf(reading), alt: "" }} />
            <div>
              <p className="dashboard-kind">{`Article · ${reading.minutes} minutes`}</p>
              <h3>
                <a href={`/BlogsPage/${reading.slug}`}>{reading.title}</a>
              </h3>
            </div>
          </li>
        )}
        {news && (
          <li>
            <p className="dashboard-kind">{`MSME Times · ${news.date}`}</p>
            <h3>
              <a href={`/MSMENews#${news.slug}`}>{news.title}</a>
            </h3>
          </li>
        )}
      </ul>
    </section>
  );
}

export function Note({ note }: { note: NonNullable<Dashboard["note"]> }) {
  const { from, date, text, href, label } = note;
  return (
    <section className="dashboard-note" aria-labelledby="note">
      <h2 id="note">A note from the forum</h2>
      <p>{text}</p>
      <p className="desk-facts">
        <span>{from}</span>
        <span>{date}</span>
      </p>
      <a className="dashboard-more" href={href}>
        {label}
        <Icon name="arrow-right" />
      </a>
    </section>
  );
}
