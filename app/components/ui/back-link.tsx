import { localPath } from "#messages/locale.ts";
import { Icon } from "./icon.tsx";

export type BackLinkTarget = { href: string; label: string };

export function BackLink({ href, label }: BackLinkTarget) {
  return (
    <p className="back-link">
      <a href={localPath(href)}>
        <Icon name="arrow-left" />
        {label}
      </a>
    </p>
  );
}
