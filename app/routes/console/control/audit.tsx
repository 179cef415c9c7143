import { data } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { type TrailCheck, verifyTrail } from "#worker/domain/operators/verify-trail.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/audit.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadList(args);
}

export async function action({ context }: Route.ActionArgs) {
  return data(await verifyTrail(context.get(depsContext)));
}

export const handle = { private: true, permission: "audit.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Audit");

export default function Audit({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Audit"
      lead="Every change, and every view of personal data. Entries are only ever added."
      {...loaderData}
      actions={
        <form method="post">
          <button className="button button-secondary" type="submit">
            Check the trail
          </button>
        </form>
      }
    >
      {actionData && <Check {...actionData} />}
    </ListPage>
  );
}

function Check({ entries, fault }: TrailCheck) {
  if (!fault) return <Notice kind="success" text={`The trail is unbroken: ${entries} entries.`} />;
  const what =
    fault.kind === "missing"
      ? `The trail is broken: entries are missing at number ${fault.seq}.`
      : `The trail is broken: entry ${fault.seq} was changed.`;
  return <Notice kind="error" text={what} help="Tell an owner and the developers now. Do not delete anything." />;
}
