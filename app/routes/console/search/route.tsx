import { depsContext, operatorContext } from "#worker/context.server.ts";
import { isPermitted } from "#worker/contracts/console/vocabulary.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { searchConsole } from "#worker/domain/console/search/search.server.ts";
import { isTooShort } from "#worker/domain/record-search.server.ts";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { HitRows } from "../parts/hit-rows.tsx";
import type { Route } from "./+types/route.ts";
import { SearchField } from "./search-field.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const entered = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 100);
  const { role } = context.get(operatorContext);
  const found = await searchConsole(context.get(depsContext), role, entered);
  return { entered, found, isTooShort: isTooShort(entered), seesPayments: isPermitted(role, "payments.read") };
}

export const handle = { private: true, permission: "today.read" } satisfies PageHandle;
export const meta = () => consoleMeta("Search");

export default function Search({ loaderData }: Route.ComponentProps) {
  const { entered, found } = loaderData;
  return (
    <ConsolePage title="Search" lead="Everything that your role may see.">
      <SearchField entered={entered} />
      {found.length === 0 && entered.trim() !== "" && <p>{emptyText(loaderData)}</p>}
      {found.map(({ title, hits, more }) => (
        <section key={title} aria-labelledby={`found-${title}`}>
          <h2 id={`found-${title}`}>{title}</h2>
          <HitRows hits={hits} />
          {more && (
            <p className="console-after">
              <a href={more}>{`All matching ${title.toLowerCase()}`}</a>
            </p>
          )}
        </section>
      ))}
    </ConsolePage>
  );
}

function emptyText({ entered, isTooShort, seesPayments }: Route.ComponentProps["loaderData"]): string {
  if (isTooShort) return "Type at least three letters or digits.";
  const unseen = seesPayments ? "" : " Your role does not see orders and bank transfers: ask finance or an owner.";
  return `No results for “${entered}”. Check the spelling.${unseen}`;
}
