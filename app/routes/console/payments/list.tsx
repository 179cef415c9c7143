import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { LISTS } from "#worker/domain/console/lists/console-lists.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadList(context, request, LISTS.payments);
}

export const handle = { private: true, permission: "payments.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Payments");

export default function Payments({ loaderData }: Route.ComponentProps) {
  return <ListPage title="Payments" lead="Every membership order, and what was paid for it." {...loaderData} />;
}
