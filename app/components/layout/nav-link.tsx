export type Entry = { label: string; href: string };

export function NavLink({ label, href, path }: Entry & { path: string }) {
  return (
    <a className="nav-link" href={href} aria-current={href === path ? "page" : undefined}>
      {label}
    </a>
  );
}
