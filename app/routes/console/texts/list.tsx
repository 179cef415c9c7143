import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { LISTS } from "#worker/domain/console/lists/console-lists.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadList(context, request, LISTS.texts);
}

export const handle = { private: true, permission: "texts.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Texts");

export default function Texts({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Texts"
      lead="Reviews, applications, reports and suggestions submitted on the dashboard."
      {...loaderData}
    />
  );
}
