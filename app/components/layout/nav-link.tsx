import { localPath } from "#messages/locale.ts";
import type { Message } from "#messages/message.ts";

export type NavItem = { label: Message; href: string };

export function NavLink({ label, href, path }: NavItem & { path: string }) {
  return (
    <a className="nav-link" href={localPath(href)} aria-current={localPath(href) === path ? "page" : undefined}>
      {label()}
    </a>
  );
}
