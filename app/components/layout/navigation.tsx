import * as m from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import type { Message } from "#messages/message.ts";
import { Icon } from "../ui/icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LogOutButton } from "./log-out-button.tsx";
import { type NavItem, NavLink } from "./nav-link.tsx";

type Menu = { label: Message; id: string; items: NavItem[] };

/** Section 2, global elements: the bar's items, in display order. */
const ITEMS: Array<NavItem | Menu> = [
  {
    label: m.about,
    id: "menu-about",
    items: [
      { label: m.missionVision, href: "/about" },
      { label: m.ourTeam, href: "/team" },
      { label: m.ourPartners, href: "/Partners" },
      { label: m.ourMembers, href: "/ourmembers" },
    ],
  },
  { label: m.ourInitiatives, href: "/Ourinitiatives" },
  { label: m.membership, href: "/membership" },
  { label: m.events, href: "/events" },
  { label: m.mumbai, href: "/mahagrowth" },
  {
    label: m.resources,
    id: "menu-resources",
    items: [
      { label: m.blogs, href: "/BlogsPage" },
      { label: m.msmeTimes, href: "/MSMENews" },
      { label: m.schemes, href: "/SchemesPage" },
    ],
  },
  { label: m.inMedia, href: "/masainmedia" },
  { label: m.contact, href: "/ContactUs" },
];

/**
 * The contents of the bar. They work without JavaScript: the dropdowns and the mobile menu are popovers, which the
 * browser opens by mouse, touch and keyboard, and closes on Escape or a click outside.
 */
export function Navigation({ name, path, other }: { name: string; path: string; other: string | undefined }) {
  return (
    <>
      <div className="bar-inner">
        <a className="brand" href={localPath("/")} aria-label={m.home({ name })}>
          <i className="brand-sign" />
          <span>{name}</span>
        </a>
        <LanguageSwitch className="nav-link bar-language" href={other} />
        <AccountMenu path={path} />
        <a className="button bar-join" href={localPath("/register")}>
          {m.join()}
        </a>
        <a className="button bar-register" href={localPath("/register")}>
          {m.register()}
        </a>
        <button className="bar-toggle" type="button" popoverTarget="menu-mobile" aria-label={m.menu()}>
          <Icon name="menu" />
        </button>
        <nav className="bar-nav" aria-label={m.mainNavigation()}>
          <ul>
            {ITEMS.map((item) => (
              <li key={"href" in item ? item.href : item.id}>
                {"href" in item ? <NavLink {...item} path={path} /> : <Dropdown {...item} path={path} />}
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <MobileMenu path={path} other={other} />
    </>
  );
}

function MobileMenu({ path, other }: { path: string; other: string | undefined }) {
  return (
    <nav className="mobile-menu" id="menu-mobile" popover="auto" aria-label={m.menu()}>
      <ul>
        <li className="guest">
          <NavLink {...LOGIN} path={path} />
        </li>
        <li className="user">
          <NavLink {...DASHBOARD} path={path} />
        </li>
        {other && (
          <li>
            <LanguageSwitch className="nav-link" href={other} />
          </li>
        )}
        {ITEMS.map((item) =>
          "href" in item ? (
            <li key={item.href}>
              <NavLink {...item} path={path} />
            </li>
          ) : (
            <li key={item.id}>
              <span id={`${item.id}-title`}>{item.label()}</span>
              <ul aria-labelledby={`${item.id}-title`}>
                <Items items={item.items} path={path} />
              </ul>
            </li>
          ),
        )}
        <li>
          <a className="button" href={localPath("/register")}>
            {m.register()}
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Items({ items, path }: { items: NavItem[]; path: string }) {
  return items.map((item) => (
    <li key={item.href}>
      <NavLink {...item} path={path} />
    </li>
  ));
}

function Dropdown({ label, id, items, path }: Menu & { path: string }) {
  const isCurrent = items.some(({ href }) => localPath(href) === path);
  return (
    <>
      <button className={`nav-link ${id}`} type="button" popoverTarget={id} data-current={isCurrent || undefined}>
        {label()}
        <Icon name="chevron-down" />
      </button>
      <ul className="dropdown" id={id} popover="auto">
        <Items items={items} path={path} />
      </ul>
    </>
  );
}

const LOGIN = { label: m.login, href: "/login" };
const DASHBOARD = { label: m.dashboard, href: "/dashboard" };

/** If the browser stores a user, the site module shows the disc instead of Login and fills in the name. */
function AccountMenu({ path }: { path: string }) {
  return (
    <div className="bar-account">
      <span className="guest">
        <NavLink {...LOGIN} path={path} />
      </span>
      <button className="user bar-disc" type="button" popoverTarget="menu-account">
        <span className="account-initials" aria-hidden="true" {...FILLED_BY_SITE_MODULE} />
        <span className="visually-hidden">{m.account()}</span>
      </button>
      <div className="dropdown" id="menu-account" popover="auto">
        <p className="account-name" {...FILLED_BY_SITE_MODULE} />
        <NavLink {...DASHBOARD} path={path} />
        <LogOutButton className="nav-link" />
      </div>
    </div>
  );
}

/** Keeps React from updating content that the site module has filled in. */
const FILLED_BY_SITE_MODULE = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };
