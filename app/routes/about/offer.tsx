import { localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/about.ts";

/** Section 1: what the forum does and for whom. */
export function Offer() {
  return (
    <section className="section about-offer">
      <div className="wrap about-offer-inner">
        <div>
          <h2>{m.whatWeDo()}</h2>
          <dl>
            {SERVICES.map(({ title, text, label, href }) => (
              <div key={href}>
                <dt>{title()}</dt>
                <dd>
                  {text()} <a href={localPath(href)}>{label()}</a>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2>{m.forWhom()}</h2>
          <dl>
            {AUDIENCE.map(({ title, text }) => (
              <div key={title()}>
                <dt>{title()}</dt>
                <dd>{text()}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

const SERVICES = [
  { title: m.funding, text: m.fundingText, label: m.fundingLink, href: "/Ourinitiatives#nivesh-manthan" },
  { title: m.mentorship, text: m.mentorshipText, label: m.mentorshipLink, href: "/team#our-mentors" },
  { title: m.events, text: m.eventsText, label: m.eventsLink, href: "/events" },
  { title: m.schemes, text: m.schemesText, label: m.schemesLink, href: "/SchemesPage" },
  { title: m.paid, text: m.paidText, label: m.paidLink, href: "/membership" },
] as const;

const AUDIENCE = [
  { title: m.businesses, text: m.businessesText },
  { title: m.startups, text: m.startupsText },
  { title: m.investors, text: m.investorsText },
  { title: m.mentors, text: m.mentorsText },
  { title: m.students, text: m.studentsText },
  { title: m.visitors, text: m.visitorsText },
] as const;
