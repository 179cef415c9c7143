import { Icon } from "./icon.tsx";

export type BackLinkTarget = { href: string; label: string };

export const ACCOUNT_OVERVIEW: BackLinkTarget = { href: "/dashboard#account-overview", label: "Dashboard" };

export function BackLink({ href, label }: BackLinkTarget) {
  return (
    <p className="back-link">
      <a href={href}>
        <Icon name="arrow-left" />
        {label}
      </a>
    </p>
  );
}
