import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { ListPage } from "../lists/list-page.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadList(args);
}

export const handle = { private: true, permission: "documents.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Documents");

export default function Documents({ loaderData }: Route.ComponentProps) {
  const books = (
    <a className="button button-secondary" href="/console/books">
      Download a month
    </a>
  );
  return (
    <ListPage
      title="Documents"
      lead="Invoices, receipts and credit notes. None of them is ever changed or deleted."
      actions={loaderData.mayExport && books}
      {...loaderData}
    />
  );
}
