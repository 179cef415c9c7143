import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { LISTS } from "#worker/domain/console/lists/console-lists.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadList(context, request, LISTS.consents);
}

export const handle = { private: true, permission: "consents.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Consents");

export default function Consents({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage title="Consents" lead="Who agreed to what, and when. Only the person can change it." {...loaderData} />
  );
}
