import { redirect } from "react-router";
import { privateHeaders } from "#app/session/session-headers.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { openStopLink, STOP_PATH, stopByLink } from "#worker/domain/schemes/reminder-links.server.ts";
import type { Route } from "./+types/stop.ts";

/** Where the mail about a changed scheme leads. Opening it changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const opened = await openStopLink(context.get(depsContext), keyOf(request));
  return opened && { title: opened.title, isActive: opened.isActive };
}

export async function action({ request, context }: Route.ActionArgs) {
  await stopByLink(context.get(depsContext), keyOf(request));
  return redirect(`${STOP_PATH}?key=${encodeURIComponent(keyOf(request))}`);
}

export const handle = { hydrate: false, private: true } satisfies PageHandle;
export const headers = privateHeaders;

export function meta() {
  return [{ title: "Stop a reminder · MASA Forum" }, { name: "robots", content: "noindex" }];
}

export default function StopReminder({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap section">
      <h1>Emails about a scheme</h1>
      {!loaderData && <p className="lead">This link is not valid. Open the link in our last email about the scheme.</p>}
      {loaderData?.isActive && (
        <form method="post">
          <p className="lead">{`We write to you when the rules or the status of this scheme change: ${loaderData.title}.`}</p>
          <p>
            <button className="button" type="submit">
              Stop these emails
            </button>
          </p>
        </form>
      )}
      {loaderData && !loaderData.isActive && (
        <p className="lead">{`We no longer write to you about this scheme: ${loaderData.title}.`}</p>
      )}
    </div>
  );
}

function keyOf(request: Request): string {
  return new URL(request.url).searchParams.get("key") ?? "";
}
