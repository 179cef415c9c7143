import { Icon } from "./icon.tsx";

export type BackLinkTarget = { href: string; label: string };

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
