import type { Entry } from "#worker/content/collections.ts";
import { Icon } from "../ui/icon.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import { Skyline } from "./skyline.tsx";
import { Spinner } from "./spinner.tsx";

const QUICK_LINKS = [
  { label: "About us", href: "/about" },
  { label: "Events", href: "/events" },
  { label: "Membership", href: "/membership" },
  { label: "Contact Us", href: "/ContactUs" },
  { label: "Terms and Conditions", href: "/TermsAndConditions" },
  { label: "Privacy Policy", href: "/PrivacyPolicy" },
  { label: "Cancellation and Refund", href: "/CancellationAndRefund" },
];

type FooterProps = {
  settings: Pick<Entry<"settings">, "name" | "tagline" | "email" | "phone"> & {
    links: Pick<Entry<"settings">["links"], "awards" | "parent" | "foundation" | "facebook" | "linkedin" | "instagram">;
  };
  year: number;
};

/** Section 2, Mumbai chapter: a spinner until the page's module shows the footer, which is there without JavaScript. */
export function LateFooter({ settings, year }: FooterProps) {
  return (
    <div className="late-footer">
      <noscript>
        <Footer settings={settings} year={year} />
      </noscript>
      <Spinner label="Loading the footer" />
    </div>
  );
}

export function CommunityLink({ href }: { href: string }) {
  return (
    <aside aria-label="Community">
      <a className="whatsapp" href={href} target="_blank" rel="noopener noreferrer">
        <Icon name="whatsapp" />
        <span>Join our WhatsApp group</span>
      </a>
    </aside>
  );
}

export function Footer({ settings, year }: FooterProps) {
  const { name, tagline, email, phone, links } = settings;
  return (
    <footer className="footer">
      <Skyline />
      <div className="footer-inner">
        <div className="footer-about">
          <a className="brand" href="/">
            <i className="brand-sign" />
            <span>{name}</span>
          </a>
          <p>{tagline}</p>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">Quick links</h2>
          <ul className="footer-links">
            {QUICK_LINKS.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>Around the forum</h2>
          <ul className="footer-links">
            <External href={links.awards}>MASA Awards</External>
            <External href={links.parent}>Parent company</External>
            <External href={links.foundation}>Foundation</External>
          </ul>
        </div>
        <div>
          <h2>Contact</h2>
          <address>
            <EmailLink email={email} />
            <PhoneLink phone={phone} />
          </address>
          <ul className="footer-networks">
            <External href={links.facebook} icon="facebook" label="Facebook" />
            <External href={links.linkedin} icon="linkedin" label="LinkedIn" />
            <External href={links.instagram} icon="instagram" label="Instagram" />
          </ul>
        </div>
      </div>
      <p className="footer-copyright">{`© ${year} ${name}. All rights reserved.`}</p>
    </footer>
  );
}

/** In a narrow column the address breaks after its sign. */
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
