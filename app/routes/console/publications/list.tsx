import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewPublications } from "#worker/domain/studio/views/view-publications.server.ts";
import { ActionNotice } from "../parts/action-notice.tsx";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return viewPublications(context.get(depsContext).db, new URL(request.url).searchParams.get("before"));
}

export const handle = { private: true, permission: "content.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Publications");

export default function Publications({ loaderData: { rows, older } }: Route.ComponentProps) {
  return (
    <ConsolePage
      title="Publications"
      lead="Who made what public, and when. Open one to see what changed, or to undo it."
      back={{ href: "/console/content", label: "Content" }}
    >
      <ActionNotice actionData={undefined} />
      {rows.length === 0 && <p>Nothing has been published in the console yet.</p>}
      <ul>
        {rows.map(({ id, title, lists, kind, by, when }) => (
          <li key={id} className="console-row">
            <div>
              <a className="console-row-title" href={`/console/publications/${id}`}>
                {title}
              </a>
              <p className="console-facts">
                <span>{lists}</span>
                <span>{kind}</span>
                <span>{by}</span>
              </p>
            </div>
            <p>{when}</p>
          </li>
        ))}
      </ul>
      {older !== undefined && (
        <a className="button button-secondary" href={`/console/publications?before=${older}`}>
          Older publications
        </a>
      )}
    </ConsolePage>
  );
}
