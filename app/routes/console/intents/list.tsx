import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { LISTS } from "#worker/domain/console/lists/console-lists.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadList(context, request, LISTS.intents);
}

export const handle = { private: true, permission: "intents.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Choices");

export default function Choices({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Choices"
      lead="What visitors chose in the popup on Home. No names are stored with it."
      {...loaderData}
    />
  );
}
