import { Icon } from "./icon.tsx";

export type BackLinkTarget = { href: string; label: string };

/** Where the pages of a member's own matters lead back to. */
export const ACCOUNT_OVERVIEW: BackLinkTarget = { href: "/dashboard#account-overview", label: "Dashboard" };

/** The way to the page above, before the heading. */
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
