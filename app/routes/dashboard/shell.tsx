import { Outlet, useLocation } from "react-router";
import type { PageHandle } from "#worker/contracts/page-handle.ts";

const PLACES = [
  { label: "Tasks", href: "/dashboard", beneath: /^\/dashboard(?:$|\/)/ },
  { label: "Events", href: "/dashboard/registrations", beneath: /^\/dashboard\/registrations$/ },
  {
    label: "Membership",
    href: "/dashboard/membership",
    beneath: /^\/dashboard\/(?:membership|seats|documents)(?:$|\/)/,
  },
  {
    label: "Profile",
    href: "/dashboard/profile",
    beneath: /^\/(?:dashboard\/(?:profile|email)|account\/security)$/,
  },
  { label: "Privacy", href: "/dashboard/privacy", beneath: /^\/dashboard\/privacy(?:$|\/)/ },
];

export const handle = { footer: "line" } satisfies PageHandle;

export default function Shell() {
  const { pathname } = useLocation();
  const current = PLACES.findLast(({ beneath }) => beneath.test(pathname));
  return (
    <>
      <nav className="member-bar" aria-label="Your account">
        <ul className="wrap">
          {PLACES.map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === pathname ? "page" : href === current?.href ? "true" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}
