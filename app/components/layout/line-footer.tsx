import * as m from "#messages/footer.ts";
import * as layout from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import { LanguageSwitch } from "./language-switch.tsx";

const LINKS = [
  { label: layout.contact, href: "/ContactUs" },
  { label: m.termsShort, href: "/TermsAndConditions" },
  { label: m.privacyShort, href: "/PrivacyPolicy" },
];

export function LineFooter({ name, year, other }: { name: string; year: number; other: string | undefined }) {
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
          {other && (
            <li>
              <LanguageSwitch className="footer-language" href={other} />
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
