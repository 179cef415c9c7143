import { depsContext } from "#worker/context.server.ts";
import { makeRss } from "#worker/domain/content/feeds.server.ts";
import type { Route } from "./+types/rss.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return new Response(await makeRss(context.get(depsContext)), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
