import { Icon } from "../ui/icon.tsx";
import { AccountMenu, DASHBOARD, LOGIN } from "./account-menu.tsx";
import { type Entry, NavLink } from "./nav-link.tsx";

type Menu = { label: string; id: string; entries: Entry[] };

/** Section 2, global elements: the bar's entries in their order. */
const ENTRIES: Array<Entry | Menu> = [
  {
    label: "About",
    id: "menu-about",
    entries: [
      { label: "Mission/Vision", href: "/about" },
      { label: "Our Team", href: "/team" },
      { label: "Our Partners", href: "/Partners" },
      { label: "Our Members", href: "/ourmembers" },
    ],
  },
  { label: "Our Initiatives", href: "/Ourinitiatives" },
  { label: "Membership", href: "/membership" },
  { label: "Events", href: "/events" },
  { label: "Mumbai MASA", href: "/mahagrowth" },
  {
    label: "Resources",
    id: "menu-resources",
    entries: [
      { label: "Blogs", href: "/BlogsPage" },
      { label: "MSME Times", href: "/MSMENews" },
      { label: "Schemes", href: "/SchemesPage" },
    ],
  },
  { label: "MASA in Media", href: "/masainmedia" },
  { label: "Contact Us", href: "/ContactUs" },
];

/**
 * The inside of the bar. It works as a document: dropdowns and the mobile menu are popovers, which the browser itself
 * opens by mouse, touch and keyboard, and closes on a click outside and on Escape.
 */
export function Navigation({ name, path }: { name: string; path: string }) {
  return (
    <>
      <div className="bar-inner">
        <a className="brand" href="/" aria-label={`${name}, home`}>
          <i className="brand-sign" />
          <span>{name}</span>
        </a>
        <AccountMenu path={path} />
        <a className="button bar-join" href="/register">
          Join As a Member
        </a>
        <a className="button bar-register" href="/register">
          Register
        </a>
        <button className="bar-toggle" type="button" popoverTarget="menu-mobile" aria-label="Menu">
          <Icon name="menu" />
        </button>
        <nav className="bar-nav" aria-label="Main">
          <ul>
            {ENTRIES.map((entry) => (
              <li key={entry.label}>
                {"href" in entry ? <NavLink {...entry} path={path} /> : <Dropdown {...entry} path={path} />}
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <MobileMenu path={path} />
    </>
  );
}

function MobileMenu({ path }: { path: string }) {
  return (
    <nav className="mobile-menu" id="menu-mobile" popover="auto" aria-label="Menu">
      <ul>
        <li className="guest">
          <NavLink {...LOGIN} path={path} />
        </li>
        <li className="user">
          <NavLink {...DASHBOARD} path={path} />
        </li>
        {ENTRIES.map((entry) =>
          "href" in entry ? (
            <li key={entry.href}>
              <NavLink {...entry} path={path} />
            </li>
          ) : (
            <li key={entry.id}>
              <span id={`${entry.id}-title`}>{entry.label}</span>
              <ul aria-labelledby={`${entry.id}-title`}>
                <Entries entries={entry.entries} path={path} />
              </ul>
            </li>
          ),
        )}
        <li>
          <a className="button" href="/register">
            Register
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Entries({ entries, path }: { entries: Entry[]; path: string }) {
  return entries.map((entry) => (
    <li key={entry.href}>
      <NavLink {...entry} path={path} />
    </li>
  ));
}

function Dropdown({ label, id, entries, path }: Menu & { path: string }) {
  const isCurrent = entries.some(({ href }) => href === path);
  return (
    <>
      <button className={`nav-link ${id}`} type="button" popoverTarget={id} data-current={isCurrent || undefined}>
        {label}
        <Icon name="chevron-down" />
      </button>
      <ul className="dropdown" id={id} popover="auto">
        <Entries entries={entries} path={path} />
      </ul>
    </>
  );
}
