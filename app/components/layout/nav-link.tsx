import { localPath } from "#messages/locale.ts";
import type { Message } from "#messages/message.ts";

export type Entry = { label: Message; href: string };

export function NavLink({ label, href, path }: Entry & { path: string }) {
  return (
    <a className="nav-link" href={localPath(href)} aria-current={localPath(href) === path ? "page" : undefined}>
      {label()}
    </a>
  );
}
