import { isPermitted, type OperatorRole } from "../../../contracts/console/vocabulary.ts";
import type { Deps } from "../../../deps.ts";
import { isSearch } from "../../record-search.server.ts";
import { documentList } from "../finance/documents.server.ts";
import { membershipList } from "../finance/memberships.server.ts";
import { transferList } from "../finance/transfers.server.ts";
import { viewList } from "../list.server.ts";
import { memberList } from "../members.server.ts";
import { messageList } from "../messages.server.ts";
import { orderList } from "../orders.server.ts";
import { registrationList } from "../registrations.server.ts";
import { findContent, type Hit } from "./find-content.server.ts";

type SearchDeps = Pick<Deps, "db" | "now" | "content">;
type Hits = { title: string; hits: readonly Hit[]; more: string | undefined };

const MAX_HITS = 5;

/** Finds the first matches of each kind that the role can see, with a link to all of them. */
export async function searchConsole(deps: SearchDeps, role: OperatorRole, entered: string): Promise<Hits[]> {
  if (!isSearch(entered)) return [];
  const lists = [
    { title: "Accounts", sees: "members.read", view: () => viewList(deps, memberList(), { q: entered }) },
    {
      title: "Registrations",
      sees: "registrations.read",
      view: async () => viewList(deps, await registrationList(deps), { q: entered }),
    },
    { title: "Messages", sees: "messages.read", view: () => viewList(deps, messageList(deps.now()), { q: entered }) },
    {
      title: "Memberships",
      sees: "memberships.read",
      view: () => viewList(deps, membershipList(deps.now()), { q: entered }),
    },
    { title: "Orders", sees: "payments.read", view: () => viewList(deps, orderList(), { q: entered }) },
    {
      title: "Documents",
      sees: "documents.read",
      view: () => viewList(deps, documentList(deps.now()), { q: entered }),
    },
    {
      title: "Bank transfers",
      sees: "payments.read",
      view: () => viewList(deps, transferList(deps.now()), { q: entered }),
    },
  ] as const;
  const found = await Promise.all(
    lists
      .filter(({ sees }) => isPermitted(role, sees))
      .map(async ({ title, view }) => {
        const { path, rows } = await view();
        const hits = rows.slice(0, MAX_HITS).map((row) => {
          return { href: row.href ?? path, title: row.title, facts: row.cells.slice(0, 3).map(({ text }) => text) };
        });
        return { title, hits, more: rows.length > MAX_HITS ? `${path}?q=${encodeURIComponent(entered)}` : undefined };
      }),
  );
  const content = isPermitted(role, "content.read") ? await findContent(deps, entered, MAX_HITS) : [];
  return [...found, { title: "Content", hits: content, more: undefined }].filter(({ hits }) => hits.length > 0);
}
