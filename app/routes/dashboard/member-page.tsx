import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { FailedPage, MissingPage } from "#app/components/error-page.tsx";
import { Icon } from "#app/components/icon.tsx";
import { PROBLEMS } from "#worker/contracts/problem.ts";

/** Pages of one member alone: nothing keeps them, no search engine lists them, and no application script is needed. */
export const memberPage = { isPlain: true, isPrivate: true };

export function memberHeaders() {
  return { "Cache-Control": "no-store" };
}

export function memberMeta(title: string) {
  return [{ title: `${title} · MASA Forum` }, { name: "robots", content: "noindex" }];
}

/** The frame of a page below the dashboard. */
export function MemberPage(props: {
  title: string;
  lead: ReactNode;
  back?: { href: string; label: string };
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { title, lead, back = { href: "/dashboard", label: "Your tasks" }, aside, children } = props;
  return (
    <>
      <section className="page-head desk-head">
        <div className="wrap">
          <p className="desk-back">
            <a href={back.href}>
              <Icon name="arrow-left" />
              {back.label}
            </a>
          </p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </section>
      <div className={`wrap section desk${aside ? " desk-with-aside" : ""}`}>
        {aside && <aside className="desk-aside">{aside}</aside>}
        <div className="desk-main">{children}</div>
      </div>
    </>
  );
}

/** What a member sees instead of another role's page, of somebody else's writing, and of a page that failed. */
export function MemberErrors() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 0;
  if (status === PROBLEMS.not_found[0]) return <MissingPage />;
  if (status !== PROBLEMS.wrong_role[0]) return <FailedPage path={pathname} />;
  return (
    <section className="error-page">
      <title>Another role's page · MASA Forum</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <h1>This page belongs to another role</h1>
        <p className="lead">
          You are signed in, but with a role that has other tasks. If your role is wrong, write to us and we correct it.
        </p>
        <p className="button-row">
          <a className="button" href="/dashboard">
            Your tasks
          </a>
          <a className="button button-secondary" href="/ContactUs">
            Contact Us
          </a>
        </p>
      </div>
    </section>
  );
}
