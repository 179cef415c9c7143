import { type ReactNode, useContext } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { ClientScript } from "#app/components/layout/client-script.tsx";
import { DocumentContext } from "#app/components/layout/document.ts";
import type { BackLinkTarget } from "#app/components/ui/back-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import * as m from "#messages/dashboard/shell.ts";
import * as errors from "#messages/errors.ts";
import * as layout from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { PROBLEMS } from "#worker/contracts/problem.ts";
import { MemberHead } from "./member-head.tsx";

/** Private pages: never cached or indexed, not hydrated. */
export const memberPage = { hydrate: false, private: true } satisfies PageHandle;

export function memberMeta(title: string) {
  return [{ title: `${title} · ${layout.brand()}` }, { name: "robots", content: "noindex" }];
}

export function MemberPage(props: {
  title: string;
  lead: ReactNode;
  back?: BackLinkTarget;
  aside?: ReactNode;
  /** For lists whose rows use the page's whole width. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const { title, lead, back, aside, isWide, children } = props;
  const { viewer } = useContext(DocumentContext);
  return (
    <>
      <MemberHead title={title} lead={lead} back={back} />
      <div
        className={`wrap section member-page-columns${aside ? " member-page-with-aside" : ""}${isWide ? " member-page-wide" : ""}`}
      >
        {aside && <aside className="member-page-aside">{aside}</aside>}
        <div className="member-page-main">
          <div className="notice" data-restored hidden>
            <output className="notice-text">
              <Icon name="info" />
              {m.typedBack()}
            </output>
          </div>
          {children}
        </div>
      </div>
      {viewer && <ClientScript name="member-page" settings={viewer} />}
    </>
  );
}

export function MemberSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="own-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

const REFUSALS = {
  wrong_role: { title: m.wrongRoleTitle, text: m.wrongRole },
  not_found: { title: m.missingTitle, text: m.missing },
  internal_error: { title: errors.failed, text: m.failed },
} as const;

/** Does not use the root's error pages, which would become a separate chunk on every page. */
export function MemberErrors() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { requestId } = useContext(DocumentContext);
  const status = isRouteErrorResponse(error) ? error.status : 0;
  const code = (["wrong_role", "not_found"] as const).find((name) => PROBLEMS[name] === status) ?? "internal_error";
  const { title, text } = REFUSALS[code];
  const first =
    code === "internal_error"
      ? { href: pathname, label: errors.tryAgain() }
      : { href: localPath("/dashboard"), label: m.yourTasks() };
  return (
    <section className="error-page">
      <title>{`${title()} · ${layout.brand()}`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <h1>{title()}</h1>
        <p className="lead">{text()}</p>
        <p className="button-row">
          <a className="button" href={first.href}>
            {first.label}
          </a>
          <a className="button button-secondary" href={localPath("/ContactUs")}>
            {layout.contact()}
          </a>
        </p>
        {code !== "wrong_role" && requestId && <p className="field-help">{errors.reference({ requestId })}</p>}
      </div>
    </section>
  );
}
