const LINKS = [
  { label: "Contact Us", href: "/ContactUs" },
  { label: "Terms", href: "/TermsAndConditions" },
  { label: "Privacy", href: "/PrivacyPolicy" },
];

export function LineFooter({ name, year }: { name: string; year: number }) {
  return (
    <footer className="footer line-footer">
      <div className="wrap">
        <p>{`© ${year} ${name}`}</p>
        <ul>
          {LINKS.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
