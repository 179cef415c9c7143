import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { ListPage } from "../lists/list-page.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadList(args);
}

export const handle = { private: true, permission: "members.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Accounts");

export default function Members({ loaderData }: Route.ComponentProps) {
  const upload = (
    <a className="button button-secondary" href="/console/members/import">
      Import a CSV file
    </a>
  );
  return (
    <ListPage
      title="Accounts"
      lead="Everybody with an account."
      actions={loaderData.bulk.length > 0 && upload}
      {...loaderData}
    />
  );
}
