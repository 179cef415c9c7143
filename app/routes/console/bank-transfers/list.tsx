import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { ListPage } from "../lists/list-page.tsx";
import { loadList } from "../lists/load-list.server.ts";
import { consoleMeta } from "../parts/console-page.tsx";
import type { Route } from "./+types/list.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadList(args);
}

export const handle = { private: true, permission: "payments.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Bank transfers");

export default function BankTransfers({ loaderData }: Route.ComponentProps) {
  const upload = (
    <a className="button" href="/console/bank-transfers/statement">
      Check a bank statement
    </a>
  );
  return (
    <ListPage
      title="Bank transfers"
      lead="Memberships reserved for payment by bank transfer."
      actions={loaderData.mayExport && upload}
      {...loaderData}
    />
  );
}
