import * as m from "#messages/layout.ts";
import { LogOutButton } from "./log-out-button.tsx";
import { NavLink } from "./nav-link.tsx";

export const LOGIN = { label: m.login, href: "/login" };
export const DASHBOARD = { label: m.dashboard, href: "/dashboard" };

/** If the browser stores a user, the site module shows the disc instead of Login and fills in the name. */
export function AccountMenu({ path }: { path: string }) {
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
