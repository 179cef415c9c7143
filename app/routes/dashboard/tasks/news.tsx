import { Kolam } from "#app/components/ornaments/kolam.tsx";
import { coverOf } from "#app/components/ui/generated-picture.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { title as membershipTitle, ofCompany } from "#messages/dashboard/membership.ts";
import * as m from "#messages/dashboard/tasks.ts";
import { localPath } from "#messages/locale.ts";
import type { Dashboard } from "#worker/domain/dashboard/overview.server.ts";
import { daysUntilText, membershipDaysText } from "./days.ts";

type EventProps = { event: NonNullable<Dashboard["event"]> };

export function NextEvent({ event }: EventProps) {
  const { slug, title, on, hours, location, daysLeft, isRegistered, registration, isEnglish } = event;
  return (
    <section className="dashboard-event" aria-labelledby="next-event">
      <Picture image={{ ...coverOf(event), alt: "" }} />
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
            <span className="desk-done">
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

export function OwnMembership({ membership, kolam }: Pick<Dashboard, "membership" | "kolam">) {
  return (
    <section className="dashboard-membership" aria-labelledby="own-membership">
      <div>
        <h2 id="own-membership">{m.yourMembership()}</h2>
        {membership ? (
          <>
            <p className="dashboard-days">{membershipDaysText(membership)}</p>
            <p>{`${membership.plan}, ${membership.days}`}</p>
            {membership.company && <p>{ofCompany({ company: membership.company })}</p>}
            {membership.renewal && <p>{membership.renewal.sentence}</p>}
            <a href={localPath("/dashboard/membership")}>{membershipTitle()}</a>
          </>
        ) : (
          <>
            <p>{m.freeAccount()}</p>
            <a href={localPath("/membership")}>{m.comparePlans()}</a>
          </>
        )}
      </div>
      {kolam && <Kolam kolam={kolam} />}
    </section>
  );
}

const VERDICTS = {
  fits: m.fits,
  likely: m.likely,
  one_step_missing: m.oneStepMissing,
  needs_answer: m.needsAnswer,
  does_not_fit: m.doesNotFit,
} as const;

/** The schemes that best match the saved answers, or a link to the finder. */
export function OwnSchemes({ schemes: { saved, best } }: { schemes: NonNullable<Dashboard["schemes"]> }) {
  return (
    <section className="dashboard-new" aria-labelledby="own-schemes">
      <h2 id="own-schemes">{m.schemes()}</h2>
      {saved && best.length > 0 && (
        <ul>
          {best.map(({ slug, title, verdict, upTo }) => (
            <li key={slug}>
              <h3>
                <a href={localPath(`/SchemesPage/finder${saved.query}#${slug}`)}>{title}</a>
              </h3>
              <p>{m.upTo({ verdict: VERDICTS[verdict](), amount: upTo })}</p>
            </li>
          ))}
        </ul>
      )}
      {saved ? (
        <p>
          <a href={localPath("/dashboard/schemes")}>{m.yourAnswers({ day: saved.day })}</a>
        </p>
      ) : (
        <p>
          <a href={localPath("/SchemesPage/finder")}>{m.findSchemes()}</a>
        </p>
      )}
    </section>
  );
}

export function NewForYou({ reading, news, unfinished }: Pick<Dashboard, "reading" | "news" | "unfinished">) {
  return (
    <section className="dashboard-new" aria-labelledby="new-for-you">
      <h2 id="new-for-you">{m.newForYou()}</h2>
      <ul>
        {unfinished && (
          <li>
            <p className="dashboard-kind">{unfinished.kind}</p>
            <h3>
              <a href={localPath(unfinished.href)}>{unfinished.title}</a>
            </h3>
            <p>{unfinished.text}</p>
          </li>
        )}
        {reading && (
          <li className="dashboard-reading">
            <Picture image={{ ...coverOf(reading), alt: "" }} />
            <div>
              <p className="dashboard-kind">{m.article({ minutes: reading.minutes })}</p>
              <h3 lang={reading.isEnglish && "en"}>
                <a href={localPath(`/BlogsPage/${reading.slug}`)}>{reading.title}</a>
              </h3>
            </div>
          </li>
        )}
        {news && (
          <li>
            <p className="dashboard-kind">{m.news({ date: news.date })}</p>
            <h3 lang={news.isEnglish && "en"}>
              <a href={localPath(`/MSMENews#${news.slug}`)}>{news.title}</a>
            </h3>
          </li>
        )}
      </ul>
    </section>
  );
}

export function Note({ note }: { note: NonNullable<Dashboard["note"]> }) {
  const { from, date, text, href, label, isEnglish } = note;
  return (
    <section className="dashboard-note" aria-labelledby="note">
      <h2 id="note">{m.note()}</h2>
      <p lang={isEnglish && "en"}>{text}</p>
      <p className="desk-facts">
        <span lang={isEnglish && "en"}>{from}</span>
        <span>{date}</span>
      </p>
      <a className="dashboard-more" href={localPath(href)} lang={isEnglish && "en"}>
        {label}
        <Icon name="arrow-right" />
      </a>
    </section>
  );
}
