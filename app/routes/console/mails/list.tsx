import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { LISTS } from "#worker/domain/console/lists/console-lists.server.ts";
import { ListPage } from "../lists/list-page.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadList(context, request, LISTS.mails);
}

export const handle = { private: true, permission: "mails.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Emails");

export default function Mails({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Emails"
      lead="What the site has sent or is about to send. The texts themselves are not stored."
      {...loaderData}
    />
  );
}
