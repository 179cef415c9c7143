import { type ReactNode, useContext } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { DocumentContext } from "#app/components/layout/document.ts";
import { BackLink, type BackLinkTarget } from "#app/components/ui/back-link.tsx";
import { CONSOLE_PATH } from "#worker/contracts/console/vocabulary.ts";
import { PROBLEMS } from "#worker/contracts/problem.ts";
import { MENU } from "../menu-entries.ts";

export function consoleHeaders() {
  return { "Cache-Control": "no-store" };
}

export function consoleMeta(title: string) {
  return [{ title: `${title} · Console` }, { name: "robots", content: "noindex" }];
}

export function ConsolePage(props: {
  title: string;
  lead?: ReactNode;
  back?: BackLinkTarget;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { title, lead, back, actions, children } = props;
  return (
    <>
      <div className="console-head">
        {back && <BackLink {...back} />}
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {actions && <div className="console-actions">{actions}</div>}
      </div>
      {children}
    </>
  );
}

export function ConsoleErrors() {
  const error = useRouteError();
  const { requestId } = useContext(DocumentContext);
  const isMissing = isRouteErrorResponse(error) && error.status === PROBLEMS.not_found;
  const { pathname } = useLocation();
  const list = MENU.find(({ href }) => href !== CONSOLE_PATH && pathname.startsWith(`${href}/`));
  const title = isMissing ? "Not found" : "Something went wrong on our side";
  return (
    <ConsolePage title={title}>
      <title>{`${title} · Console`}</title>
      <p>
        {isMissing
          ? "This record does not exist or has been deleted."
          : "Nothing was changed. Please try again. If it happens again, pass on the reference below."}
      </p>
      <p className="console-actions">
        {list && (
          <a className="button button-secondary" href={list.href}>
            {`Go to ${list.label}`}
          </a>
        )}
        <a className="button button-secondary" href={CONSOLE_PATH}>
          Go to Today
        </a>
      </p>
      {requestId && <p className="field-help">{`Reference: ${requestId}`}</p>}
    </ConsolePage>
  );
}
