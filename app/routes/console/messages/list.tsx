import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { LISTS } from "#worker/domain/console/lists/console-lists.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadList(context, request, LISTS.messages);
}

export const handle = { private: true, permission: "messages.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Messages");

export default function Messages({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Messages"
      lead="What people wrote in the contact form, and who asked for a call."
      {...loaderData}
    />
  );
}
