import type { ReactNode } from "react";
import { Outlet, useLocation } from "react-router";
import * as m from "#messages/dashboard/shell.ts";
import { englishPath, localPath } from "#messages/locale.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { MemberErrors } from "./member-page.tsx";

const PLACES = [
  { label: m.tasks, href: "/dashboard", beneath: /^\/dashboard(?:$|\/)/ },
  { label: m.events, href: "/dashboard/registrations", beneath: /^\/dashboard\/registrations$/ },
  {
    label: m.membership,
    href: "/dashboard/membership",
    beneath: /^\/dashboard\/(?:membership|seats|documents)(?:$|\/)/,
  },
  {
    label: m.profile,
    href: "/dashboard/profile",
    beneath: /^\/(?:dashboard\/(?:profile|email)|account\/security)$/,
  },
  { label: m.privacy, href: "/dashboard/privacy", beneath: /^\/dashboard\/privacy(?:$|\/)/ },
];

export const handle = { footer: "line" } satisfies PageHandle;

export default function Shell() {
  return (
    <WithMemberBar>
      <Outlet />
    </WithMemberBar>
  );
}

export function ErrorBoundary() {
  return (
    <WithMemberBar>
      <MemberErrors />
    </WithMemberBar>
  );
}

function WithMemberBar({ children }: { children: ReactNode }) {
  const pathname = englishPath(useLocation().pathname);
  const current = PLACES.findLast(({ beneath }) => beneath.test(pathname));
  return (
    <>
      <nav className="member-bar" aria-label={m.navigation()}>
        <ul className="wrap">
          {PLACES.map(({ label, href }) => (
            <li key={href}>
              <a
                href={localPath(href)}
                aria-current={href === pathname ? "page" : href === current?.href ? "true" : undefined}
              >
                {label()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}
