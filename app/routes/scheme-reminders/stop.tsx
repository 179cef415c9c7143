import { redirect } from "react-router";
import { mailLinkKey } from "#app/session/mail-link-key.server.ts";
import { brand } from "#messages/layout.ts";
import { localPath } from "#messages/locale.ts";
import * as m from "#messages/pages/letters.ts";
import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { openStopLink, STOP_PATH, stopByLink } from "#worker/domain/schemes/reminder-links.server.ts";
import type { Route } from "./+types/stop.ts";

/** The page behind the unsubscribe link in the mail about a changed scheme. Opening it changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const opened = await openStopLink(context.get(depsContext), mailLinkKey(request));
  return opened && { title: opened.title, isActive: opened.isActive };
}

export async function action({ request, context }: Route.ActionArgs) {
  await stopByLink(context.get(depsContext), mailLinkKey(request));
  return redirect(localPath(`${STOP_PATH}?key=${encodeURIComponent(mailLinkKey(request))}`));
}

export const handle = { hydrate: false, private: true } satisfies PageHandle;

export function meta() {
  return [{ title: `${m.stopTitle()} · ${brand()}` }, { name: "robots", content: "noindex" }];
}

export default function StopReminder({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap section">
      <h1>{m.stopHeading()}</h1>
      {!loaderData && <p className="lead">{m.stopWrong()}</p>}
      {loaderData?.isActive && (
        <form method="post">
          <p className="lead">{m.stopActive({ title: loaderData.title })}</p>
          <p>
            <button className="button" type="submit">
              {m.stopButton()}
            </button>
          </p>
        </form>
      )}
      {loaderData && !loaderData.isActive && <p className="lead">{m.stopped({ title: loaderData.title })}</p>}
    </div>
  );
}
