import * as m from "#messages/footer.ts";
import * as layout from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import type { Entry } from "#worker/content/collections.ts";
import { Icon } from "../ui/icon.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Spinner } from "./spinner.tsx";

const QUICK_LINKS = [
  { label: m.about, href: "/about" },
  { label: layout.events, href: "/events" },
  { label: layout.membership, href: "/membership" },
  { label: layout.contact, href: "/ContactUs" },
  { label: m.terms, href: "/TermsAndConditions" },
  { label: m.privacy, href: "/PrivacyPolicy" },
  { label: m.refunds, href: "/CancellationAndRefund" },
];

type FooterProps = {
  settings: Pick<Entry<"settings">, "name" | "tagline" | "email" | "phone"> & {
    links: Pick<Entry<"settings">["links"], "awards" | "parent" | "foundation" | "facebook" | "linkedin" | "instagram">;
  };
  year: number;
  /** Address of this page in the other language. */
  other: string | undefined;
};

/** Section 2, Mumbai chapter: a spinner until the page's module shows the footer. Without JavaScript: the footer. */
export function LateFooter(props: FooterProps) {
  return (
    <div className="late-footer">
      <noscript>
        <Footer {...props} />
      </noscript>
      <Spinner label={m.loading()} />
    </div>
  );
}

export function CommunityLink({ href }: { href: string }) {
  return (
    <aside aria-label={layout.community()}>
      <a className="whatsapp" href={href} target="_blank" rel="noopener noreferrer">
        <Icon name="whatsapp" />
        <span>{layout.whatsapp()}</span>
      </a>
    </aside>
  );
}

export function Footer({ settings, year, other }: FooterProps) {
  const { name, tagline, email, phone, links } = settings;
  return (
    <footer className="footer">
      <Skyline />
      <div className="footer-inner">
        <div className="footer-about">
          <a className="brand" href={localPath("/")}>
            <i className="brand-sign" />
            <span>{name}</span>
          </a>
          <p>{tagline}</p>
          <LanguageSwitch className="footer-language" href={other} />
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">{m.quickLinks()}</h2>
          <ul className="footer-links">
            {QUICK_LINKS.map(({ label, href }) => (
              <li key={href}>
                <a href={localPath(href)}>{label()}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{m.aroundForum()}</h2>
          <ul className="footer-links">
            <External href={links.awards}>{m.awards()}</External>
            <External href={links.parent}>{m.parent()}</External>
            <External href={links.foundation}>{m.foundation()}</External>
          </ul>
        </div>
        <div>
          <h2>{m.contact()}</h2>
          <address>
            <EmailLink email={email} />
            <PhoneLink phone={phone} />
          </address>
          <ul className="footer-networks">
            <External href={links.facebook} icon="facebook" label={m.facebook()} />
            <External href={links.linkedin} icon="linkedin" label={m.linkedin()} />
            <External href={links.instagram} icon="instagram" label={m.instagram()} />
          </ul>
        </div>
      </div>
      <p className="footer-copyright">{m.copyright({ year, name })}</p>
    </footer>
  );
}

/** In narrow columns, the address breaks after the @. */
function EmailLink({ email }: { email: string }) {
  const [user, host] = email.split("@");
  return (
    <a href={`mailto:${email}`}>
      <span>
        {`${user}@`}
        <wbr />
        {host}
      </span>
    </a>
  );
}

type ExternalProps = { href: string } & ({ children: string } | { icon: string; label: string });

function External({ href, ...content }: ExternalProps) {
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={"label" in content ? content.label : undefined}
      >
        {"icon" in content ? <Icon name={content.icon} /> : content.children}
      </a>
    </li>
  );
}

const CITIES = [
  { city: m.delhi, href: "/team#delhi" },
  { city: m.raipur, href: "/team#raipur" },
  { city: m.indore, href: "/team#indore" },
  { city: m.bhubaneswar, href: "/team#bhubaneswar" },
  { city: m.mumbai, href: "/mahagrowth" },
];

/** Landmarks of five cities in one line, each above the link to its chapter. */
function Skyline() {
  return (
    <div className="skyline">
      <img src="/pictures/skyline.svg" alt="" width="1500" height="210" loading="lazy" />
      <ul aria-label={m.chapters()}>
        {CITIES.map(({ city, href }) => (
          <li key={href}>
            <a href={localPath(href)}>{city()}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
