import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { ANY_EVENT } from "#worker/domain/events/event-titles.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadList(args);
  const { event } = loaded.view.entered;
  const hasDoor = event && event !== ANY_EVENT && loaded.view.rows.length > 0;
  return { ...loaded, door: hasDoor ? `/console/registrations/door/${encodeURIComponent(event)}` : undefined };
}

export const handle = { private: true, permission: "registrations.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Registrations");

export default function Registrations({ loaderData: { door, ...loaded } }: Route.ComponentProps) {
  const mayImport = loaded.bulk.length > 0;
  const actions = (
    <>
      {door && (
        <a className="button button-secondary" href={door}>
          List for the door
        </a>
      )}
      {mayImport && (
        <a className="button button-secondary" href="/console/registrations/import">
          Import a CSV file
        </a>
      )}
    </>
  );
  return (
    <ListPage
      title="Registrations"
      lead="Everybody who has registered for an event."
      actions={(door || mayImport) && actions}
      {...loaded}
    />
  );
}
