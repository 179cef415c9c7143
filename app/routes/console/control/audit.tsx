import { data } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewTrail } from "#worker/domain/operators/trail-view.server.ts";
import { type TrailCheck, verifyTrail } from "#worker/domain/operators/verify-trail.server.ts";
import { ConsoleErrors, ConsolePage, consoleHeaders, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/audit.ts";
import { TrailTable } from "./trail-table.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const before = new URL(request.url).searchParams.get("before");
  return { ...(await viewTrail(context.get(depsContext), before)), isFirst: before === null };
}

export async function action({ context }: Route.ActionArgs) {
  return data(await verifyTrail(context.get(depsContext)));
}

export const handle = { private: true, permission: "audit.read" } satisfies PageHandle;
export const headers = consoleHeaders;
export const meta = () => consoleMeta("Audit");
export const ErrorBoundary = ConsoleErrors;

export default function Audit({ loaderData: { lines, older, isFirst }, actionData }: Route.ComponentProps) {
  return (
    <ConsolePage
      title="Audit"
      lead="Every change, and every view of personal data. Entries are only ever added."
      actions={
        <form method="post">
          <button className="button button-secondary" type="submit">
            Check the trail
          </button>
        </form>
      }
    >
      {actionData && <Check {...actionData} />}
      {lines.length === 0 ? <p>Nobody has done anything here yet.</p> : <TrailTable lines={lines} />}
      {(older !== undefined || !isFirst) && (
        <nav className="button-row" aria-label="Pages of the trail">
          {!isFirst && (
            <a className="button button-secondary" href="/console/audit">
              Newest entries
            </a>
          )}
          {older !== undefined && (
            <a className="button button-secondary" href={`/console/audit?before=${older}`}>
              Older entries
            </a>
          )}
        </nav>
      )}
    </ConsolePage>
  );
}

function Check({ entries, fault }: TrailCheck) {
  if (!fault) return <Notice kind="success" text={`The trail is unbroken: ${entries} entries.`} />;
  const what =
    fault.is === "missing"
      ? `The trail is broken: entries are missing at number ${fault.seq}.`
      : `The trail is broken: entry ${fault.seq} was changed.`;
  return <Notice kind="error" text={what} help="Tell an owner and the developers now. Do not delete anything." />;
}
