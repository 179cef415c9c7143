import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { PhoneLink } from "#app/components/ui/phone-link.tsx";
import { SampleBadge } from "#app/components/ui/sample-badge.tsx";
import * as m from "#messages/visitors/contact.ts";
import type { Route } from "./+types/route.ts";

export function Details(details: Omit<Route.ComponentProps["loaderData"], "siteKey">) {
  const { email, phone, address, legalName, grievanceOfficer, sample, whatsapp } = details;
  return (
    <section className="contact-details" aria-labelledby="contact-details">
      <h2 id="contact-details">{m.directly()}</h2>
      <dl>
        <div className="contact-detail-large">
          <dt>{m.email()}</dt>
          <dd>
            <MailLink email={email} />
          </dd>
        </div>
        <div className="contact-detail-large">
          <dt>{m.phone()}</dt>
          <dd>
            <PhoneLink phone={phone} />
          </dd>
        </div>
        <div>
          <dt>{m.address()}</dt>
          <dd>
            <address>
              {legalName} {sample && <SampleBadge />}
              <br />
              {address}
            </address>
          </dd>
        </div>
        <div>
          <dt>{m.officer()}</dt>
          <dd>
            <WithMailLink text={grievanceOfficer} />
            <p className="field-help">{m.officerHelp()}</p>
          </dd>
        </div>
        <div>
          <dt>{m.members()}</dt>
          <dd>
            <ExternalLink href={whatsapp}>{m.askGroup()}</ExternalLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function MailLink({ email }: { email: string }) {
  const [mailbox, domain] = email.split("@");
  return (
    <a href={`mailto:${email}`}>
      {mailbox}@<wbr />
      {domain}
    </a>
  );
}

/** Turns the email address in a text of the settings into a link. */
function WithMailLink({ text }: { text: string }) {
  const [before, email, after] = text.split(/([^\s,;]+@[^\s,;]+)/);
  return (
    <p>
      {before}
      {email && <MailLink email={email} />}
      {after}
    </p>
  );
}
