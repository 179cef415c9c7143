import * as m from "#messages/footer.ts";
import * as layout from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";

const LINKS = [
  { label: layout.contact, href: "/ContactUs" },
  { label: m.termsShort, href: "/TermsAndConditions" },
  { label: m.privacyShort, href: "/PrivacyPolicy" },
];

export function LineFooter({ name, year }: { name: string; year: number }) {
  return (
    <footer className="footer line-footer">
      <div className="wrap">
        <p>{`© ${year} ${name}`}</p>
        <ul>
          {LINKS.map(({ label, href }) => (
            <li key={href}>
              <a href={localPath(href)}>{label()}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
