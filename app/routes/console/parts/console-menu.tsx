import { type MenuEntry, SUBJECTS } from "../menu-entries.ts";

type Shown = Pick<MenuEntry, "label" | "href" | "also">;
type MenuProps = { entries: readonly MenuEntry[]; pathname: string };

const HELP: Shown = { label: "Help", href: "/console/help" };

/** The entries by subject: folded under the current one's name on phones, always open on wide screens. */
export function ConsoleMenu({ entries, pathname }: MenuProps) {
  const current = [...entries, HELP].find((entry) => currentOf(pathname, entry));
  const first = entries.filter(({ subject }) => subject === undefined);
  const groups = SUBJECTS.map((subject) => ({ subject, own: entries.filter((entry) => entry.subject === subject) }));
  return (
    <nav aria-label="Console">
      <details className="console-menu">
        <summary>
          <span className="visually-hidden">Menu. You are at: </span>
          {current?.label ?? "Menu"}
        </summary>
        <div className="console-subjects">
          <MenuList entries={first} pathname={pathname} />
          {groups.map(({ subject, own }) => (
            <section key={subject} aria-label={subject} hidden={own.length === 0}>
              <p aria-hidden="true">{subject}</p>
              <MenuList entries={own} pathname={pathname} />
            </section>
          ))}
          <MenuList entries={[HELP]} pathname={pathname} />
        </div>
      </details>
    </nav>
  );
}

function MenuList({ entries, pathname }: { entries: readonly Shown[]; pathname: string }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.href}>
          <a href={entry.href} aria-current={currentOf(pathname, entry)}>
            {entry.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function currentOf(pathname: string, { href, also = [] }: Shown): "page" | "true" | undefined {
  if (pathname === href) return "page";
  const starts = href === "/console" ? also : [href, ...also];
  return starts.some((start) => `${pathname}/`.startsWith(`${start}/`)) ? "true" : undefined;
}
