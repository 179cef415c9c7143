import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { addressPath } from "#app/session/destination.ts";
import * as m from "#messages/dashboard/seats.ts";
import { brand } from "#messages/layout.ts";
import { PROBLEMS } from "#worker/contracts/problem.ts";
import { MemberErrors } from "../member-page.tsx";

/** Looks the same for an invitation of someone else and for none, so that it says nothing about either. */
export function InvitationErrors() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (!isRouteErrorResponse(error) || error.status !== PROBLEMS.not_found) return <MemberErrors />;
  return (
    <section className="error-page">
      <title>{`${m.otherAccount()} · ${brand()}`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <h1>{m.otherAccount()}</h1>
        <p className="lead">{m.otherAccountHelp()}</p>
        <p className="button-row">
          <a className="button" href={addressPath(pathname, true)}>
            {m.otherAddress()}
          </a>
        </p>
      </div>
    </section>
  );
}
