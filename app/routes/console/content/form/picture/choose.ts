import { depsContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { viewLibrary } from "#worker/domain/content/pictures/library.server.ts";
import type { Route } from "./+types/choose.ts";

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const asked = { words: searchParams.get("q") ?? "", after: searchParams.get("after"), isUnused: false };
  const library = await viewLibrary(context.get(depsContext), asked);
  return Response.json(library, { headers: { "Cache-Control": "no-store" } });
}

export const handle = { private: true, permission: "content.read" } satisfies PageHandle;
