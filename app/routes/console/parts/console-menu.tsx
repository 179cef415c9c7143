import { type Place, SUBJECTS } from "../places.ts";

type Shown = Pick<Place, "label" | "href" | "also">;
type MenuProps = { places: readonly Place[]; pathname: string };

const HELP: Shown = { label: "Help", href: "/console/help" };

/** The places by subject: folded under the current one's name on phones, always open on wide screens. */
export function ConsoleMenu({ places, pathname }: MenuProps) {
  const current = [...places, HELP].find((place) => currentOf(pathname, place));
  const first = places.filter(({ subject }) => subject === undefined);
  const groups = SUBJECTS.map((subject) => ({ subject, own: places.filter((place) => place.subject === subject) }));
  return (
    <nav aria-label="Console">
      <details className="console-menu">
        <summary>
          <span className="visually-hidden">Menu. You are at: </span>
          {current?.label ?? "Menu"}
        </summary>
        <div className="console-subjects">
          <Places places={first} pathname={pathname} />
          {groups.map(({ subject, own }) => (
            <section key={subject} aria-label={subject} hidden={own.length === 0}>
              <p aria-hidden="true">{subject}</p>
              <Places places={own} pathname={pathname} />
            </section>
          ))}
          <Places places={[HELP]} pathname={pathname} />
        </div>
      </details>
    </nav>
  );
}

function Places({ places, pathname }: { places: readonly Shown[]; pathname: string }) {
  return (
    <ul>
      {places.map((place) => (
        <li key={place.href}>
          <a href={place.href} aria-current={currentOf(pathname, place)}>
            {place.label}
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
