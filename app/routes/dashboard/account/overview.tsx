import { Icon } from "#app/components/ui/icon.tsx";
import type { OwnMembership, OwnRegistration } from "#worker/domain/privacy/account-overview.server.ts";

export function AccountOverview(props: {
  membership: OwnMembership | undefined;
  registrations: readonly OwnRegistration[];
}) {
  const { membership, registrations } = props;
  const coming = registrations.filter(({ isOver }) => !isOver);
  const next = coming[0];
  return (
    <section className="account-overview" aria-labelledby="account-overview">
      <div className="wrap section">
        <h2 id="account-overview">Your membership and account</h2>
        <ul>
          <Matter href="/dashboard/membership" title="Membership and receipts">
            {membership ? `${membership.plan}, ${membership.days}` : "No paid membership yet"}
          </Matter>
          <Matter href="/dashboard/registrations" title="Event registrations">
            {next ? `${next.title}${coming.length > 1 ? ` and ${coming.length - 1} more` : ""}` : "None at the moment"}
          </Matter>
          <Matter href="/dashboard/profile" title="Profile and email choices">
            Name, phone, address, and what we may write to you
          </Matter>
          <Matter href="/account/security" title="Passkeys and devices">
            How and where you are logged in
          </Matter>
          <Matter href="/dashboard/privacy" title="Privacy centre">
            What we hold of you; download, withdraw, erase
          </Matter>
        </ul>
      </div>
    </section>
  );
}

function Matter({ href, title, children }: { href: string; title: string; children: string }) {
  return (
    <li>
      <a href={href}>
        <strong>{title}</strong>
        <span>{children}</span>
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}
