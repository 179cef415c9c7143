import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { LISTS } from "#worker/domain/console/lists/console-lists.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadList(context, request, LISTS.memberships);
}

export const handle = { private: true, permission: "memberships.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Memberships");

export default function Memberships({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Memberships"
      lead="Every membership that was paid for, with its first and last day."
      {...loaderData}
    />
  );
}
