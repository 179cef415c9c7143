import { useContext } from "react";
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from "react-router";
import { DocumentContext } from "#app/components/layout/document.ts";
import { CONSOLE_PATH } from "#worker/contracts/console/vocabulary.ts";
import { PROBLEMS } from "#worker/contracts/problem.ts";
import { MENU } from "./menu-entries.ts";
import { ConsolePage } from "./parts/console-page.tsx";

/** Between the shell and its pages: an error of a page keeps the shell. */
export default Outlet;

export function ErrorBoundary() {
  const error = useRouteError();
  const { requestId } = useContext(DocumentContext);
  const isMissing = isRouteErrorResponse(error) && error.status === PROBLEMS.not_found;
  const { pathname } = useLocation();
  const list = MENU.find(({ href }) => href !== CONSOLE_PATH && pathname.startsWith(`${href}/`));
  const title = isMissing ? "Not found" : "Something went wrong on our side";
  return (
    <ConsolePage title={title}>
      <title>{`${title} · Console`}</title>
      <meta name="robots" content="noindex" />
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
